import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { makePostgres, postgresUrl } from '#test/platform/database.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '../open-postgres.ts'
import { makeMonths } from './make-months.ts'
import { PARTITIONED_NAMES } from './partitioned-tables.ts'
import { partitionTable } from './partition-table.ts'

const NOW = new Date('2026-11-29T00:00:00Z')
const OPTIONS = { now: NOW, portion: 50, limits: { lockMs: 500, tries: 60 }, say: () => {} }

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgresUrl(database) })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

/** Inserts some users with ads, pictures, ledger rows and events of two years. */
async function givenRows(client: pg.Client): Promise<void> {
  await client.query(`
    insert into users (id, email, display_name, created_at) select md5('u' || i)::uuid, i || '@a.example', 'A', now() from generate_series(1, 40) i;
    insert into creatives (id, user_id, product_name, product_description, created_at, updated_at)
      select md5('c' || i)::uuid, md5('u' || (1 + i % 40))::uuid, 'Kettle', 'Boils', now(), now() from generate_series(1, 120) i;
    insert into images (id, user_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at)
      select md5('i' || i)::uuid, md5('u' || (1 + i % 40))::uuid, 'variant', 'a', 'image/png', 1, 1, 1, '', now() from generate_series(1, 400) i;`)
  await client.query(`insert into variants ${VARIANT} from generate_series(1, 400) i`)
  await client.query(`insert into credit_ledger (id, user_id, kind, credit_type, amount, reference, created_at)
    select md5('l' || i)::uuid, md5('u' || (1 + i % 40))::uuid, 'reserve', 'monthly', -1, 'r' || i, now() from generate_series(1, 700) i`)
  await client.query(`insert into audit_events (id, at, kind, user_id, details)
    select md5('a' || i)::uuid, '2024-12-01'::timestamptz + i * interval '1 day', 'sign-in', md5('u' || (i % 40))::uuid, '{}' from generate_series(1, 720) i`)
}

const VARIANT = `(id, ad_id, format, width, height, image_url, image_id, seed, campaign_seed, layout, report, created_at, replaced_at)
  select md5('v' || i)::uuid, md5('c' || (1 + i % 120))::uuid, 'square', 1, 1, '', md5('i' || i)::uuid, i, 1, '{}', '{}', now(), case when i > 119 then now() end`

const digestOf = async (client: pg.Client, table: string): Promise<unknown> =>
  (await client.query(`select count(*)::int, sum(hashtext(t::text)) from ${table} t`)).rows[0]

/** Returns the keys, rules and indexes that a partitioned table can have too. */
async function shapeOf(client: pg.Client, table: string): Promise<unknown> {
  const { rows: rules } = await client.query(
    `select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = '${table}'::regclass and contype <> 'p' order by 1`,
  )
  const { rows: indexes } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = '${table}' and indexname <> '${table}_pkey' order by indexname`,
  )
  return { rules, indexes: indexes.map(({ indexdef }) => indexdef.replace(' ON ONLY ', ' ON ')) }
}

/** Expected number of rows of each table. */
type Expected = Record<'audit_events' | 'credit_ledger' | 'variants', number>

/**
 * Does once what the app does to these tables: replaces a picture, books its credit, writes an event and forgets
 * another; some users leave.
 */
async function workOnce(client: pg.Client, round: number, expected: Expected): Promise<void> {
  const ad = `md5('c' || ${1 + (round % 118)})::uuid`
  const rowsOf = async (statement: string) => (await client.query(statement)).rowCount ?? 0
  await client.query('begin')
  await client.query(`update variants set replaced_at = now() where ad_id = ${ad} and replaced_at is null`)
  expected.variants += await rowsOf(
    `insert into variants (id, ad_id, format, width, height, image_url, image_id, seed, campaign_seed, layout, report, created_at)
     select '${randomUUID()}', c.id, 'square', 1, 1, '', i.id, 1, 1, '{}', '{}', now() from creatives c join images i using (user_id) where c.id = ${ad} limit 1`,
  )
  expected.credit_ledger += await rowsOf(
    `insert into credit_ledger (id, user_id, kind, credit_type, amount, reference, created_at)
     select '${randomUUID()}', id, 'reserve', 'monthly', -1, '${randomUUID()}', now() from users where id = md5('u' || ${1 + (round % 20)})::uuid`,
  )
  expected.audit_events += await rowsOf(
    `insert into audit_events (id, at, kind, details) values ('${randomUUID()}', now(), 'sign-out', '{}')`,
  )
  expected.audit_events -= await rowsOf(`delete from audit_events where id = md5('a' || ${1 + round})::uuid`)
  expected.variants -= await rowsOf(`delete from variants where id = md5('v' || ${400 - (round % 200)})::uuid`)
  if (round % 7 === 0) {
    // Half of the users stay.
    const person = `md5('u' || ${40 - (Math.floor(round / 7) % 20)})::uuid`
    expected.credit_ledger -= await rowsOf(`select from credit_ledger where user_id = ${person}`)
    const theirs = `select id from creatives where user_id = ${person}`
    const pictures = `select id from images where user_id = ${person}`
    expected.variants -= await rowsOf(`select from variants where ad_id in (${theirs}) or image_id in (${pictures})`)
    await client.query(`delete from users where id = ${person}`)
  }
  await client.query('commit')
}

/** Simulates users who work until told to stop; then resolves to the expected numbers of rows. */
function keepWorking(client: pg.Client): { end(): Promise<Expected> } {
  const expected = { audit_events: 720, credit_ledger: 700, variants: 400 }
  const over = new AbortController()
  const working = (async () => {
    for (let round = 0; !over.signal.aborted; round += 1) await workOnce(client, round, expected)
    return expected
  })()
  return {
    end: () => {
      over.abort()
      return working
    },
  }
}

describe.skipIf(!inject('postgresSocketFolder'))('a partitioned table', () => {
  it.each(PARTITIONED_NAMES)('has all that it had before: %s', async (table) => {
    const client = await connect(await makePostgres())
    await givenRows(client)
    const before = [await digestOf(client, table), await shapeOf(client, table)]
    expect(await partitionTable(client, table, OPTIONS)).toBe(true)
    expect([await digestOf(client, table), await shapeOf(client, table)]).toEqual(before)
    const parts = `select count(*)::int as parts from pg_inherits where inhparent = '${table}'::regclass`
    expect((await client.query<{ parts: number }>(parts)).rows[0]?.parts).toBeGreaterThan(15)
    expect(await partitionTable(client, table, OPTIONS)).toBe(false)
    expect((await client.query(`select 1 from pg_trigger where tgname like 'placard_parts%'`)).rowCount).toBe(0)
  })

  it('loses nothing of what is written while it is made, killed halfway and run again', async () => {
    const database = await makePostgres()
    const watcher = await connect(database)
    await givenRows(watcher)
    const work = keepWorking(await connect(database))
    for (const table of PARTITIONED_NAMES) {
      const first = await connect(database)
      // Called after every twenty portions: the connection is lost there, as if its process were killed.
      const killed = partitionTable(first, table, {
        ...OPTIONS,
        portion: 10,
        say: () => first.connection.stream.destroy(),
      })
      await expect(killed).rejects.toThrow(/Connection terminated/)
      const [half] = (await watcher.query<{ rows: number }>(`select count(*)::int as rows from ${table}_parts`)).rows
      expect(half?.rows).toBeGreaterThan(50)
      expect(await partitionTable(await connect(database), table, OPTIONS)).toBe(true)
    }
    const expected = await work.end()
    const counts = PARTITIONED_NAMES.map((table) => `(select count(*)::int from ${table}) as ${table}`)
    expect((await watcher.query(`select ${counts.join(', ')}`)).rows).toEqual([expected])
  })

  it('gives way to users of the table, and reports if its turn never comes', async () => {
    const database = await makePostgres()
    const busy = await connect(database)
    await busy.query('begin')
    await busy.query(
      `insert into audit_events (id, at, kind, details) values ('${randomUUID()}', now(), 'sign-out', '{}')`,
    )
    const waiting = partitionTable(await connect(database), 'audit_events', {
      ...OPTIONS,
      limits: { lockMs: 50, tries: 2 },
    })
    await expect(waiting).rejects.toThrow(/is in use for so long .+ --lock-seconds 60/)
    await busy.query('rollback')
    expect(await partitionTable(busy, 'audit_events', OPTIONS)).toBe(true)
  })

  it('starts over if a migration has changed the table meanwhile', async () => {
    const database = await makePostgres()
    const client = await connect(database)
    await givenRows(client)
    const first = await connect(database)
    const killed = partitionTable(first, 'audit_events', {
      ...OPTIONS,
      portion: 10,
      say: () => first.connection.stream.destroy(),
    })
    await expect(killed).rejects.toThrow(/Connection terminated/)
    await client.query(`alter table audit_events add column place text not null default 'here'`)
    expect(await partitionTable(client, 'audit_events', OPTIONS)).toBe(true)
    expect((await client.query(`select distinct place from audit_events`)).rows).toEqual([{ place: 'here' }])
  })

  it('gets its months in advance, and none if it is not partitioned by month', async () => {
    const database = await makePostgres()
    const client = await connect(database)
    const opened = await openPostgres(postgresUrl(database), readConfig({}).databaseLimits)
    onTestFinished(() => opened.close())
    const later = new Date('2027-05-31T23:59:59Z')
    await makeMonths(opened.db, 'audit_events', later)
    await partitionTable(client, 'audit_events', OPTIONS)
    for (let night = 0; night < 2; night += 1) await makeMonths(opened.db, 'audit_events', later)
    await client.query(`insert into audit_events (id, at, kind, details) values (gen_random_uuid(), '2027-08-31T23:59:59Z', 'sign-in', '{}'),
      (gen_random_uuid(), '2031-01-01', 'sign-in', '{}')`)
    expect((await client.query('select tableoid::regclass::text as part from audit_events order by at')).rows).toEqual([
      { part: 'audit_events_2027_08' },
      { part: 'audit_events_other' },
    ])
  })

  it('keeps unique rows unique', async () => {
    const client = await connect(await makePostgres())
    await givenRows(client)
    for (const table of PARTITIONED_NAMES) await partitionTable(client, table, OPTIONS)
    const again = `insert into credit_ledger (id, user_id, kind, credit_type, amount, reference, created_at)
      values (gen_random_uuid(), md5('u2')::uuid, 'reserve', 'monthly', -1, 'r1', '2030-01-01')`
    await expect(client.query(again)).rejects.toMatchObject({
      code: '23505',
      constraint: expect.stringContaining('credit_ledger'),
    })
    const second = `insert into variants (id, ad_id, format, width, height, image_url, image_id, seed, campaign_seed, layout, report, created_at)
      values (gen_random_uuid(), md5('c2')::uuid, 'square', 1, 1, '', md5('i1')::uuid, 1, 1, '{}', '{}', '2030-01-01')`
    await expect(client.query(second)).rejects.toMatchObject({ code: '23505' })
    await client.query(`delete from users where id = md5('u2')::uuid`)
    expect((await client.query(`select 1 from credit_ledger where user_id = md5('u2')::uuid`)).rowCount).toBe(0)
  })
})
