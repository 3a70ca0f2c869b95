import { PLANS } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { requireConsent, requireCredits } from './require-consent.ts'
import { requireUsableBrand } from './brand-of-look.ts'
import { countPictures, picturesOf } from './day-of-pictures.ts'
import { dropProducts } from './drop-campaign.ts'
import { publishSoon } from './feed-out/publish-soon.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { paintProductJob } from './job.ts'
import { requireLook, requireRoomForProducts } from './policy.ts'
import {
  countWaitingPictures,
  findRunningCampaign,
  isBeingRemade,
  listRemoved,
  listWaitingResults,
  remakeOutdated,
  applyFeed,
  compareFeed,
  type TurnedOffer,
  turnOffers,
  waitAgain,
} from './results-store.ts'
import { type CampaignRow, updateCampaign } from './store.ts'

interface StartRequest {
  userId: string
  id: string
  /** The most credits that it may take; absent if the caller did not say. */
  credits?: number | undefined
}

const NO_DIFFERENCES = { new: 0, gone: 0, changed: 0, prices: 0, names: 0, texts: 0, photos: 0, looks: 0, badges: 0 }

/**
 * Takes over the feed and queues what has to be painted, all in one transaction. The second of two starts at once finds
 * it running.
 */
export function startCampaign(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  request: StartRequest,
): Promise<CampaignRow> {
  return begin(services, request, async (tx, campaign, run) => {
    if (!campaign.feed || campaign.feed.products === 0)
      throw new AppError('VALIDATION_FAILED', 'Please send a list with products first.', 'feed')
    await dropProducts(tx, services, await listRemoved(tx, campaign.id))
    await applyFeed(tx, campaign.id, { run, now: services.now() })
    return { startedAt: services.now(), startedRules: campaign.rules, differences: NO_DIFFERENCES }
  })
}

/** Queues failed and cancelled products again. */
export function retryCampaign(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  request: StartRequest,
): Promise<CampaignRow> {
  return begin(services, request, async (tx, { id }, run) => {
    await waitAgain(tx, id, { run, now: services.now() })
    return {}
  })
}

/**
 * Queues pictures that could not be changed, to be made again. Throws a CONFLICT while something else of the campaign
 * is painted.
 */
export function remakeCampaign(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  request: StartRequest,
): Promise<CampaignRow> {
  return begin(
    services,
    request,
    async (tx, { id }, run) => {
      await remakeOutdated(tx, id, { run, now: services.now() })
      return {}
    },
    isBeingRemade,
  )
}

/**
 * Queues painted products whose pictures show another offer than this one, for the offer alone. Throws a CONFLICT while
 * something else of the campaign is painted.
 */
export function startTurnedSales(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  { offers, ...request }: StartRequest & { offers: readonly TurnedOffer[] },
): Promise<CampaignRow> {
  return begin(
    services,
    request,
    async (tx, { id }, run) => {
      await turnOffers(tx, id, { offers, run, now: services.now() })
      return { differences: await compareFeed(tx, id) }
    },
    () => Promise.resolve(false),
  )
}

type Prepare = (tx: Database, campaign: CampaignRow, run: number) => Promise<Partial<CampaignRow>>

/** Returns true if the running start is the requested one. */
type IsTheSame = (tx: Database, campaignId: string) => Promise<boolean>

async function begin(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  { userId, id, credits: agreed }: StartRequest,
  prepare: Prepare,
  isTheSame: IsTheSame = () => Promise.resolve(true),
): Promise<CampaignRow> {
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    const running = await findRunningCampaign(tx, userId)
    if (running === id && (await isTheSame(tx, id))) return campaign
    if (running) throw new AppError('CONFLICT', running === id ? IS_PAINTED : ANOTHER_IS_PAINTED)
    const planId = await findPlan(tx, services, userId)
    requireLook(planId, campaign)
    await requireUsableBrand(tx, planId, campaign)
    requireRoomForProducts(planId, campaign.feed?.products ?? 0)
    const run = campaign.run + 1
    const changes = await prepare(tx, campaign, run)
    const waiting = await listWaitingResults(tx, id)
    const credits = PLANS[planId].unlimitedCredits ? 0 : await countWaitingPictures(tx, campaign)
    const takesCredits = requireConsent(campaign, { planId, credits, agreed })
    await requireCredits(tx, services, { account, credits })
    await countPictures(tx, services, { userId, pictures: picturesOf(campaign, waiting) })
    const payloads = waiting.map((result) => ({ resultId: result.id, run }))
    await services.jobs.sendAll(tx, paintProductJob, payloads, { group: userId })
    await publishSoon(tx, services, { id, userId })
    return updateCampaign(tx, id, { ...changes, run, takesCredits, updatedAt: services.now() })
  })
}

const ANOTHER_IS_PAINTED = 'The ads of another campaign are being made. Please wait for them, or stop it.'
const IS_PAINTED = 'The ads of this campaign are being made. Please wait until they are done, or stop it.'
