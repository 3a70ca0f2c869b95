import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { ROOT } from './launch/root.mjs'
import { listSources } from './prose/list-sources.ts'

/** Modules with which a query is built. Types of rows may be imported anywhere, and so may lists in capitals. */
const OF_QUERIES = /^drizzle-orm|^#server\/platform\/db\/(?:schema(?:\/[\w-]+)?|rows-of)\.ts$/

/** Files that are no store and yet speak SQL: the database itself, and the adapter that pg-boss writes with. */
const ALLOWED = /^server\/platform\/db\/|^server\/platform\/jobs\/boss-jobs\.ts$|[/-]store\.ts$|\.test\.ts$/

/** Returns the names by which a source could build a query. */
function findQueries(file: string, text: string): string[] {
  return parseSync(file, text)
    .module.staticImports.filter(({ moduleRequest }) => OF_QUERIES.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value))
    .filter((name) => name !== name.toUpperCase())
}

describe('SQL', () => {
  test('is written in the stores alone', () => {
    const found = listSources('server')
      .filter((file) => !ALLOWED.test(file))
      .flatMap((file) => {
        const names = findQueries(file, readFileSync(path.join(ROOT, file), 'utf8'))
        return names.length > 0 ? [`${file}: ${names.join(', ')}`] : []
      })
    expect(found).toEqual([])
  })

  test('is recognised by its imports', () => {
    const source = `
      import { eq } from 'drizzle-orm'
      import { type JobState, CREDIT_TYPES, users } from '#server/platform/db/schema.ts'
      import { reviews } from '#server/platform/db/schema/ads.ts'
      import type { creatives } from '#server/platform/db/schema.ts'
      import { rowsOf } from '#server/platform/db/rows-of.ts'
      import { AppError } from '#server/platform/http/app-error.ts'`
    expect(findQueries('probe.ts', source)).toEqual(['eq', 'users', 'reviews', 'rowsOf'])
  })
})
