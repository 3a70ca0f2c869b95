import type { PlanId } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { listSubscriptions, listSubscriptionsOf, type SubscriptionRow } from './subscription-store.ts'

/** Services that the plan depends on besides its rows: the provider whose subscriptions count, and the time. */
export type PlanServices = Pick<Services, 'payments' | 'now'>

/** Returns the user's plan at this moment. Call it inside the transaction that depends on it. */
export async function findPlan(db: Database, services: PlanServices, userId: string): Promise<PlanId> {
  const subscription = await findLiveSubscription(db, services, userId)
  return subscription ? 'pro' : 'free'
}

/** Returns the plans of several users at this moment. */
export async function findPlans(
  db: Database,
  { payments, now }: PlanServices,
  userIds: string[],
): Promise<Map<string, PlanId>> {
  const rows = await listSubscriptionsOf(db, userIds, payments.id)
  const pro = new Set(rows.filter((row) => isLive(row, now())).map(({ userId }) => userId))
  return new Map(userIds.map((id) => [id, pro.has(id) ? 'pro' : 'free']))
}

/**
 * Finds the subscription that makes its user Pro. Other providers' subscriptions do not count, so a sandbox one ends
 * with the sandbox.
 */
export async function findLiveSubscription(
  db: Database,
  { payments, now }: PlanServices,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const rows = await listSubscriptions(db, userId, payments.id)
  return rows.find((row) => isLive(row, now()))
}

/**
 * A late payment keeps its plan while the provider still tries to collect; a cancelled plan lasts until its end date.
 */
const LIVE_STATUSES: readonly string[] = ['trialing', 'active', 'past_due']

export function isLiveStatus(status: string): boolean {
  return LIVE_STATUSES.includes(status)
}

function isLive({ status, endDate }: SubscriptionRow, now: Date): boolean {
  return isLiveStatus(status) && (endDate === null || endDate > now)
}
