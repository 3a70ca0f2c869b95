import { getTableName } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#server/platform/db/schema.ts'

/** Waiting jobs are part of what users were promised; each start recreates the rest of the queue's tables. */
const QUEUE = ['pgboss.job']

/** Lists every table with rows of its own, each after those that its rows refer to. */
export function tablesInOrder(): string[] {
  const tables: PgTable[] = Object.values(schema).filter((value) => value instanceof PgTable)
  const ordered: PgTable[] = []
  const add = (table: PgTable): void => {
    if (ordered.includes(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable as PgTable)
    }
    ordered.push(table)
  }
  tables.forEach(add)
  return [...ordered.map((table) => `public.${getTableName(table)}`), ...QUEUE]
}
