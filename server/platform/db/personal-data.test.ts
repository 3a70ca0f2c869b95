import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import * as schema from './schema.ts'

const DOC = readFileSync('docs/personal-data.md', 'utf8')

/** First table of the document: its cells by the name of the database table. */
const ROWS = new Map(
  DOC.slice(0, DOC.indexOf('## Elsewhere'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', ...cells] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return [name.replaceAll('`', ''), cells] as const
    }),
)

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table: getTableName(table) }] : [],
)

it('has every table in the inventory of personal data once, with no gaps', () => {
  expect([...ROWS.keys()].toSorted()).toEqual(tables.map(({ table }) => table).toSorted())
  const open = [...ROWS].filter(([, cells]) => cells.length !== 5 || cells.includes(''))
  expect(open).toEqual([])
})

it('states for each table whether it is in the export', () => {
  const store = readFileSync('server/desk/account/store.ts', 'utf8')
  const exported = tables.filter(({ name }) => store.includes(`.from(${name})`)).map(({ table }) => table)
  expect(exported.length).toBeGreaterThan(15)
  const listed = [...ROWS].filter(([, cells]) => cells[4] === 'yes').map(([table]) => table)
  expect(listed.toSorted()).toEqual(exported.toSorted())
  expect(new Set([...ROWS.values()].map((cells) => cells[4]))).toEqual(new Set(['yes', 'no']))
})

it('names existing jobs for data that is deleted automatically', () => {
  const known = new Set<string>([...JOB_DEFINITIONS.map(({ name }) => name), ...ROWS.keys()])
  const named = [...ROWS.values()].flatMap((cells) =>
    [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, job = '']) => job),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((job) => !known.has(job))).toEqual([])
})
