import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { isLiveStatus } from '../purchases/plan.ts'
import { listSubscriptions } from '../purchases/subscription-store.ts'
import type { Services } from '../services.ts'

/** Does what is written down of a person's subscriptions, and writes into the audit trail what it made of their plan. */
export async function notePlanChange(
  tx: Database,
  services: Pick<Services, 'payments' | 'now' | 'newId'>,
  userId: string,
  writeDown: () => Promise<void>,
): Promise<void> {
  const from = await planByStatus(tx, services, userId)
  await writeDown()
  const to = await planByStatus(tx, services, userId)
  if (from !== to) await recordAudit(tx, services, { kind: 'plan-changed', userId, details: { from, to } })
}

/** By status alone: that an end date has passed meanwhile is what is to be noted. */
async function planByStatus(tx: Database, { payments }: Pick<Services, 'payments'>, userId: string) {
  const rows = await listSubscriptions(tx, userId, payments.id)
  return rows.some(({ status }) => isLiveStatus(status)) ? 'pro' : 'free'
}
