import { PLANS } from '#contract/plans.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { collectUnpaid } from './reclaim-pack.ts'
import { findOpenReservation } from './reservation.ts'
import { getBalances, recordEntry } from './store.ts'

/**
 * The job failed or was cancelled: its credit goes back to where it came from, as far as it has a place there. A pack whose
 * money went back meanwhile takes it at once; of the monthly credits there are never more than a month gives, where a new month
 * has filled them up since. Needs the account's lock; a second time, or after the credit was spent, it does nothing.
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
