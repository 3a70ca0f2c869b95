import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NEEDED_LETTER_GROUPS } from './candidates.ts'
import { LETTER_GROUPS } from './letter-groups.ts'
import table from './letter-groups.json' with { type: 'json' }

it('keeps the letter groups of the version of eld that is installed', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../node_modules/eld/package.json', import.meta.url), 'utf8'))
  expect(table.source).toContain(`eld ${version}, `)
})

it('keeps them for each language that shares its script, and for those that could be taken for it: `npm run languages` after a new one', () => {
  expect(LETTER_GROUPS).toEqual(NEEDED_LETTER_GROUPS)
})
