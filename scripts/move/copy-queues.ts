import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { insertRows, listColumns } from './copy-table.ts'

const QUEUES = 'pgboss.queue'

/** Columns that the watchers of the queues compute again, and claims of other processes. */
const COUNTED = /_count$|_delta$|^delta_|_on$|^ready_history$|^singletons_active$/

/**
 * Copies the queues that only the data folder has: pg-boss's own, which it creates once it runs, and those of jobs that
 * this version no longer has. Jobs refer to their queue, and to its dead letter queue. One statement, because queues
 * refer to each other.
 */
export async function copyQueues(from: PGlite, to: pg.Client): Promise<void> {
  const columns = (await listColumns(to, QUEUES)).filter(({ name }) => !COUNTED.test(name))
  const { rows: known } = await to.query<{ name: string }>(`select name from ${QUEUES}`)
  const texts = columns.map(({ name }) => `"${name}"::text`).join(', ')
  const { rows } = await from.query<string[]>(
    `select ${texts} from ${QUEUES} where not name = any ($1)`,
    [known.map(({ name }) => name)],
    { rowMode: 'array' },
  )
  if (rows.length > 0) await insertRows(to, { table: QUEUES, columns, rows })
}
