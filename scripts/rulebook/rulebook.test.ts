import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { SOURCES } from '#contract/rulebook/sources.ts'
import { RULEBOOK, writeRulebook } from './write-rulebook.ts'

it('docs/rulebook.md is what the data says', async () => {
  const config = await resolveConfig(RULEBOOK)
  const expected = await format(writeRulebook(), { ...config, parser: 'markdown' })
  expect(readFileSync(RULEBOOK, 'utf8'), 'run npm run rulebook').toBe(expected)
})

it('marks every source that was checked more than 180 days before', () => {
  const marked = (day: string) => writeRulebook(new Date(day)).match(/\*\*old\*\*/g)?.length ?? 0
  expect(marked('2027-05-28')).toBe(0)
  expect(marked('2027-05-31')).toBe(SOURCES.length)
})
