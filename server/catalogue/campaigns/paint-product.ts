import { getFormat } from '#contract/formats.ts'
import type { FormatId } from '#contract/formats.ts'
import { CAMPAIGN_PRODUCTS_MESSAGE, PLANS } from '#contract/money/plans.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { failGeneration, type FailureServices } from '#server/ads/generation/fail-generation.ts'
import { withLowPriority, type Painters } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { JobContext } from '#server/platform/jobs/jobs.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { cuttingNames } from './cut-names.ts'
import { endProduct } from './end-product.ts'
import { endRun } from './end-run.ts'
import { upsertProductCreative } from './product-ad.ts'
import { collectPhotos } from './photos/product-photos.ts'
import { repaintStale } from './repaint-stale.ts'
import { paintMissing, type Shortfall } from './paint-missing.ts'
import { changeUnfinished, findResult, stateAfterPainting, type ResultRow } from './results-store.ts'
import { type CampaignRow, findCampaign } from './store.ts'

const FAILED_MESSAGE = 'It could not be made. Please try it again.'

/**
 * Brings one product up to date in every format: the queue's handler. Safe to run twice and at any point: each picture
 * is stored by a job of its own, which ends once, and a picture that already shows the product is left alone. Throws
 * what another attempt may mend.
 */
export async function paintCampaignProduct(
  services: Services,
  painters: Painters,
  { resultId, run }: { resultId: string; run: number },
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const result = await changeUnfinished(services.db, { id: resultId, run }, { state: 'painting' })
  const campaign = result && (await findCampaign(services.db, result.campaignId))
  if (!campaign) return
  if (!(await isInPlan(services, campaign, signal))) return
  try {
    const collected = await collectPhotos(services, campaign, result.product.images, signal)
    const ad = await upsertProductCreative(services, campaign, { result, ...collected })
    if (!ad) return
    requireSettable(ad)
    const shortfalls = await paintAll(services, cuttingNames(withLowPriority(painters)), {
      campaign,
      result,
      ad,
      signal,
    })
    await finish(services, campaign, { result, ad, shortfalls })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await endProduct(services, campaign, { result, changes: { state: 'failed', message: error.message } })
  }
}

interface Work {
  campaign: CampaignRow
  result: ResultRow
  ad: CreativeRow
  signal: AbortSignal
}

type ShortFormat = Shortfall & { format: FormatId }

/** Paints all formats and returns those that do not show the product in the end, and why. */
async function paintAll(services: Services, painters: Painters, { campaign, result, ad, signal }: Work) {
  const refusals = await repaintStale(services, painters, { ad, badge: result.product.badge, signal })
  const shortfalls: ShortFormat[] = []
  for (const format of campaign.formats) {
    const shortfall = await paintMissing(services, painters, { result, ad, format, refusals, signal })
    if (shortfall) shortfalls.push({ format, ...shortfall })
  }
  return shortfalls
}

async function finish(
  services: EventServices & Pick<Services, 'db'>,
  campaign: CampaignRow,
  { result, ad, shortfalls }: { result: ResultRow; ad: CreativeRow; shortfalls: readonly ShortFormat[] },
) {
  const outdated = messagesOf(shortfalls.filter(({ kind }) => kind === 'outdated'))
  const missing = messagesOf(shortfalls.filter(({ kind }) => kind !== 'outdated'))
  const end = endOf(shortfalls) ?? { state: outdated.length > 0 ? ('needsLook' as const) : stateAfterPainting(ad.id) }
  const changes = { message: null, ...end, missing, outdated, updatedAt: services.now() }
  await endProduct(services, campaign, { result, changes })
}

/**
 * Returns the state and message of a product of which something is not painted. Failures come before formats that wait
 * for a credit.
 */
function endOf(shortfalls: readonly ShortFormat[]) {
  const failed = shortfalls.find(({ kind }) => kind === 'missing')
  if (failed) return { state: 'failed' as const, message: `${getFormat(failed.format).name}: ${failed.message}` }
  const unpaid = shortfalls.find(({ kind }) => kind === 'unpaid')
  return unpaid && { state: 'cancelled' as const, message: unpaid.message }
}

function messagesOf(shortfalls: readonly ShortFormat[]): ResultRow['missing'] {
  return shortfalls.map(({ format, message }) => ({ format, message }))
}

/**
 * Returns true if the plan still includes campaigns. A plan that ends in the middle ends the rest: painted pictures
 * stay.
 */
async function isInPlan(
  services: EventServices & Pick<Services, 'db' | 'payments'>,
  campaign: CampaignRow,
  signal: AbortSignal,
): Promise<boolean> {
  const planId = await findPlan(services.db, services, campaign.userId)
  if ((campaign.feed?.products ?? 0) <= PLANS[planId].maxCampaignProducts) return true
  await endRun(services, campaign, { state: 'failed', message: CAMPAIGN_PRODUCTS_MESSAGE }, signal)
  return false
}

/** Ends a product that was given up, and returns what it held. */
export async function failProduct(
  services: FailureServices,
  { resultId, run }: { resultId: string; run: number },
): Promise<void> {
  const result = await findResult(services.db, resultId)
  if (!result) return
  const jobs = await listUnfinishedJobs(services.db, result.creativeId ? [result.creativeId] : [])
  for (const job of jobs) await failGeneration(services, job.id)
  const campaign = await findCampaign(services.db, result.campaignId)
  const changes = { state: 'failed' as const, message: FAILED_MESSAGE }
  if (campaign) await endProduct(services, campaign, { result: { id: resultId, run }, changes })
}
