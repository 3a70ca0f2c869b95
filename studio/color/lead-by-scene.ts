import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, hueDistance, oklchToHex } from './oklch.ts'
import type { ColorRoles } from './roles.ts'
import type { SubjectColors } from './subject-hue.ts'

/** Colors of a scene within this many degrees of a palette's hue belong to the same family of colors. */
const KIN = 48
/** Maximum turn in degrees. The user chose the palette, and it has to stay what they would call it. */
const MAX_TURN = 26
/** Chroma of a scene whose fields may be as strong as the palette's own. */
const FULL = 0.14
/**
 * The share of the palette's chroma that a field keeps: the minimum, and the share beside a scene that has nothing of
 * its hue.
 */
const MIN_STRENGTH = 0.42
const STRANGE_STRENGTH = 0.32

/** The fields beside a photo of a place or a person; words, button and badge keep the palette's own colors. */
const FIELDS = ['ground', 'groundDeep', 'surface', 'surfaceDeep', 'glow', 'glowHot'] as const

/**
 * Adapts the fields of one of our palettes to the scene's own colors: its shade of the hue, and about its strength.
 * Nobody would choose a mint slab beside a sage plant. Bold stays at full strength, and so does a palette that shares
 * its hue with a strong scene.
 */
export function leadByScene(style: AdStyle, roles: ColorRoles, scene: SubjectColors): ColorRoles {
  const field = hexToOklch(style === 'playful' || style === 'corporate' ? roles.surface : roles.groundDeep)
  const kin = scene
    .map(({ hex, share }) => ({ ...hexToOklch(hex), share }))
    .filter(({ c, h }) => c > 0.025 && hueDistance(h, field.h) < KIN)
  const weight = kin.reduce((sum, { c, share }) => sum + c * share, 0)
  const share = kin.reduce((sum, one) => sum + one.share, 0)
  const isStrange = weight < SEEN
  const strength = isStrange ? STRANGE_STRENGTH : Math.max(MIN_STRENGTH, Math.min(1, weight / share / FULL))
  const mean = kin.reduce((sum, { c, h, share }) => sum + c * share * turnTo(field.h, h), 0) / Math.max(weight, 1e-6)
  const turn = isStrange ? 0 : Math.max(-MAX_TURN, Math.min(MAX_TURN, mean))
  const led = FIELDS.map((role) => {
    const { l, c, h } = hexToOklch(roles[role])
    return [role, oklchToHex(l, c * strength, h + turn)]
  })
  return { ...roles, ...Object.fromEntries(led) }
}

/** Chroma times share: below this nobody sees that a scene has a hue. */
const SEEN = 0.012

/** Degrees from one hue to another, the shorter way. */
function turnTo(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}
