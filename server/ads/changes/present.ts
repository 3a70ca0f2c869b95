import type { ChangeEvent } from '#contract/ads/change.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { type PresentableRow, presentVariants } from '#server/ads/variants/present.ts'
import type { ChangeRow } from './store.ts'

/**
 * Returns the formats that refused. One that shows nothing of what was changed has not refused it if others took it.
 */
function refusedBy(outcomes: ChangeRow['outcomes']): ChangeEvent['refused'] {
  const isTaken = outcomes.some((outcome) => 'variantId' in outcome)
  return outcomes.flatMap((outcome) => {
    if ('message' in outcome) return outcome
    return 'unseen' in outcome && !isTaken ? { format: outcome.format, message: outcome.unseen } : []
  })
}

/** Presents a change, without pictures that were replaced or deleted since. */
export async function presentChange(
  { id: jobId, state, formats, outcomes, message }: ChangeRow,
  current: readonly PresentableRow[],
  creative: CreativeRow,
): Promise<ChangeEvent> {
  const alike = outcomes.flatMap((outcome) => ('variantId' in outcome && outcome.alike ? outcome.format : []))
  const made = outcomes.flatMap((outcome) => ('variantId' in outcome ? outcome.variantId : []))
  const rows = current.filter(({ id }) => made.includes(id))
  const moved = outcomes.flatMap((outcome) => ('moved' in outcome && outcome.moved ? outcome.format : []))
  return {
    jobId,
    state,
    formats,
    variants: await presentVariants(rows, creative),
    refused: refusedBy(outcomes),
    ...(alike.length > 0 && { alike }),
    ...(moved.length > 0 && { moved }),
    ...(message && { message }),
  }
}
