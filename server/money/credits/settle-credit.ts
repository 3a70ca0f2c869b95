import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { findOpenReservation } from './reservation.ts'
import { recordEntry } from './store.ts'

/** Spends the reserved credit of a job that made its ad. Needs the account's lock; a repeated call does nothing. */
export async function settleCredit(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> {
  const reservation = await findOpenReservation(tx, userId, jobId)
  if (!reservation) return
  const { creditType } = reservation
  await recordEntry(tx, services, { userId, kind: 'settle', creditType, amount: 0, reference: jobId })
}
