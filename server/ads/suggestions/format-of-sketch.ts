import { type FormatId, getFormat } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { SKETCH_FORMAT } from '#contract/ads/sketch.ts'
import type { ShownRow } from '#server/ads/variants/store.ts'

/**
 * Returns the format in which a sketch becomes an ad. Sketches are squares, so it is a square format of the ad if it
 * has one.
 */
export function formatOfSketch(planId: PlanId, made: readonly Pick<ShownRow, 'format'>[]): FormatId {
  const isSquare = (format: FormatId) => getFormat(format).widthPx === getFormat(format).heightPx
  const own = made.findLast(({ format }) => isSquare(format) && canUseFormat(planId, format))
  return own?.format ?? SKETCH_FORMAT
}
