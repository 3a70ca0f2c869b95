import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Returns the rows of a statement that the query builder cannot express, from either database. */
export async function rowsOf<Row>(db: Database, statement: SQL | string): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
}
