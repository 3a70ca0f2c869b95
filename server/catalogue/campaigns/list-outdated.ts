import type { FormatId } from '#contract/formats.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findStaleness } from '#server/ads/variants/find-staleness.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import type { Refusals } from './repaint-stale.ts'
import type { ResultRow } from './results-store.ts'

interface OutdatedRequest {
  creativeId: string
  formats: readonly FormatId[]
  /** Why the last change was refused, by format. */
  refusals: Refusals
}

/** Returns the formats of a product whose pictures are still stale after every possible change was made. */
export async function listOutdated(
  db: Database,
  { creativeId, formats, refusals }: OutdatedRequest,
): Promise<ResultRow['outdated']> {
  const ad = await findCreative(db, creativeId)
  if (!ad) return []
  const outdated: ResultRow['outdated'] = []
  for (const variant of await listCurrentVariants(db, [creativeId])) {
    const message = formats.includes(variant.format) && (await describeOutdated(variant, ad, refusals))
    if (message) outdated.push({ format: variant.format, message })
  }
  return outdated
}

/**
 * Returns what is stale on a picture, and why it could not be changed if that is known. Returns undefined for a picture
 * that is not stale.
 */
export async function describeOutdated(
  variant: VariantRow,
  ad: CreativeRow,
  refusals: Refusals,
): Promise<string | undefined> {
  const [stale] = await findStaleness({ ...variant, findings: variant.report.findings }, ad)
  if (!stale) return undefined
  const refusal = refusals.get(variant.format)
  return refusal ? `${stale.message} ${refusal}` : stale.message
}
