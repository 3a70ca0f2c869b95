import { PLANS } from '#contract/money/plans.ts'
import { hashIdentity } from '#server/people/users/identity-hash.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import { claimOpeningGrant, getBalances, hasGrant, listEntries, recordEntry } from './store.ts'

/**
 * Fills a free account's monthly credits up to the plan's number, once each calendar month (UTC). Needs the account's
 * lock; a repeated call in the same month changes nothing.
 */
export async function topUp(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  account: AccountRow,
): Promise<void> {
  const month = monthOf(services.now())
  if (await hasToppedUp(tx, account.id, month)) return
  const { monthly } = await getBalances(tx, account.id)
  const missing = Math.max(0, PLANS.free.monthlyCredits - monthly)
  const amount = (await mayReceive(tx, account, services.now())) ? missing : 0
  await recordEntry(tx, services, {
    userId: account.id,
    kind: 'grant',
    creditType: 'monthly',
    amount,
    reference: grantReference(month),
  })
}

export async function hasToppedUp(db: Database, userId: string, month: string): Promise<boolean> {
  return (await listEntries(db, userId, ['grant'], grantReference(month))).length > 0
}

/** Returns the calendar month in UTC, as `2026-11`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

function grantReference(month: string): string {
  return `monthly:${month}`
}

/**
 * Returns true if the account may get a grant. Its first one is the opening grant, which an identity gets once, even if
 * it deletes its account.
 */
async function mayReceive(tx: Database, account: AccountRow, now: Date): Promise<boolean> {
  if (await hasGrant(tx, account.id)) return true
  return claimOpeningGrant(tx, hashIdentity('opening grant', account), now)
}
