import type { Database } from '../database.ts'
import { rowsOf } from '../rows-of.ts'
import type { Ask } from '../schema-guard.ts'
import { isPartitioned, makeMonth, monthsBetween, type PartitionedTable } from './partitioned-tables.ts'

/**
 * Makes the partitions of the coming months for a table that is partitioned by month; does nothing for others, as in
 * the embedded database.
 */
export async function makeMonths(db: Database, table: PartitionedTable, now: Date): Promise<void> {
  const ask: Ask = (statement) => rowsOf(db, statement)
  if (!(await isPartitioned(ask, table))) return
  for (const month of monthsBetween(now, now)) await ask(makeMonth(table, table, month))
}
