import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GROUPED_LANGUAGES } from './letter-groups.ts'
import table from './letter-groups.json' with { type: 'json' }

it('keeps the letter groups of the version of eld that is installed', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../node_modules/eld/package.json', import.meta.url), 'utf8'))
  expect(table.source).toContain(`eld ${version}, `)
})

it('keeps them for each language that shares its script: `npm run languages` after a new one', () => {
  expect(table.languages).toEqual(GROUPED_LANGUAGES)
})
