import { expect, it } from 'vitest'
import { countCode, measureProduct, percentile } from './count-code.ts'
import { countLayouts } from './count-layouts.ts'
import { findCircles, findKnots } from './find-circles.ts'
import { measureCode } from './measure-code.ts'
import { readSource } from './read-source.ts'
import { listRepeatedNames, REPEATED_NAMES_MAX } from './repeated-names.ts'

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

it('counts the layouts of this repository', () => {
  const rows = countLayouts().trim().split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row).toMatch(/^\| .+ \| +\d[\d,]* \|$/)
  // Only the number of regular expressions that are too long may be zero.
  expect(rows.filter((row) => row.endsWith(' 0 |')).length).toBeLessThan(2)
})

it('measures how a file is built', () => {
  const text = `import type { Plan } from '#contract/money/plans.ts'
export { type Other } from './other.ts'
export const [first] = [1], second = (): number => 2
export interface Shape { value?: Plan }
export function third(shape: Shape): object {
  const all = [...[first], ...{ length: 1 }, ...'abc']
  return { ...{ all }, plan: shape.value!, not: !shape.value }
}
`
  expect(measureCode('a.ts', text)).toEqual({
    path: 'a.ts',
    lines: 8,
    functions: [4],
    imports: ['#contract/money/plans.ts', './other.ts'],
    exported: ['second', 'Shape', 'third'],
    literalSpreads: 3,
    nonNulls: 1,
  })
  expect(() => measureCode('broken.ts', 'const = 1')).toThrow(/^broken\.ts: /)
})

it('finds knots of folders, of which no two files need to import each other', () => {
  const files = [
    { path: 'studio/photo/study.ts', imports: ['../paint/photo.ts'] },
    { path: 'studio/photo/mask.ts', imports: [] },
    { path: 'studio/paint/layers.ts', imports: ['#studio/photo/mask.ts', '../color/roles.ts'] },
    { path: 'studio/paint/photo.ts', imports: [] },
    { path: 'studio/color/roles.ts', imports: ['./oklch.ts'] },
  ]
  const knots = findKnots(files, (file) => file.split('/')[1])
  expect(knots.map((knot) => knot.toSorted())).toEqual([['paint', 'photo']])
})

it('finds circles of imports, types included, by both ways of naming a file', () => {
  const files = [
    { path: 'web/a.ts', imports: ['#contract/money/plans.ts', './b/c.ts', 'react'] },
    { path: 'web/b/c.ts', imports: ['../d.ts'] },
    { path: 'web/d.ts', imports: ['#web/a.ts'] },
    { path: 'web/self.ts', imports: ['./self.ts'] },
    { path: 'contract/money/plans.ts', imports: [] },
  ]
  const circles = findCircles(files)
  expect(circles.map((circle) => circle.toSorted())).toEqual([['web/a.ts', 'web/b/c.ts', 'web/d.ts'], ['web/self.ts']])
  expect(findCircles(files.slice(0, 2))).toEqual([])
})

it('takes percentiles', () => {
  expect([percentile([3, 1, 2], 50), percentile([1, 2], 95), percentile([], 50)]).toEqual([2, 2, 0])
})

it('lists names that several files define, but not the overloads of one file', () => {
  const files = [
    { path: 'a.ts', exported: ['Block', 'overloaded', 'overloaded'] },
    { path: 'b.ts', exported: ['Block'] },
    { path: 'c.ts', exported: ['Page'] },
  ]
  expect(listRepeatedNames(files)).toEqual(['Block: a.ts b.ts'])
})

it('keeps the bound of exported names that are defined in more than one file', () => {
  const repeated = listRepeatedNames(measureProduct())
  // All of them are shown if there are too many: the new one is among them.
  expect(repeated.length > REPEATED_NAMES_MAX ? repeated : []).toEqual([])
})

it('counts the code of an area', () => {
  const rows = countCode(['contract', 'root']).trim().split('\n').slice(2)
  for (const row of rows) expect(row).toMatch(/^\| .+ \| +\d[\d,.]* \|$/)
  expect(rows.find((row) => row.includes('circle of imports'))).toMatch(/ 0 \|$/)
  expect(Number(/(\d+) \|$/.exec(rows[0]!)![1])).toBeGreaterThan(50)
})
