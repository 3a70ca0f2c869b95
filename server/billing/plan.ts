import type { PlanId } from '#contract/plans.ts'
import type { Database } from '../db/database.ts'
import { ACTIVE_PROVIDER } from './provider.ts'
import { listSubscriptions, type SubscriptionRow } from './store.ts'

/** The plan that the user has at this moment. Ask it inside the transaction whose decision depends on it. */
export async function findPlan(db: Database, userId: string, now: Date): Promise<PlanId> {
  const subscription = await findLiveSubscription(db, userId, now)
  return subscription ? 'pro' : 'free'
}

/** The subscription that makes its user Pro. Other providers' are worth nothing, so a sandbox one ends with the sandbox. */
export async function findLiveSubscription(
  db: Database,
  userId: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const rows = await listSubscriptions(db, userId, ACTIVE_PROVIDER)
  return rows.find((row) => isLive(row, now))
}

/** A late payment keeps its plan while the provider still tries to collect; a cancelled plan lasts until its end date. */
const LIVE_STATUSES: readonly string[] = ['trialing', 'active', 'past_due']

function isLive(subscription: SubscriptionRow, now: Date): boolean {
  if (!LIVE_STATUSES.includes(subscription.status)) return false
  return subscription.endDate === null || subscription.endDate > now
}
