import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROWS = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Threat|-)/.test(line))

it('names an existing test for every threat', () => {
  expect(ROWS.length).toBeGreaterThan(15)
  for (const row of ROWS) {
    const [, file, name] = /`([^`]+\.test\.ts)`: (.+?) +\|$/.exec(row) ?? []
    expect(file, `in ${row}`).toBeDefined()
    expect(readFileSync(file!, 'utf8'), `${file}: ${name}`).toContain(`'${name}'`)
  }
})
