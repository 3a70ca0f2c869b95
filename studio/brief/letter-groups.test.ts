import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import table from './letter-groups.json' with { type: 'json' }

it('keeps the letter groups of the version of eld that is installed', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../node_modules/eld/package.json', import.meta.url), 'utf8'))
  expect(table.source).toContain(`eld ${version}, `)
})
