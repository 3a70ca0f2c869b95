import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#scripts/launch/root.mjs'
import { FAULTS } from './faults.ts'

const MENDS = FAULTS.flatMap(({ name, mend }) => (mend ? [{ name, mend }] : []))

it('several faults have a mend', () => {
  expect(MENDS.length).toBeGreaterThan(5)
})

it.each(MENDS)('the mend of $name is in the code once, so that it can be removed', ({ mend: { file, code } }) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  expect(text.split(code)).toHaveLength(2)
})
