import { type PaintedTexts, refuseTexts } from '#contract/text/unsettable-letters.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/**
 * Checks every text that is going to be painted: letters that no font has would be boxes. Throws VALIDATION_FAILED with
 * the field of the first text that has one. A draft may contain anything, so saving one does not check.
 */
export function requireSettable(texts: PaintedTexts): void {
  const refused = refuseTexts(texts)
  if (refused) throw new AppError('VALIDATION_FAILED', refused.message, refused.field)
}
