import type { z } from 'zod'
import type { changeCampaignProductCall } from '#contract/catalogue/campaign-results.ts'
import { waitForChange } from '#server/ads/changes/change-ad.ts'
import { startChange } from '#server/ads/changes/start-change.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ChangeServices } from '#server/services.ts'
import { presentChange } from '#server/ads/changes/present.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { listOutdated } from './list-outdated.ts'
import { markFeedDue } from './feed-out/feed-out-store.ts'
import { getOwnProduct, type ProductRequest, requirePictures } from './own-product.ts'
import { presentResults } from './present.ts'
import { findResult, updateState } from './results-store.ts'

type Call = typeof changeCampaignProductCall

/** Changes the pictures of one product by the rules and the job of a change of an ad, and waits for it as long. */
export async function changeProduct(
  services: ChangeServices,
  { changes, formats, ...request }: ProductRequest & z.output<Call['body']>,
  signal: AbortSignal,
): Promise<z.output<Call['success'][200]> | { jobId: string }> {
  const { db } = services
  const { userId, campaignId } = request
  const { campaign, result } = await getOwnProduct(db, request)
  const creativeId = requirePictures(result)
  const jobId = await startChange(services, { userId, creativeId, campaignId, changes, formats })
  return waitForChange(services, jobId, signal, async (change) => {
    const row = change && (await findCreative(db, creativeId))
    if (!row) throw new AppError('NOT_FOUND', 'This product is not in the campaign any more. Please reload the page.')
    const { refused } = await presentChange(change, await listShownVariants(db, [creativeId]), row)
    const refusals = new Map(refused.map(({ format, message }) => [format, message]))
    const outdated = await listOutdated(db, { creativeId, formats: campaign.formats, refusals })
    const judged = (await updateState(db, result, outdated)) ?? (await findResult(db, result.id)) ?? result
    await markFeedDue(db, campaignId, services.now())
    const [presented] = await presentResults(db, campaign, [judged])
    return { result: presented!, refused }
  })
}
