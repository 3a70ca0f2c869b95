import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { listEntries, recordEntry } from './store.ts'

/**
 * Grants the credits of a paid pack, once for each checkout, by whichever caller comes first. Needs the account's lock.
 */
export async function grantPack(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { userId, checkoutId }: { userId: string; checkoutId: string },
): Promise<void> {
  if (await hasPack(tx, userId, checkoutId)) return
  const entry = { userId, kind: 'purchase', creditType: 'pack', reference: checkoutId } as const
  const { credits } = CREDIT_PACK
  await recordEntry(tx, services, { ...entry, amount: credits })
  await recordAudit(tx, services, { kind: 'pack-granted', userId, details: { checkoutId, credits } })
}

export async function hasPack(db: Database, userId: string, checkoutId: string): Promise<boolean> {
  return (await listEntries(db, userId, ['purchase'], checkoutId)).length > 0
}
