import type { Database } from '../db/database.ts'
import { type LedgerRow, listEntries } from './store.ts'

/** The job's reservation while it is neither spent nor given back: the one state in which either may still happen. */
export async function findOpenReservation(tx: Database, userId: string, jobId: string): Promise<LedgerRow | undefined> {
  const entries = await listEntries(tx, userId, ['reserve', 'settle', 'release'], jobId)
  const closed = entries.some((entry) => entry.kind !== 'reserve')
  return closed ? undefined : entries[0]
}
