import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, hueDistance, oklchToHex } from './oklch.ts'
import type { ColorRoles } from './roles.ts'
import type { SubjectColors } from './subject-hue.ts'

/** In degrees: colors of a scene that are so near to a palette's hue are of the same family of colors. */
const KIN = 48
/** The palette was chosen by a person and stays what she would call it: its hue turns no farther. */
const TURN_MOST = 26
/** Chroma of a scene whose fields may be as strong as the palette's own. */
const FULL = 0.14
/** Of the palette's chroma what a field keeps: at least, and beside a scene that has nothing of its hue. */
const LEAST = 0.42
const STRANGE = 0.32

/** The fields beside a photo of a place or a person; words, button and badge keep the palette's own colors. */
const FIELDS = ['ground', 'groundDeep', 'surface', 'surfaceDeep', 'glow', 'glowHot'] as const

/**
 * The fields of one of our palettes beside a scene, led by the scene's own colors: in its shade of the hue and about as strong as it is there.
 * A mint slab beside a sage plant is nobody's choice. Bold is as strong as ever, and so is what is of one hue with a strong scene.
 */
export function leadByScene(style: AdStyle, roles: ColorRoles, scene: SubjectColors): ColorRoles {
  const field = hexToOklch(style === 'playful' || style === 'corporate' ? roles.surface : roles.groundDeep)
  const kin = scene
    .map(({ hex, share }) => ({ ...hexToOklch(hex), share }))
    .filter(({ c, h }) => c > 0.025 && hueDistance(h, field.h) < KIN)
  const weight = kin.reduce((sum, { c, share }) => sum + c * share, 0)
  const share = kin.reduce((sum, one) => sum + one.share, 0)
  const isStrange = weight < SEEN
  const strength = isStrange ? STRANGE : Math.max(LEAST, Math.min(1, weight / share / FULL))
  const mean = kin.reduce((sum, { c, h, share }) => sum + c * share * turnTo(field.h, h), 0) / Math.max(weight, 1e-6)
  const turn = isStrange ? 0 : Math.max(-TURN_MOST, Math.min(TURN_MOST, mean))
  const led = FIELDS.map((role) => {
    const { l, c, h } = hexToOklch(roles[role])
    return [role, oklchToHex(l, c * strength, h + turn)]
  })
  return { ...roles, ...Object.fromEntries(led) }
}

/** Chroma times share: under this nobody sees that a scene has a hue. */
const SEEN = 0.012

/** Degrees from one hue to another, the shorter way. */
function turnTo(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}
