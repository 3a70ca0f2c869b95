import type { FormatId } from '#contract/formats.ts'
import { PRODUCT_IMAGES_REQUIRED, STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import { findTwoCurrencies } from '#contract/prices/offer-doubts.ts'
import {
  canUseCustomColors,
  CUSTOM_COLORS_NOT_ALLOWED_MESSAGE,
  type PlanId,
  PLANS,
  refuseFormat,
  VARIANT_LIMIT_MESSAGES,
} from '#contract/money/plans.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'

interface PermissionRequest {
  planId: PlanId
  creative: CreativeRow
  format: FormatId
  /** Formats that hold a variant, and formats that are being made. */
  madeFormats: FormatId[]
  busyFormats: FormatId[]
}

/**
 * Checks everything that may refuse a generation before a credit is taken, in the order in which a user would want to
 * learn of it.
 */
export function requireMayGenerate(request: PermissionRequest): void {
  requireFormatInPlan(request)
  requireCompleteCreative(request.creative)
  requireOneCurrency(request.creative)
  requireSettable(request.creative)
  requireRoomForVariant(request)
  requireColorsInPlan(request)
}

function requireFormatInPlan({ planId, format }: PermissionRequest): void {
  const refusal = refuseFormat(PLANS[planId], format)
  if (refusal) throw new AppError('FORMAT_NOT_ALLOWED', refusal, 'format')
}

const STYLE_FIELDS = ['adStyle', 'colorPalette', 'typography', 'tone'] as const

function requireCompleteCreative(creative: CreativeRow): void {
  if (creative.productImages.length === 0) {
    throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  }
  for (const field of STYLE_FIELDS) {
    if (!creative[field]) throw new AppError('VALIDATION_FAILED', STYLE_STEP_MESSAGES[field], field)
  }
}

function requireOneCurrency({ productPrice, productDiscount }: CreativeRow): void {
  const message = findTwoCurrencies(productPrice, productDiscount)
  if (message) throw new AppError('VALIDATION_FAILED', message, 'productDiscount')
}

/**
 * Requires colors that the plan includes, if a format is added: after a downgrade, existing formats may be made again.
 */
function requireColorsInPlan({ planId, creative, format, madeFormats }: PermissionRequest): void {
  if (creative.colorPalette !== 'custom' || canUseCustomColors(planId) || madeFormats.includes(format)) return
  throw new AppError('CUSTOM_COLORS_NOT_ALLOWED', CUSTOM_COLORS_NOT_ALLOWED_MESSAGE)
}

/**
 * Requires room for another variant. Regenerating needs none. Formats that are being made count, or two at once could
 * pass the limit together.
 */
function requireRoomForVariant({ planId, format, madeFormats, busyFormats }: PermissionRequest): void {
  if (madeFormats.includes(format)) return
  const held = new Set([...madeFormats, ...busyFormats])
  if (held.size < PLANS[planId].maxVariantsPerCreative) return
  throw new AppError('VARIANT_LIMIT_REACHED', VARIANT_LIMIT_MESSAGES[planId])
}
