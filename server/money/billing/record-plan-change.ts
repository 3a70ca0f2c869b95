import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isLiveStatus } from '#server/money/purchases/plan.ts'
import { listSubscriptions } from '#server/money/purchases/subscription-store.ts'
import type { Services } from '#server/services.ts'

/** Runs work that writes a user's subscriptions, and records any change of their plan in the audit trail. */
export async function recordPlanChange(
  tx: Database,
  services: Pick<Services, 'payments' | 'now' | 'newId'>,
  userId: string,
  write: () => Promise<void>,
): Promise<void> {
  const from = await planByStatus(tx, services, userId)
  await write()
  const to = await planByStatus(tx, services, userId)
  if (from !== to) await recordAudit(tx, services, { kind: 'plan-changed', userId, details: { from, to } })
}

/**
 * Finds the plan by status alone, because an end date that has passed in the meantime is just what has to be recorded.
 */
async function planByStatus(tx: Database, { payments }: Pick<Services, 'payments'>, userId: string) {
  const rows = await listSubscriptions(tx, userId, payments.id)
  return rows.some(({ status }) => isLiveStatus(status)) ? 'pro' : 'free'
}
