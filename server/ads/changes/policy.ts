import type { AdChangesBody } from '#contract/ads/change.ts'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import { canUseCustomColors, CUSTOM_COLORS_NOT_ALLOWED_MESSAGE, type PlanId } from '#contract/money/plans.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'

interface ColorRequest {
  planId: PlanId
  creative: CreativeRow
  colors: NonNullable<AdChangesBody['colors']>
  /** Colors that pictures of the ad have or had. */
  held: readonly string[]
}

/**
 * Requires colors of the ad's own palette on a plan without custom colors; after a downgrade the existing ones count as
 * its own.
 */
export function requireOwnPalette({ planId, creative, colors, held }: ColorRequest): void {
  if (canUseCustomColors(planId)) return
  const palette = new Set([...held, ...pickCustomColors(creative)].map((color) => color.toLowerCase()))
  if (Object.values(colors).every((color) => color === undefined || palette.has(color.toLowerCase()))) return
  throw new AppError('CUSTOM_COLORS_NOT_ALLOWED', CUSTOM_COLORS_NOT_ALLOWED_MESSAGE)
}

/** Requires that the new hero is one of the ad's photos. */
export function requireHero({ productImages }: CreativeRow, { hero }: AdChangesBody): void {
  if (hero === undefined || productImages.some(({ url }) => url === hero)) return
  throw new AppError('VALIDATION_FAILED', 'This photo is not in your ad. Please choose one of its photos.', 'hero')
}

/**
 * Requires that only words change, because a frozen change leaves all else as it was: another photo, color, size or
 * logo is another picture.
 */
export function requireFreezable({ frozen, colors, hero, cutOut, logo, dials, customColors }: AcceptedChanges): void {
  if (!frozen || [colors, hero, cutOut, logo, dials, customColors].every((one) => one === undefined)) return
  const message = 'Only words can be changed with all else left where it is. Send the rest as a change of its own.'
  throw new AppError('VALIDATION_FAILED', message, 'frozen')
}
