import type { Subscription } from '#contract/money/subscription.ts'
import { findUser } from '#server/people/users/store.ts'
import type { BillingServices } from '#server/services.ts'
import { findLiveSubscription } from '#server/money/purchases/plan.ts'
import { presentSubscription } from './present.ts'
import { reconcileReturned } from './reconcile-returned.ts'
import { findTrialDays } from './trial.ts'

/** Returns the plan and its state, including what a user has just done on the provider's pages. */
export async function readSubscription(services: BillingServices, userId: string): Promise<Subscription> {
  const { db } = services
  await reconcileReturned(services, userId)
  const live = await findLiveSubscription(db, services, userId)
  const user = live ? undefined : await findUser(db, userId)
  return presentSubscription(live, user && (await findTrialDays(db, services, user)))
}
