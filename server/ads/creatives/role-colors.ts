import type { RoleColors } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { COLOR_ROLES } from '#contract/word-parts.ts'
import type { CreativeRow } from './store.ts'

type Colored = Pick<CreativeRow, 'roleColors' | 'formatColors'>

/** Returns the colors by role with which an ad's picture in a format is painted. */
export function roleColorsOf({ roleColors, formatColors }: Colored, format: FormatId): RoleColors {
  return { ...roleColors, ...formatColors[format] }
}

/**
 * Returns the ad with colors that were chosen for roles: for all its pictures they are the ad's, and win over those of
 * single formats; for some of its pictures they stay with those. Null takes a color back.
 */
export function writeRoleColors(
  { roleColors, formatColors }: Colored,
  colors: Partial<Record<keyof RoleColors, string | null>>,
  formats: readonly FormatId[] | 'all',
): Colored {
  if (formats !== 'all') {
    const own = formats.map((format) => [format, written(formatColors[format] ?? {}, colors)] as const)
    return { roleColors, formatColors: withoutEmpty({ ...formatColors, ...Object.fromEntries(own) }) }
  }
  const cleared = Object.fromEntries(
    COLOR_ROLES.filter((role) => colors[role] !== undefined).map((role) => [role, null]),
  )
  const others = Object.entries(formatColors).map(([format, own]) => [format, written(own ?? {}, cleared)] as const)
  return { roleColors: written(roleColors, colors), formatColors: withoutEmpty(Object.fromEntries(others)) }
}

function written(before: RoleColors, colors: Partial<Record<keyof RoleColors, string | null>>): RoleColors {
  const after = { ...before, ...colors }
  return Object.fromEntries(Object.entries(after).filter(([, color]) => color !== null && color !== undefined))
}

function withoutEmpty(formats: Colored['formatColors']): Colored['formatColors'] {
  return Object.fromEntries(Object.entries(formats).filter(([, own = {}]) => Object.keys(own).length > 0))
}
