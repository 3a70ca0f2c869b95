import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { inTransaction, isBusy, takeLock, retryWhileBusy } from './give-way.ts'
import { listMigrations, MIGRATIONS_FOLDER } from './migrations.ts'
import { type Ask, isNewerButUsable, savePromise, newestIn } from './schema-guard.ts'

/**
 * Arbitrary number that nothing else in the database locks: two servers that start at once migrate one after the other.
 */
const MIGRATION_LOCK = 727_001

export interface MigrationLimits {
  /**
   * Milliseconds that a table change waits for the table's users, with everybody else waiting behind it; then it lets
   * them pass and tries again.
   */
  lockMs: number
  /** Number of tries. */
  tries: number
  /** Milliseconds for one statement; 0 for no limit. Indexes are exempt, because they hold nobody up. */
  statementMs: number
}

export const MIGRATION_LIMITS: MigrationLimits = { lockMs: 2_000, tries: 30, statementMs: 10 * 60_000 }

/**
 * Brings the tables of a PostgreSQL up to date on a connection of its own; resolves to the names of the migrations that
 * it applied. Requests are not held up meanwhile: table changes are short and give way, and indexes are built
 * concurrently.
 */
export async function migratePostgres(client: pg.Client, limits = MIGRATION_LIMITS): Promise<string[]> {
  const ask: Ask = async (statement) => (await client.query<Record<string, unknown>>(statement)).rows
  await takeLock(ask, MIGRATION_LOCK)
  if (await isNewerButUsable(ask)) return []
  const before = await newestIn(ask)
  if (before === 0) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  else {
    await makeIndexes(ask)
    for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
      if (migration.folderMillis > before) await applyOne(ask, migration, limits)
    }
  }
  await savePromise(ask)
  return listMigrations()
    .filter(({ when }) => when > before)
    .map(({ tag }) => tag)
}

async function applyOne(ask: Ask, migration: MigrationMeta, limits: MigrationLimits): Promise<void> {
  const { changes, indexes } = splitOff(migration.sql)
  const apply = async () => {
    const statements = [...changes, ...(await recordIndexes(ask, indexes)), recordMigration(migration)]
    await inTransaction(ask, limits, async () => {
      for (const statement of statements) await ask(statement)
    })
  }
  try {
    await retryWhileBusy(apply, limits)
  } catch (error) {
    throw explainHeldUp(error)
  }
  await makeIndexes(ask)
}

interface Index {
  name: string
  statement: string
}

/**
 * Separates indexes, to be built concurrently, from all other statements. An index of a table that the same migration
 * creates stays with the table.
 */
export function splitOff(statements: readonly string[]): { changes: string[]; indexes: Index[] } {
  const made = statements.flatMap(
    (one) => /^\s*CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"(\w+)"/i.exec(one)?.[1] ?? [],
  )
  const changes: string[] = []
  const indexes: Index[] = []
  for (const statement of statements) {
    const [, unique = '', name = '', rest = '', table = ''] = INDEX.exec(statement) ?? []
    if (!name || made.includes(table)) changes.push(statement)
    else indexes.push({ name, statement: `create ${unique}index concurrently "${name}" ${rest}` })
  }
  return { changes, indexes }
}

const INDEX = /^\s*CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?"(\w+)" (ON (?:"public"\.)?"(\w+)"[^]*?);?\s*$/i

/** Indexes that remain to be built. They are recorded in the same transaction as the rest of their migration. */
const TO_MAKE = 'drizzle.placard_indexes'

async function recordIndexes(ask: Ask, indexes: readonly Index[]): Promise<string[]> {
  if (indexes.length > 0)
    await ask(`create table if not exists ${TO_MAKE} (name text primary key, statement text not null)`)
  return indexes.map(({ name, statement }) => `insert into ${TO_MAKE} values ($$${name}$$, $$${statement}$$)`)
}

function recordMigration({ hash, folderMillis }: MigrationMeta): string {
  return `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`
}

/** Builds the recorded indexes. An interrupted one exists but is not valid, and is built again. */
async function makeIndexes(ask: Ask): Promise<void> {
  const [found] = await ask(`select to_regclass('${TO_MAKE}')::text as name`)
  if (!found?.['name']) return
  for (const { name, statement } of (await ask(`select name, statement from ${TO_MAKE}`)) as unknown as Index[]) {
    if (!(await makeIndexOnParts(ask, { name, statement }))) await makeIndex(ask, { name, statement })
    await ask(`delete from ${TO_MAKE} where name = '${name}'`)
  }
}

async function makeIndex(ask: Ask, { name, statement }: Index): Promise<void> {
  if (await isValid(ask, name)) return
  await ask(`drop index concurrently if exists public."${name}"`)
  await ask(statement)
}

/**
 * Builds an index of a partitioned table. PostgreSQL cannot do that concurrently, so each partition gets its index
 * concurrently, and the table's index becomes valid once all partitions have theirs. Returns false if the table has no
 * partitions.
 */
async function makeIndexOnParts(ask: Ask, { name, statement }: Index): Promise<boolean> {
  const [, before = '', table = '', after = ''] = /^(.+?) on (?:"?public"?\.)?"?(\w+)"?( [^]*)$/i.exec(statement) ?? []
  const parts = await ask(
    `select relname as part from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = to_regclass('public."${table}"')`,
  )
  if (parts.length === 0) return false
  if (!(await exists(ask, name))) await ask(`${before.replace(' concurrently', '')} on only "${table}"${after}`)
  for (const { part } of parts) {
    const ofPart = `${String(part)}_${name}`.slice(0, 63)
    if (await isAttached(ask, String(part), name)) continue
    await makeIndex(ask, {
      name: ofPart,
      statement: `${before.replace(`"${name}"`, `"${ofPart}"`)} on "${String(part)}"${after}`,
    })
    await ask(`alter index "${name}" attach partition "${ofPart}"`)
  }
  return true
}

async function isAttached(ask: Ask, part: string, index: string): Promise<boolean> {
  const found = await ask(
    `select 1 from pg_inherits join pg_index on indexrelid = inhrelid
     where inhparent = to_regclass('public."${index}"') and indrelid = to_regclass('public."${part}"')`,
  )
  return found.length > 0
}

async function exists(ask: Ask, index: string): Promise<boolean> {
  return (await ask(`select 1 where to_regclass('public."${index}"') is not null`)).length > 0
}

async function isValid(ask: Ask, index: string): Promise<boolean> {
  const asked = `select 1 from pg_index where indexrelid = to_regclass('public."${index}"') and indisvalid`
  return (await ask(asked)).length > 0
}

/**
 * Returns a StartError with one sentence if a table was locked by others or a change took too long; otherwise the cause
 * itself.
 */
export function explainHeldUp(cause: unknown): unknown {
  if (isBusy(cause)) return new StartError(BUSY, { cause })
  return (cause as { code?: string }).code === '57014' ? new StartError(SLOW, { cause }) : cause
}

const BUSY =
  'A table of the database is in use for so long that it cannot be brought up to date: run npm run migrate at a quieter hour, or with --lock-seconds 60.'
const SLOW =
  'Bringing a table of the database up to date takes longer than it may: run npm run migrate with --statement-minutes 0, which sets no limit.'
