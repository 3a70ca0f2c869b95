import { PLANS } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { collectUnpaid } from './reclaim-pack.ts'
import { findOpenReservation } from './reservation.ts'
import { getBalances, recordEntry } from './store.ts'

/**
 * Returns the credit of a job that failed or was cancelled to where it came from, as far as there is room. If its pack
 * was refunded in the meantime, it is taken back at once; and monthly credits never exceed a month's number, in case a
 * new month has filled them up since. Needs the account's lock; a repeated call, or one after the credit was spent,
 * does nothing.
 */
export async function releaseCredit(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> {
  const reservation = await findOpenReservation(tx, userId, jobId)
  if (!reservation) return
  const { creditType } = reservation
  const reserved = Math.abs(reservation.amount)
  const amount = creditType === 'monthly' ? Math.min(reserved, await countMissing(tx, userId)) : reserved
  await recordEntry(tx, services, { userId, kind: 'release', creditType, amount, reference: jobId })
  if (creditType === 'pack') await collectUnpaid(tx, services, { userId, cause: jobId })
}

async function countMissing(tx: Database, userId: string): Promise<number> {
  const { monthly } = await getBalances(tx, userId)
  return Math.max(0, PLANS.free.monthlyCredits - monthly)
}
