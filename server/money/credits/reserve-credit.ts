import { INSUFFICIENT_CREDITS_MESSAGE, type PlanId, PLANS } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { CreditType } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import { type Balances, getBalances, listEntries, recordEntry } from './store.ts'
import { topUp } from './top-up.ts'

/**
 * Takes one credit for a job, at most once a job. Needs the account's lock. An unlimited plan pays nothing, but its use
 * is recorded. Throws INSUFFICIENT_CREDITS.
 */
export async function reserveCredit(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { account, planId, jobId }: { account: AccountRow; planId: PlanId; jobId: string },
): Promise<void> {
  if ((await listEntries(tx, account.id, ['reserve'], jobId)).length > 0) return
  const entry = { userId: account.id, kind: 'reserve', reference: jobId } as const
  if (PLANS[planId].unlimitedCredits) {
    await recordEntry(tx, services, { ...entry, creditType: 'unlimited', amount: 0 })
    return
  }
  await topUp(tx, services, account)
  const creditType = chooseCreditType(await getBalances(tx, account.id))
  await recordEntry(tx, services, { ...entry, creditType, amount: -1 })
}

/** Chooses the credit type: monthly credits are renewed and bought ones are not, so the monthly ones go first. */
function chooseCreditType(balances: Balances): CreditType {
  if (balances.monthly > 0) return 'monthly'
  if (balances.pack > 0) return 'pack'
  throw new AppError('INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE)
}
