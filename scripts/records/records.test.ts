import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { INDEX, readRecord, readRecords, writeIndex } from './read-records.ts'

it('the index names every decision record with its status and date', async () => {
  const config = await resolveConfig(INDEX)
  const expected = await format(writeIndex(readRecords()), { ...config, parser: 'markdown' })
  expect(readFileSync(INDEX, 'utf8'), 'run npm run records').toBe(expected)
})

it('a record that is superseded names records that exist', () => {
  const records = readRecords()
  const numbers = new Set(records.map(({ number }) => number))
  for (const { status } of records)
    for (const [, number] of status.matchAll(/record (\d+)/g)) expect(numbers).toContain(Number(number))
})

it('refuses a record without a status, or with the number of another file', () => {
  expect(() => readRecord('0007-type.md', '# 7. Type\n\nWords.\n')).toThrow(/^0007-type\.md does not begin/)
  expect(() => readRecord('0008-type.md', '# 7. Type\n\nStatus: accepted · 2026-11-01\n\nWords.\n')).toThrow(/^0008/)
})
