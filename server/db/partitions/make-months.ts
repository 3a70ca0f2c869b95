import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { makeMonth, monthsBetween, type PartitionedTable } from './partitioned-tables.ts'

/** Makes the partitions of the months to come where a table is kept by month; does nothing where it is not, as in the embedded database. */
export async function makeMonths(db: Database, table: PartitionedTable, now: Date): Promise<void> {
  const asked = `select 1 from pg_class where oid = to_regclass('public."${table}"') and relkind = 'p'`
  const { rows } = (await db.execute(sql.raw(asked))) as unknown as { rows: unknown[] }
  if (rows.length === 0) return
  for (const month of monthsBetween(now, now)) await db.execute(sql.raw(makeMonth(table, table, month)))
}
