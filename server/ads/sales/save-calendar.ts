import type { SaleCalendar, SentSaleState } from '#contract/ads/sales/sale-calendar.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { deleteSaleStates, listSaleStates, writeSaleStates } from './store.ts'
import { requireKnown, requireMaySave } from './policy.ts'
import { presentCalendar } from './present.ts'

interface Saved {
  userId: string
  creativeId: string
  /** The states in the order of their days. */
  states: readonly SentSaleState[]
}

/**
 * Replaces the states of an ad's sale. One that is left out is deleted with its pictures; one with other words keeps
 * them, outdated.
 */
export async function saveCalendar(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  { userId, creativeId, states }: Saved,
): Promise<SaleCalendar> {
  const creative = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const own = await getOwnCreative(tx, userId, creativeId)
    const stored = await listSaleStates(tx, creativeId)
    requireKnown(states, stored)
    requireMaySave(await findPlan(tx, services, userId), states, stored)
    for (const { words } of states) requireSettable({ words })
    const left = stored.filter(({ id }) => states.every((state) => state.id !== id))
    const imageIds = await deleteSaleStates(
      tx,
      left.map(({ id }) => id),
    )
    await dropImages(tx, services, imageIds)
    const updatedAt = services.now()
    const rows = states.map(({ id = services.newId(), name, from: fromDay, words }) => {
      return { id, creativeId, name, fromDay, words, updatedAt }
    })
    await writeSaleStates(tx, rows)
    return own
  })
  return presentCalendar(services.db, creative)
}
