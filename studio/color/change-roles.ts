import type { ColorRole } from '#contract/word-parts.ts'
import { contrastRatio, hexToOklch, oklchToHex, readableOn } from './oklch.ts'
import type { ColorRoles } from './roles.ts'

/**
 * Applies changed colors to the roles: the deeper end of a field and the light on it keep their distance from it, and
 * text on a changed color is moved until it can be read. What does not depend on a change stays as it was.
 */
export function changeRoles(roles: ColorRoles, changes: Partial<Record<ColorRole, string>>): ColorRoles {
  const changed = { ...roles, ...changes }
  const follow = (role: keyof ColorRoles, leader: ColorRole) => {
    if (changes[leader] !== undefined) changed[role] = follower(roles[role], roles[leader], changes[leader])
  }
  follow('groundDeep', 'ground')
  follow('glow', 'ground')
  follow('glowHot', 'ground')
  follow('surfaceDeep', 'surface')
  follow('inkSoft', 'ink')
  const write = (role: keyof ColorRoles, on: ColorRole) => {
    if (changes[on] !== undefined) changed[role] = writable(changed[role], changed[on])
  }
  if (changes.ink === undefined) write('ink', 'ground')
  write('inkSoft', 'ground')
  write('onSurface', 'surface')
  write('onAccent', 'accent')
  write('onOffer', 'offer')
  return changed
}

/** Keeps a color as far from the new leader as it was from the old one, in OKLCH. */
function follower(color: string, leader: string, changed: string): string {
  const [from, was, now] = [hexToOklch(color), hexToOklch(leader), hexToOklch(changed)]
  const strength = was.c > 0.01 ? from.c / was.c : 1
  const l = Math.min(0.99, Math.max(0.03, now.l + from.l - was.l))
  return oklchToHex(l, Math.min(0.37, now.c * strength), now.h + (was.c > 0.01 ? from.h - was.h : 0))
}

const WRITABLE_CONTRAST = 4.6

function writable(ink: string, ground: string): string {
  const moved = readableOn(ground, ink, WRITABLE_CONTRAST)
  if (contrastRatio(moved, ground) >= WRITABLE_CONTRAST) return moved
  return contrastRatio('#000000', ground) > contrastRatio('#ffffff', ground) ? '#000000' : '#ffffff'
}
