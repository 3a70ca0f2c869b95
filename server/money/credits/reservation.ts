import type { Database } from '#server/platform/db/database.ts'
import { type LedgerRow, listEntries } from './store.ts'

/**
 * Returns the job's reservation while it is neither settled nor released: the only state in which either may still
 * happen.
 */
export async function findOpenReservation(tx: Database, userId: string, jobId: string): Promise<LedgerRow | undefined> {
  const entries = await listEntries(tx, userId, ['reserve', 'settle', 'release'], jobId)
  const closed = entries.some((entry) => entry.kind !== 'reserve')
  return closed ? undefined : entries[0]
}
