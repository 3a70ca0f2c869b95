import type { z } from 'zod'
import type { includeProductsCall as Call } from '#contract/catalogue/campaign.ts'
import { FEED_PRODUCTS_MAX } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { requireRoomForProducts } from './policy.ts'
import { compareFeed } from './results-store.ts'
import { includeByHand, leaveOut } from './rules/left-out.ts'
import { type CampaignRow, countProducts, listLeftOut, updateCampaign, updateProducts } from './store.ts'

type TakeInRequest = z.output<(typeof Call)['body']> & { userId: string; id: string }

/** Takes products in or leaves them out. Safe to call twice: a product that is already taken in stays so. */
export function takeInProducts(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id, ...request }: TakeInRequest,
): Promise<CampaignRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    const rows = await listLeftOut(tx, id, request.keys)
    const keys = rows.flatMap(({ key }) => key ?? [])
    const known = new Set(keys)
    const isGone = request.keys === 'all' ? known.size === 0 : request.keys.some((key) => !known.has(key))
    if (!campaign.feed || isGone)
      throw new AppError('NOT_FOUND', 'This product is not left out any more. Please reload the page.')
    await updateProducts(tx, id, rows.map(request.takenIn ? includeByHand : leaveOut))
    const counts = await countProducts(tx, id)
    if (request.takenIn) requireRoomForProducts(await findPlan(tx, services, userId), counts.products)
    return updateCampaign(tx, id, {
      feed: { ...campaign.feed, ...counts },
      takenIn: remembered(campaign, { keys, takenIn: request.takenIn }),
      differences: await differencesOf(tx, campaign),
      updatedAt: services.now(),
    })
  })
}

/** Drops keys that no file has named for so long that others took their place. */
function remembered({ takenIn }: CampaignRow, request: { keys: string[]; takenIn: boolean }): string[] {
  const others = takenIn.filter((key) => !request.keys.includes(key))
  return request.takenIn ? [...others, ...request.keys].slice(-FEED_PRODUCTS_MAX) : others
}

/** Compares the feed with what was started. Before the first start everything is new, so there is nothing to report. */
function differencesOf(tx: Database, { id, startedAt }: CampaignRow) {
  return startedAt ? compareFeed(tx, id) : null
}
