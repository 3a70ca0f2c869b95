import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { getTableName, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { openPglite } from '#server/platform/db/open-embedded.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import * as schema from '#server/platform/db/schema.ts'
import { endShared } from './shared-resources.ts'
import { copyTemplate, databaseAddress, runOnPostgres } from './postgres.ts'

export interface TestDatabase {
  /** A migrated database, empty at the start of each test. */
  readonly db: Database
  readonly opened: OpenedDatabase
}

/**
 * Runs the same tests on PGlite and on PostgreSQL. If no PostgreSQL is installed, its half shows as skipped; if it is,
 * the other half belongs to the thorough tier. In a block where a few tests exercise all statements, those come first,
 * and the block ends there on the database that is not the default, which `useDatabase` also gives.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (database: TestDatabase, isDefault: boolean) => void,
): void {
  const hasPostgres = Boolean(inject('postgresSocketFolder'))
  const again = hasPostgres ? { tags: 'thorough/databases' as const } : {}
  describe(`${name}, on PGlite`, again, () => tests(useDatabase(sharedPglite), !hasPostgres))
  const withPostgres = describe.skipIf(!hasPostgres)
  withPostgres(`${name}, on PostgreSQL`, () => tests(useDatabase(sharedPostgres), true))
}

/**
 * Gives one database to the tests of a describe block, by default the one that the tests of this process share. Code
 * without SQL of its own needs only one kind: PostgreSQL, on which a statement costs a third of the processor time and
 * concurrency is real, or PGlite if no PostgreSQL is installed.
 */
export function useDatabase(open: () => Promise<OpenedDatabase> = sharedDatabase): TestDatabase {
  let opened: OpenedDatabase | undefined
  const get = () => opened ?? fail()
  beforeAll(async () => {
    opened = await open()
  })
  beforeEach(() => emptyTables(get().db))
  afterAll(async () => {
    if (!opened || shared.has(opened)) return
    await endShared(opened)
    await opened.close()
  })
  return {
    get db() {
      return get().db
    },
    get opened() {
      return get()
    },
  }
}

function fail(why = 'The test database is open only inside tests and hooks'): never {
  throw new Error(why)
}

const shared = new Set<OpenedDatabase>()

/**
 * Shares one database. Opening one takes half a second of a core, and more than fifty blocks need one: it is opened
 * once, and ends with the process.
 */
function shareOne(open: () => Promise<OpenedDatabase>): () => Promise<OpenedDatabase> {
  let first: Promise<OpenedDatabase> | undefined
  return async () => {
    first ??= open()
    shared.add(await first)
    return first
  }
}

const sharedPglite = shareOne(async () => openPglite({ loadDataDir: await openAsBlob(inject('pgliteTemplate')) }))
const sharedPostgres = shareOne(openTestPostgres)

function sharedDatabase(): Promise<OpenedDatabase> {
  return inject('postgresSocketFolder') ? sharedPostgres() : sharedPglite()
}

/**
 * Limits for tests: on a busy machine fifty simultaneous calls wait longer for a connection than a user should. They
 * only end a hang.
 */
const LIMITS = { connectMs: 120_000, statementMs: 120_000, lockMs: 120_000 }

/** A new database on the PostgreSQL of this run. */
export async function openTestPostgres(): Promise<OpenedDatabase> {
  return openPostgres(postgresUrl(await makePostgres()), LIMITS)
}

/** Makes a new, migrated and empty database on the PostgreSQL of this run; returns its name. */
export function makePostgres(): Promise<string> {
  return copyTemplate(postgresFolder())
}

/** Makes a database without any table, in an encoding that may differ from ours; returns its name. */
export async function makeEmptyPostgres(encoding = 'UTF8'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onPostgres([`create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`])
  return name
}

/** Runs administrative statements on the PostgreSQL of this run. */
export function onPostgres(statements: string[]): Promise<void> {
  return runOnPostgres(postgresFolder(), statements)
}

export function postgresUrl(name: string): string {
  return databaseAddress(postgresFolder(), name)
}

function postgresFolder(): string {
  return inject('postgresSocketFolder') ?? fail('No PostgreSQL is installed')
}

/** Empties the tables that hold a row: asking each takes a tenth of the time of emptying them all. */
async function emptyTables(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((value) => value instanceof PgTable)
  const names = [...tables.map((table) => getTableName(table)), 'pgboss.job']
  await db.execute(
    sql.raw(`
    do $$ declare name regclass; is_used boolean; begin
      -- Without this a row that others refer to could not go first.
      set local session_replication_role = replica;
      foreach name in array array[${names.map((name) => `to_regclass('${name}')`).join(', ')}] loop
        continue when name is null;
        execute format('select exists (select from %s)', name) into is_used;
        if is_used then execute format('delete from %s', name); end if;
      end loop;
    end $$`),
  )
}
