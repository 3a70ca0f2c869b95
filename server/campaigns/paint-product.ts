import { getFormat } from '#contract/formats.ts'
import type { FormatId } from '#contract/formats.ts'
import { CAMPAIGN_PRODUCTS_MESSAGE, PLANS } from '#contract/plans.ts'
import { requireSettable } from '../creatives/require-settable.ts'
import type { CreativeRow } from '../creatives/store.ts'
import { failGeneration } from '../generation/fail-generation.ts'
import { behind, type Painters } from '../generation/painter.ts'
import { AppError } from '../http/app-error.ts'
import type { JobContext } from '../jobs/jobs.ts'
import { findPlan } from '../purchases/plan.ts'
import type { Services } from '../services.ts'
import { listUnfinishedJobs } from '../variants/job-store.ts'
import { cuttingNames } from './cut-names.ts'
import { endRun } from './end-run.ts'
import { bringAdAbout } from './product-ad.ts'
import { collectPhotos } from './product-photos.ts'
import { repaintStale } from './repaint-stale.ts'
import { paintMissing } from './paint-missing.ts'
import { changeUnfinished, findResult, judgedFirst, type ResultRow } from './results-store.ts'
import { type CampaignRow, findCampaign } from './store.ts'

const FAILED_MESSAGE = 'It could not be painted. Please try it again.'

/**
 * Brings one product up to date in every format: the queue's handler. Safe to run twice and at any point: each picture is stored by a job
 * of its own, which ends once, and what stands and says what the product says is left alone. Throws what another attempt may mend.
 */
export async function paintProduct(
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
    const ad = await bringAdAbout(services, campaign, { result, ...collected })
    if (!ad) return
    requireSettable(ad)
    const missing = await paintAll(services, cuttingNames(behind(painters)), { campaign, result, ad, signal })
    await finish(services, result, ad, missing)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await changeUnfinished(services.db, result, { state: 'failed', message: error.message })
  }
}

interface Work {
  campaign: CampaignRow
  result: ResultRow
  ad: CreativeRow
  signal: AbortSignal
}

/** The formats that have no picture in the end, and why. */
async function paintAll(services: Services, painters: Painters, { campaign, result, ad, signal }: Work) {
  await repaintStale(services, painters, { ad, signal })
  const missing: { format: FormatId; message: string }[] = []
  for (const format of campaign.formats) {
    const message = await paintMissing(services, painters, { result, ad, format, signal })
    if (message) missing.push({ format, message })
  }
  return missing
}

async function finish(services: Services, result: ResultRow, ad: CreativeRow, missing: ResultRow['missing']) {
  const [first] = missing
  const message = first ? `${getFormat(first.format).name}: ${first.message}` : null
  const state = first ? ('failed' as const) : judgedFirst(ad.id)
  await changeUnfinished(services.db, result, { state, message, missing, updatedAt: services.now() })
}

/** A plan that ended in the middle ends the rest: what is painted stays. */
async function isInPlan(services: Services, campaign: CampaignRow, signal: AbortSignal): Promise<boolean> {
  const planId = await findPlan(services.db, services, campaign.userId)
  if ((campaign.feed?.products ?? 0) <= PLANS[planId].maxCampaignProducts) return true
  await endRun(services, campaign, { state: 'failed', message: CAMPAIGN_PRODUCTS_MESSAGE }, signal)
  return false
}

/** Ends a product that was given up, and gives back what it held. */
export async function failProduct(
  services: Services,
  { resultId, run }: { resultId: string; run: number },
): Promise<void> {
  const result = await findResult(services.db, resultId)
  if (!result) return
  const jobs = await listUnfinishedJobs(services.db, result.creativeId ? [result.creativeId] : [])
  for (const job of jobs) await failGeneration(services, job.id)
  await changeUnfinished(services.db, { id: resultId, run }, { state: 'failed', message: FAILED_MESSAGE })
}
