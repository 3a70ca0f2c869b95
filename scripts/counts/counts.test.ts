import { expect, it } from 'vitest'
import { countHouse } from './count-house.ts'
import { readSource } from './read-source.ts'

it('counts the numbers of the code, and none in comments, texts and types', () => {
  const text = `/** 12 px. */
type Step = -1 | 0 | 1
const size: Step[] = [1, -2.5, 0x10] // 3
const word = 'about 4 \${5}', made = \`6 \${7 + 8} 9\`
const found = /10{2}/u
`
  expect(readSource('a.ts', text)).toMatchObject({ lines: 5, numbers: 5, patterns: [8] })
})

it('finds what a file refers to by name, in texts and as fields', () => {
  const { words } = readSource(
    'a.ts',
    "export const ROWS = { pool: 1, 'full-bleed': 2 }\nconst is = ROWS[pool] === 'orb'\n",
  )
  expect([...words]).toEqual(['pool', 'full-bleed', 'orb'])
})

it('names the file that cannot be read', () => {
  expect(() => readSource('broken.ts', 'const = 1')).toThrow(/^broken\.ts: /)
})

it('counts this repository', () => {
  const rows = countHouse().trim().split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row).toMatch(/^\| .+ \| +\d[\d,]* \|$/)
  // Only the number of regular expressions that are too long may be zero.
  expect(rows.filter((row) => row.endsWith(' 0 |')).length).toBeLessThan(2)
})
