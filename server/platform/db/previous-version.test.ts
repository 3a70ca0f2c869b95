import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { makePostgres, postgresUrl } from '#test/platform/database.ts'
import { listMigrations, MIGRATIONS_FOLDER } from './migrations.ts'
import { PARTITIONED_NAMES } from './partitions/partitioned-tables.ts'
import { partitionTable } from './partitions/partition-table.ts'
import { COMPATIBLE_WITH } from './schema-guard.ts'

/** drizzle-kit's snapshot of the tables after a migration. */
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, Column> }>
}

interface Column {
  name: string
  type: string
  notNull: boolean
  default?: unknown
}

const SAMPLES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  integer: '0',
  bigint: '0',
  boolean: 'false',
  jsonb: `'[]'::jsonb`,
  'timestamp with time zone': 'now()',
}

let client: pg.Client

const indexOf = (tag: string) => listMigrations().findIndex((one) => one.tag === tag)

/** Returns the tables as known to the oldest version that this one promises to support. */
function readPrevious(): Snapshot {
  const file = `${String(indexOf(COMPATIBLE_WITH)).padStart(4, '0')}_snapshot.json`
  return JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', file), 'utf8')) as Snapshot
}

/** Returns the statements of that version that fail on the tables of this one. */
async function tryPrevious(): Promise<string[]> {
  const failed: string[] = []
  for (const { name, columns } of Object.values(readPrevious().tables)) {
    for (const statement of statementsOn(name, Object.values(columns))) {
      await client.query(statement).catch((error: Error) => failed.push(`${name}: ${error.message}`))
    }
  }
  return failed
}

/**
 * Returns statements that insert the required columns and all columns, read all, and update each with the type that the
 * version gives it.
 */
function statementsOn(table: string, columns: Column[]): string[] {
  const sampleOf = ({ type, name }: Column) => SAMPLES[type] ?? fail(`${table}.${name} is of another type: ${type}`)
  const insert = (some: Column[]) =>
    `insert into "${table}" (${some.map(({ name }) => `"${name}"`).join(', ')}) values (${some.map(sampleOf).join(', ')})`
  const needed = columns.filter((column) => column.notNull && column.default === undefined)
  const all = columns.map((column) => `"${column.name}" = ${sampleOf(column)}::${column.type}`)
  return [
    insert(needed),
    `delete from "${table}"`,
    insert(columns),
    `update "${table}" set ${all.join(', ')}`,
    `select ${columns.map(({ name }) => `"${name}"`).join(', ')} from "${table}"`,
    `delete from "${table}"`,
  ]
}

function fail(message: string): never {
  throw new Error(message)
}

describe.skipIf(!inject('postgresSocketFolder'))('the tables of this version', () => {
  beforeEach(async () => {
    client = new pg.Client({ connectionString: postgresUrl(await makePostgres()) })
    await client.connect()
    onTestFinished(() => client.end())
    // Inserts rows of one table alone, without the rows that they refer to.
    await client.query('set session_replication_role = replica')
  })

  it('lets the previous version read and write every table and column that it knows', async () => {
    expect(Object.keys(readPrevious().tables).length).toBeGreaterThan(25)
    expect(await tryPrevious()).toEqual([])
  })

  it('lets it do so if tables are partitioned', async () => {
    for (const table of PARTITIONED_NAMES) await partitionTable(client, table, { now: new Date(), say: () => {} })
    expect(await tryPrevious()).toEqual([])
  })

  it.each([
    { what: 'a column that it does not write', change: `alter table users add column nick text not null` },
    { what: 'another name for a column', change: `alter table users rename column email to mail` },
    { what: 'another type of a column', change: `alter table users alter column created_at type integer using 0` },
    { what: 'a table that is gone', change: `drop table page_reads` },
    { what: 'a rule that it does not know', change: `alter table brands add check (name <> 'x')` },
  ])('would notice $what', async ({ change }) => {
    await client.query(change)
    expect(await tryPrevious()).not.toEqual([])
  })
})

it('promises it to a version from before the newest migration', () => {
  expect(indexOf(COMPATIBLE_WITH)).toBeGreaterThan(0)
  expect(indexOf(COMPATIBLE_WITH)).toBeLessThan(listMigrations().length - 1)
})
