import { isDeepStrictEqual } from 'node:util'
import type { FormatId } from '#contract/formats.ts'
import {
  canUseCustomColors,
  CREATIVE_LIMIT_MESSAGES,
  CUSTOM_COLORS_NOT_ALLOWED_MESSAGE,
  type PlanId,
  PLANS,
  refuseFormat,
} from '#contract/money/plans.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CreativeRow } from './store.ts'

/** Rules about ads. Pure: each takes what it needs and throws the error that a user gets to see. */

export function requireCreativeOwner<Row extends Pick<CreativeRow, 'userId'>>(creative: Row, userId: string): Row {
  if (creative.userId === userId) return creative
  throw new AppError('NOT_OWNER', 'You do not have permission to open this ad. Please go back to your own ads.')
}

export function requireRoomForCreative(planId: PlanId, creatives: number): void {
  if (creatives >= PLANS[planId].maxCreatives) throw new AppError('AD_LIMIT_REACHED', CREATIVE_LIMIT_MESSAGES[planId])
}

export type ColorChoice = Partial<Pick<CreativeRow, 'colorPalette' | 'customColors' | 'customPalette'>>

/**
 * Requires a plan with custom colors. Colors that an ad already has may be sent back on any plan, because an ad that
 * was made on Pro stays editable after a downgrade.
 */
export function requireCustomColors(planId: PlanId, wanted: ColorChoice, stored: ColorChoice = {}): void {
  if (canUseCustomColors(planId)) return
  if (isNew('colorPalette', wanted.colorPalette === 'custom')) refuse()
  if (isNew('customColors', (wanted.customColors ?? []).length > 0)) refuse()
  if (isNew('customPalette', (wanted.customPalette?.colors ?? []).length > 0)) refuse()

  function isNew(field: keyof ColorChoice, custom: boolean): boolean {
    return custom && !isDeepStrictEqual(wanted[field], stored[field])
  }
}

export type RoleColorChoice = Partial<Pick<CreativeRow, 'roleColors' | 'formatColors'>>

/** Returns true if an ad would get other colors by role than it has. */
export function hasNewColors({ roleColors, formatColors }: RoleColorChoice, stored: RoleColorChoice): boolean {
  const isNew = (wanted: unknown, held: unknown) => wanted !== undefined && !isDeepStrictEqual(wanted, held)
  return isNew(roleColors, stored.roleColors) || isNew(formatColors, stored.formatColors)
}

/** Requires, on a plan without custom colors, that role colors are of the ad's own palette, which its pictures hold. */
export function requireRoleColors(
  planId: PlanId,
  { roleColors = {}, formatColors = {} }: RoleColorChoice,
  held: readonly string[],
): void {
  if (canUseCustomColors(planId)) return
  const known = new Set(held.map((color) => color.toLowerCase()))
  const wanted = [roleColors, ...Object.values(formatColors)].flatMap((colors = {}) => Object.values(colors))
  if (wanted.some((color) => !known.has(color.toLowerCase()))) refuse()
}

/** Requires formats of the plan. Formats that the ad already has may be sent back, as with custom colors. */
export function requireFormats(planId: PlanId, wanted: FormatId[] = [], held: FormatId[] = []): void {
  for (const format of wanted) {
    const refusal = held.includes(format) ? undefined : refuseFormat(PLANS[planId], format)
    if (refusal) throw new AppError('FORMAT_NOT_ALLOWED', refusal, 'selectedFormats')
  }
}

function refuse(): never {
  throw new AppError('CUSTOM_COLORS_NOT_ALLOWED', CUSTOM_COLORS_NOT_ALLOWED_MESSAGE)
}
