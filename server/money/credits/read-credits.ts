import type { Credits } from '#contract/money/credits.ts'
import { PLANS } from '#contract/money/plans.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { getBalances } from './store.ts'
import { hasToppedUp, monthOf, topUp } from './top-up.ts'

/** Returns what the user may still spend. The first look in a month tops up a free account. */
export async function readCredits(
  services: Pick<Services, 'db' | 'payments' | 'now' | 'newId'>,
  userId: string,
): Promise<Credits> {
  const { db } = services
  const planId = await findPlan(db, services, userId)
  const unlimited = PLANS[planId].unlimitedCredits
  if (!unlimited && !(await hasToppedUp(db, userId, monthOf(services.now())))) {
    await db.transaction(async (tx) => topUp(tx, services, await lockAccount(tx, userId)))
  }
  const { monthly, pack } = await getBalances(db, userId)
  return { adGeneration: monthly + pack, unlimited }
}
