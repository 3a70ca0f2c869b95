import type { RoleColors } from '#contract/creative.ts'
import type { creatives } from '../db/schema.ts'
import { openWords } from './open-words.ts'

type Palette = Pick<typeof creatives.$inferSelect, 'colorPalette' | 'customColors'>

/** Of what a picture was painted with as a person's own, what she chose for a role: the rest is the palette's. */
export async function chosenColorsOf({ colorPalette, customColors }: Palette, own: RoleColors): Promise<RoleColors> {
  const { ownColorsOf } = await openWords()
  const palette = colorPalette ? ownColorsOf({ palette: colorPalette, customColors }) : undefined
  const roles = Object.keys(own) as (keyof RoleColors)[]
  return Object.fromEntries(roles.filter((role) => own[role] !== palette?.[role]).map((role) => [role, own[role]]))
}
