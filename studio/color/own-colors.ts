import type { ColorRole } from '#contract/word-parts.ts'
import { hexOf, okDistance } from './oklch.ts'
import type { PaletteChoice } from './roles.ts'

type OwnColors = Partial<Record<ColorRole, string>>

/** OKLab distance: a second color that is nearer to the first does not count as another one. */
const MIN_DISTANCE = 0.03

/**
 * Returns the colors that the user chose for an ad by role, as hex. Of a custom palette the first color is the ground
 * and the next one the accent, as in a brand; a color chosen for a role takes precedence. Returns undefined if the user
 * chose none: the roles are then derived from one of our palettes.
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
  const accent = ground && others.find((color) => okDistance(color, ground) >= MIN_DISTANCE)
  return { ...(ground && { ground }), ...(accent && { accent }) }
}
