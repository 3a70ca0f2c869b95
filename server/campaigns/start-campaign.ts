import { INSUFFICIENT_CREDITS_MESSAGE, type PlanId, PLANS } from '#contract/plans.ts'
import { getBalances } from '../credits/store.ts'
import { topUp } from '../credits/top-up.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { findPlan } from '../purchases/plan.ts'
import type { Services } from '../services.ts'
import { type AccountRow, lockAccount } from '../users/lock-account.ts'
import { countPictures } from './day-of-pictures.ts'
import { dropProducts } from './drop-campaign.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { paintProductJob } from './job.ts'
import { requireLook, requireRoomForProducts } from './policy.ts'
import { findRunningCampaign, listGone, listWaiting, takeOver, waitAgain } from './results-store.ts'
import { type CampaignRow, updateCampaign } from './store.ts'

interface Wish {
  userId: string
  id: string
}

const NO_DIFFERENCES = { new: 0, gone: 0, changed: 0, prices: 0, names: 0, texts: 0, photos: 0 }

/**
 * Takes over what the feed says and queues what is to be painted of it, all in one transaction. Of what is started twice the second one
 * finds it running.
 */
export function startCampaign(services: Services, wish: Wish): Promise<CampaignRow> {
  return begin(services, wish, async (tx, campaign, run) => {
    if (!campaign.feed || campaign.feed.products === 0)
      throw new AppError('VALIDATION_FAILED', 'Please upload a feed with products first.', 'feed')
    await dropProducts(tx, services, await listGone(tx, campaign.id))
    await takeOver(tx, campaign.id, { run, now: services.now() })
    return { startedAt: services.now(), differences: NO_DIFFERENCES }
  })
}

/** Queues once more what failed or was cancelled. */
export function retryCampaign(services: Services, wish: Wish): Promise<CampaignRow> {
  return begin(services, wish, async (tx, { id }, run) => {
    await waitAgain(tx, id, { run, now: services.now() })
    return {}
  })
}

type Prepare = (tx: Database, campaign: CampaignRow, run: number) => Promise<Partial<CampaignRow>>

async function begin(services: Services, { userId, id }: Wish, prepare: Prepare): Promise<CampaignRow> {
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    const running = await findRunningCampaign(tx, userId)
    if (running === id) return campaign
    if (running) throw new AppError('CONFLICT', 'Another campaign is being painted. Please wait for it, or cancel it.')
    const planId = await findPlan(tx, services, userId)
    requireLook(planId, campaign)
    requireRoomForProducts(planId, campaign.feed?.products ?? 0)
    const run = campaign.run + 1
    const changes = await prepare(tx, campaign, run)
    const waiting = await listWaiting(tx, id)
    const unpainted = waiting.filter(({ creativeId }) => creativeId === null).length * campaign.formats.length
    await requireCredits(tx, services, { account, planId, pictures: unpainted })
    await countPictures(tx, services, { userId, pictures: waiting.length * campaign.formats.length })
    const payloads = waiting.map((result) => ({ resultId: result.id, run }))
    await services.jobs.sendAll(tx, paintProductJob, payloads, { group: userId })
    return updateCampaign(tx, id, { ...changes, run, updatedAt: services.now() })
  })
}

/** Each picture takes its own when it is painted: this only tells at once where they cannot be enough. */
async function requireCredits(
  tx: Database,
  services: Services,
  { account, planId, pictures }: { account: AccountRow; planId: PlanId; pictures: number },
): Promise<void> {
  if (PLANS[planId].unlimitedCredits || pictures === 0) return
  await topUp(tx, services, account)
  const { monthly, pack } = await getBalances(tx, account.id)
  if (monthly + pack < pictures) throw new AppError('INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE)
}
