import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { findOpenReservation } from './reservation.ts'
import { recordEntry } from './store.ts'

/**
 * The job failed or was cancelled: its credit goes back to where it came from. Needs the account's lock; a second time, or
 * after the credit was spent, it does nothing.
 */
export async function releaseCredit(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> {
  const reservation = await findOpenReservation(tx, userId, jobId)
  if (!reservation) return
  const { creditType } = reservation
  await recordEntry(tx, services, {
    userId,
    kind: 'release',
    creditType,
    amount: -reservation.amount,
    reference: jobId,
  })
}
