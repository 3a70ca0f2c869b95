import type { SentAdChanges, changeAdCall as Call, ChangeConflictDetails } from '#contract/ads/change.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import type { ReadCreative } from '#web/api/ads/creative-fields.ts'
import { requestVersion } from '#web/api/platform/request.ts'

export interface AdChange {
  changes: SentAdChanges
  /** The formats to change; all formats of the ad if left out. */
  formats?: readonly FormatId[] | undefined
}

/**
 * Changes an ad. Resolves with the new pictures and the ad, or with the change's id if it takes longer than a call
 * should last.
 */
export async function sendAdChange(creativeId: string, { changes, formats }: AdChange, ifMatch: string | undefined) {
  const answer = await requestVersion<typeof Call>('POST /api/creatives/:id/change', {
    params: { id: creativeId },
    body: { changes, ...(formats && { formats: [...formats] }) },
    ...(ifMatch !== undefined && { ifMatch }),
  })
  if ('jobId' in answer) return answer
  const { creative, etag, ...changed } = answer
  return { ...changed, creative: { ...creative, etag } as ReadCreative }
}

export interface ChangeConflict {
  current: ReadCreative
  variants: Variant[]
}

/**
 * Gives the conflict of a change: the ad as others have changed it since, and its pictures. Undefined for any other
 * failure.
 */
export function changeConflictOf(error: unknown): ChangeConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  const { current, variants = [] } = error.body as Partial<ChangeConflictDetails>
  if (!current) return undefined
  return { current: { ...current, ...(error.etag && { etag: error.etag }) }, variants }
}
