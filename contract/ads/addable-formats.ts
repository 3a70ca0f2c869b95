import type { FormatId } from '../formats.ts'
import { canUseFormat, type PlanId, PLANS } from '../money/plans.ts'

/**
 * Returns the wanted formats that an ad does not have yet and its plan includes, in their order, as many as there is
 * room for.
 */
export function addableFormats(
  planId: PlanId,
  wanted: readonly FormatId[],
  held: readonly FormatId[] = [],
): FormatId[] {
  const room = Math.max(0, PLANS[planId].maxVariantsPerCreative - held.length)
  return wanted.filter((format) => !held.includes(format) && canUseFormat(planId, format)).slice(0, room)
}
