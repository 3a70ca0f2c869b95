import type { SaleCalendar } from '#contract/ads/sales/sale-calendar.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { ChangeServices } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { countSalesBeingPainted, listSaleStates, listShownSalePictures, queueSalePicture } from './store.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { paintSaleJob } from './job.ts'
import { requireSales } from './policy.ts'
import { lackingOf, presentCalendar } from './present.ts'

/** Most sales of one user that are painted at once. */
const AT_ONCE_MAX = 2

/** Queues the missing pictures of an ad's sale, free as changes are. Requested twice, nothing is painted twice. */
export async function startPainting(
  services: ChangeServices,
  { userId, creativeId }: { userId: string; creativeId: string },
): Promise<SaleCalendar> {
  const creative = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const own = await getOwnCreative(tx, userId, creativeId)
    requireSales(await findPlan(tx, services, userId))
    const states = await listSaleStates(tx, creativeId)
    const current = await listShownVariants(tx, [creativeId])
    requireSomething(states.length, current.length)
    if ((await countSalesBeingPainted(tx, { userId, creativeId })) >= AT_ONCE_MAX) {
      throw new AppError('TOO_MANY_REQUESTS', 'Two sales are still being painted. Please wait a moment and try again.')
    }
    await services.storage.requireRoom()
    const pictures = await listShownSalePictures(
      tx,
      states.map(({ id }) => id),
    )
    for (const state of states) {
      const lacking = lackingOf(state, current, pictures)
      for (const { format } of lacking) {
        await queueSalePicture(tx, { id: services.newId(), stateId: state.id, format, updatedAt: services.now() })
      }
      if (lacking.length > 0) await services.jobs.send(tx, paintSaleJob, { stateId: state.id })
    }
    return own
  })
  return presentCalendar(services.db, creative)
}

function requireSomething(states: number, pictures: number): void {
  if (states === 0) throw new AppError('VALIDATION_FAILED', 'This ad has no sale calendar yet. Please save one first.')
  if (pictures === 0) {
    throw new AppError('VALIDATION_FAILED', 'This ad has no picture yet. Please generate one first.')
  }
}
