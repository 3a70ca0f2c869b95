import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** Rows in memory at once: layouts and reports are some ten kilobytes each. */
const ROWS_AT_ONCE = 200

export interface Column {
  name: string
  type: string
}

/**
 * Copies one table in one transaction, every value as PostgreSQL's own text of it, which both sides read and write
 * alike. The progress `onCopied` is written in the same transaction, so that a table is copied exactly if that is known.
 */
export async function copyTable(
  from: PGlite,
  to: pg.Client,
  { table, onCopied }: { table: string; onCopied: (rows: number) => Promise<void> },
): Promise<number> {
  const columns = await listColumns(to, table)
  const texts = columns.map(({ name }) => `"${name}"::text`).join(', ')
  let rows = 0
  await to.query('begin')
  try {
    await from.transaction(async (tx) => {
      await tx.query(`declare moved no scroll cursor for select ${texts} from ${table}`)
      for (;;) {
        const { rows: some } = await tx.query<string[]>(`fetch ${ROWS_AT_ONCE} from moved`, [], { rowMode: 'array' })
        if (some.length === 0) return
        await insertRows(to, { table, columns, rows: some })
        rows += some.length
      }
    })
    await onCopied(rows)
    await to.query('commit')
    return rows
  } catch (error) {
    await to.query('rollback').catch(() => {})
    throw error
  }
}

/** Inserts rows. Values are PostgreSQL's own text of them, in the order of the columns. */
export async function insertRows(
  to: pg.Client,
  { table, columns, rows }: { table: string; columns: Column[]; rows: (string | null)[][] },
): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name, type }) => `"${name}"::${type}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const text = `insert into ${table} (${names}) select ${values} from unnest(${arrays}) as moved (${names})`
  await to.query(
    text,
    columns.map((_, index) => rows.map((row) => row[index])),
  )
}

/** Lists the columns, without generated ones, which the database computes. */
export async function listColumns(of: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await of.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows
}

/**
 * Returns a query for the number of a table's rows, and a sum over the hashes of all of them, in whatever order they
 * are stored.
 */
export function digestOf(table: string, columns: readonly Column[]): string {
  const row = columns.map(({ name }) => `coalesce("${name}"::text, '~')`).join(` || '|' || `)
  return `select count(*)::text as rows, coalesce(sum(('x' || substr(md5(${row}), 1, 15))::bit(60)::bigint), 0)::text as hash from ${table}`
}
