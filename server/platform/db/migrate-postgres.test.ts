import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { makePostgres, postgresUrl } from '#test/platform/database.ts'
import { waitUntil } from '#test/wait-until.ts'
import { PARTITIONED_NAMES } from './partitions/partitioned-tables.ts'
import { partitionTable } from './partitions/partition-table.ts'
import { listMigrations, MIGRATIONS_FOLDER } from './migrations.ts'
import { migratePostgres, splitOff } from './migrate-postgres.ts'

const LIMITS = { lockMs: 100, tries: 3, statementMs: 60_000 }

/** A migration that adds a column and an index to an existing large table, and the later index that replaces it. */
const LATER = '0024_admin'
const INDEX = 'users_folded_email'

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgresUrl(database) })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Gives a database from before that migration; those after it are missing as well. */
async function givenOlder(): Promise<{ database: string; client: pg.Client }> {
  const database = await makePostgres()
  const client = await connect(database)
  const { when } = listMigrations().find(({ tag }) => tag === LATER)!
  await client.query('drop schema public cascade; create schema public')
  await client.query('delete from drizzle.__drizzle_migrations; drop table drizzle.placard_promise')
  await migrateUpTo(client, when)
  return { database, client }
}

async function migrateUpTo(client: pg.Client, before: number): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (folderMillis >= before) return
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Ends the connection, and with it the lock that the other one waits for. */
async function migrateAndEnd(client: pg.Client): Promise<string[]> {
  const done = await migratePostgres(client, LIMITS)
  await client.end()
  return done
}

async function isValid(client: pg.Client, index: string): Promise<boolean> {
  const found = await client.query(`select 1 from pg_index where indexrelid = to_regclass($1) and indisvalid`, [index])
  return found.rowCount === 1
}

describe.skipIf(!inject('postgresSocketFolder'))('migrations on PostgreSQL', () => {
  it('brings an older database up to date, by two at once too, during somebody’s transaction', async () => {
    const { database, client } = await givenOlder()
    const busy = await connect(database)
    await busy.query('begin')
    await busy.query(
      `insert into users (id, email, display_name, created_at) values (gen_random_uuid(), 'a@b.example', 'A', now())`,
    )
    const tags = listMigrations().map(({ tag }) => tag)
    const both = [client, await connect(database)].map(migrateAndEnd)
    const watcher = await connect(database)
    const making = `select 1 from pg_stat_activity where datname = current_database() and query like 'create index concurrently%'`
    await waitUntil(async () => (await watcher.query(making)).rowCount === 1)
    // Writes do not wait for this index, as they would for an ordinary one.
    await watcher.query(
      `insert into users (id, email, display_name, created_at) values (gen_random_uuid(), 'c@d.example', 'C', now())`,
    )
    await busy.query('commit')
    const done = await Promise.all(both)
    expect(done.toSorted((a, b) => a.length - b.length)).toEqual([[], tags.slice(tags.indexOf(LATER))])
    expect(await isValid(watcher, INDEX)).toBe(true)
    expect((await watcher.query('select * from drizzle.placard_indexes')).rowCount).toBe(0)
  })

  it('rebuilds an index that was interrupted', async () => {
    const { client } = await givenOlder()
    await migratePostgres(client, LIMITS)
    await client.query(`update pg_index set indisvalid = false where indexrelid = to_regclass('${INDEX}')`)
    await client.query(
      `insert into drizzle.placard_indexes values ('${INDEX}', 'create index concurrently "${INDEX}" on users (email)')`,
    )
    expect(await migratePostgres(client, LIMITS)).toEqual([])
    expect(await isValid(client, INDEX)).toBe(true)
  })

  it('builds an index of a partitioned table concurrently too, and resumes where that was interrupted', async () => {
    const { client } = await givenOlder()
    await migratePostgres(client, LIMITS)
    for (const table of PARTITIONED_NAMES) await partitionTable(client, table, { now: new Date(), say: () => {} })
    const index =
      'create UNIQUE index concurrently "booked_twice" ON "credit_ledger" USING btree ("user_id","reference") WHERE amount = 7'
    await client.query('insert into drizzle.placard_indexes values ($1, $2)', ['booked_twice', index])
    // State after an interrupted run: only some partitions have the index.
    await client.query(`create unique index "booked_twice" on only credit_ledger (user_id, reference) where amount = 7`)
    await client.query(
      `create unique index credit_ledger_p00_booked_twice on credit_ledger_p00 (user_id, reference) where amount = 7`,
    )
    expect(await migratePostgres(client, LIMITS)).toEqual([])
    expect(await isValid(client, 'booked_twice')).toBe(true)
    expect((await client.query('select * from drizzle.placard_indexes')).rowCount).toBe(0)
    await client.query('alter table credit_ledger add column later text')
  })

  it('gives way to users of a table, and reports if its turn never comes', async () => {
    const { database, client } = await givenOlder()
    const busy = await connect(database)
    await busy.query(
      'begin; lock table users in access exclusive mode; lock table credit_ledger in access exclusive mode',
    )
    await expect(migratePostgres(client, LIMITS)).rejects.toThrow(
      /is in use for so long .+ run npm run migrate at a quieter hour/,
    )
    await busy.query('commit')
    expect((await migratePostgres(client, LIMITS))[0]).toBe(LATER)
  })
})

it('builds the indexes of existing tables concurrently, and no others', () => {
  const table = 'CREATE TABLE "notes" ("id" uuid PRIMARY KEY)'
  const ofIt = 'CREATE INDEX "notes_id" ON "notes" USING btree ("id");'
  const change = 'ALTER TABLE "users" ADD COLUMN "nick" text;'
  expect(
    splitOff([
      table,
      ofIt,
      change,
      '\nCREATE UNIQUE INDEX "users_nick" ON "users" USING btree ("nick") WHERE a = \'x\';',
    ]),
  ).toEqual({
    changes: [table, ofIt, change],
    indexes: [
      {
        name: 'users_nick',
        statement: `create UNIQUE index concurrently "users_nick" ON "users" USING btree ("nick") WHERE a = 'x'`,
      },
    ],
  })
})
