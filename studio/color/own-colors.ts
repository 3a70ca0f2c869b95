import type { ColorRole } from '#contract/word-parts.ts'
import { hexOf, okDistance } from './oklch.ts'
import type { PaletteChoice } from './roles.ts'

type OwnColors = Partial<Record<ColorRole, string>>

/** In OKLab: a second color that is nearer to the first is no other one. */
const LEAST_APART = 0.03

/**
 * What a person has said of an ad's colors by their role, as hex. Of her own palette the first color is the ground and the next one
 * the accent, as a brand has them; what she chose for a role wins. Undefined where she has said nothing: a palette of ours is derived.
 */
export function ownColorsOf(
  { palette, customColors }: Pick<PaletteChoice, 'palette' | 'customColors'>,
  roleColors: OwnColors = {},
): OwnColors | undefined {
  const own = { ...(palette === 'custom' ? brandColors(customColors) : {}), ...roleColors }
  return Object.keys(own).length > 0 ? own : undefined
}

function brandColors(customColors: readonly string[]): OwnColors {
  const [ground, ...others] = customColors.flatMap((color) => hexOf(color) ?? [])
  const accent = ground && others.find((color) => okDistance(color, ground) >= LEAST_APART)
  return { ...(ground && { ground }), ...(accent && { accent }) }
}
