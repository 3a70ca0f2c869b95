import { StartError } from '#server/start-error.ts'
import { listMigrations } from './migrations.ts'

/**
 * Newest migration of the previous version, whose servers may still run while ours start, and may be started again:
 * their statements work on our tables. A test runs it (previous-version.test.ts); CONTRIBUTING.md says when it moves
 * on.
 */
export const COMPATIBLE_WITH = '0027_left_out_products'

/** Runs a statement on either database. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>

const KNOWN = 'drizzle.__drizzle_migrations'
/** Promise of the newest version that migrated the tables: the oldest migration that a version has to know. */
const PROMISED = 'drizzle.placard_promise'

const TOO_NEW =
  'The database is of a newer Placard than this one: start that version again, or restore the backup from before its upgrade.'

/**
 * Returns true if the tables are newer than this version knows, but still compatible with it. Throws a StartError if
 * they are newer and incompatible, because its ads would fail one by one.
 */
export async function isNewerButUsable(ask: Ask): Promise<boolean> {
  const known = listMigrations().at(-1)?.when ?? 0
  if ((await numberIn(ask, KNOWN, 'max(created_at)')) <= known) return false
  const promised = await numberIn(ask, PROMISED, 'min(oldest)')
  if (promised > 0 && promised <= known) return true
  throw new StartError(TOO_NEW)
}

/** Stores the promise; called right after the tables were brought up to date. */
export async function savePromise(ask: Ask): Promise<void> {
  const oldest = listMigrations().find(({ tag }) => tag === COMPATIBLE_WITH)?.when ?? 0
  if ((await numberIn(ask, PROMISED, 'min(oldest)')) === oldest) return
  await ask(
    `create table if not exists ${PROMISED} (single boolean primary key check (single), oldest bigint not null)`,
  )
  await ask(
    `insert into ${PROMISED} values (true, ${oldest}) on conflict (single) do update set oldest = excluded.oldest`,
  )
}

/** Returns the newest migration of the database, 0 if it has none. */
export function newestIn(ask: Ask): Promise<number> {
  return numberIn(ask, KNOWN, 'max(created_at)')
}

async function numberIn(ask: Ask, table: string, what: string): Promise<number> {
  const [found] = await ask(`select to_regclass('${table}')::text as name`)
  if (!found?.['name']) return 0
  const [row] = await ask(`select (${what})::text as number from ${table}`)
  return Number(row?.['number'] ?? 0)
}
