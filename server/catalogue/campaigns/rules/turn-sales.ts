import type { Database } from '#server/platform/db/database.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { countTurnedSales, type TurnedOffer } from '../results-store.ts'
import { findSource } from '../source/source-store.ts'
import { startTurnedSales } from '../start-campaign.ts'
import { type CampaignRow, findCampaign, listAllProducts, updateCampaign } from '../store.ts'
import { judgeProducts, renewProducts } from './rule-products.ts'
import { listDueSales } from './sale-store.ts'

type SaleServices = Pick<Services, 'db' | 'jobs' | 'log' | 'newId' | 'now' | 'payments'>

/** Campaigns that are worked on in one run of the job; five minutes later come the next. */
const DUE_MAX = 500

/** Time after which a change is tried again: another campaign is being painted, or something else is in its way. */
const TRY_AGAIN_MS = { CONFLICT: 5 * 60_000, other: 60 * 60_000 }

/** Works through the campaigns of which a sale has begun or ended. One that fails does not hold up the others. */
export async function turnDueSales(services: SaleServices, signal: AbortSignal): Promise<void> {
  for (const due of await listDueSales(services.db, services.now(), DUE_MAX)) {
    signal.throwIfAborted()
    try {
      await turnSales(services, due)
    } catch (error) {
      services.log.error({ err: error, campaignId: due.id }, 'The sales of a campaign could not be turned')
    }
  }
}

/**
 * Brings the products of a campaign to the prices of this hour, and queues their pictures if they change by themselves,
 * in one transaction: if it is killed, nothing has happened, and the campaign is still due. A second scheduler waits for
 * the account's lock and then finds that it is not.
 */
export async function turnSales(
  services: SaleServices,
  { id, userId }: Pick<CampaignRow, 'id' | 'userId'>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await findCampaign(tx, id)
    const now = services.now()
    if (!campaign?.salesDueAt || campaign.salesDueAt > now) return
    const { salesDueAt } = await renewProducts(tx, services, { ...campaign, salesDueAt: null })
    if (!(await changesByItself(tx, campaign))) return
    const offers = await listOffers(tx, campaign, now)
    if ((await countTurnedSales(tx, id, offers)) === 0) return
    const wait = await tryToStart({ ...services, db: tx }, campaign, offers)
    if (wait === 0) return
    const again = new Date(now.getTime() + wait)
    await updateCampaign(tx, id, { salesDueAt: salesDueAt && salesDueAt < again ? salesDueAt : again })
  })
}

/** Pictures that nobody has started change with no hour. */
async function changesByItself(tx: Database, { id, startedAt, rules }: CampaignRow): Promise<boolean> {
  if (!startedAt) return false
  return rules.salesByThemselves || Boolean((await findSource(tx, id))?.paints)
}

/**
 * Lists the offers of this hour of all products whose sale has days, by the rules of the last start: rules that were
 * changed since take no badge to a picture, and leave none with the price of a sale that is over.
 */
async function listOffers(
  tx: Database,
  { id, rules, startedRules, look }: CampaignRow,
  now: Date,
): Promise<TurnedOffer[]> {
  const started = { ...rules, rules: (startedRules ?? rules).rules }
  const { rows } = await judgeProducts({ rules: started, look }, await listAllProducts(tx, id), now)
  return rows.flatMap(({ row: { key, facts, product, leftOut, notes } }) => {
    const shown = leftOut?.product ?? product
    if (key === null || !facts?.sale || !shown) return []
    const { price, discount, badge = null } = shown
    return [{ key, price, discount, badge, notes: leftOut?.notes ?? notes }]
  })
}

/** Returns after how many milliseconds it is to be tried again; 0 if it has started. */
async function tryToStart(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  { id, userId }: Pick<CampaignRow, 'id' | 'userId'>,
  offers: readonly TurnedOffer[],
): Promise<number> {
  try {
    await startTurnedSales(services, { userId, id, offers })
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'CONFLICT' ? TRY_AGAIN_MS.CONFLICT : TRY_AGAIN_MS.other
  }
}
