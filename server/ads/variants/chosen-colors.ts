import type { RoleColors } from '#contract/ads/creative.ts'
import type { creatives } from '#server/platform/db/schema.ts'
import { openWords } from './open-words.ts'

type Palette = Pick<typeof creatives.$inferSelect, 'colorPalette' | 'customColors'>

/**
 * Returns which of the custom colors of a painted picture the user chose for a role: the rest belong to the palette.
 */
export async function chosenColorsOf({ colorPalette, customColors }: Palette, own: RoleColors): Promise<RoleColors> {
  const { ownColorsOf } = await openWords()
  const palette = colorPalette ? ownColorsOf({ palette: colorPalette, customColors }) : undefined
  const roles = Object.keys(own) as (keyof RoleColors)[]
  return Object.fromEntries(roles.filter((role) => own[role] !== palette?.[role]).map((role) => [role, own[role]]))
}
