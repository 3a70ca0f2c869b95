import { expect, it } from 'vitest'
import { compareLevels, findWinner, neededShown, wilson } from './compare-levels.ts'
import type { Counts } from './evidence.ts'

/** A seeded generator, so that a simulation is always the same (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws from a binomial distribution, by waiting times between rare hits. */
function drawHits(shown: number, rate: number, random: () => number): number {
  const log = Math.log(1 - rate)
  let [hits, at] = [-1, 0]
  while (at <= shown) {
    at += 1 + Math.floor(Math.log(1 - random()) / log)
    hits += 1
  }
  return hits
}

const CERTAINTY = { certainty: 0.95 }
const TIMES = 400

/** Simulates trials and counts those that name a level that is not better than all others, and those that find it. */
function simulate({ rates, perLook, looks, uneven = false }: Simulated) {
  let [falseWinners, found] = [0, 0]
  const best = Math.max(...rates)
  const isUnique = rates.filter((rate) => rate === best).length === 1
  for (let time = 0; time < TIMES; time += 1) {
    const random = seeded(7 + time)
    const totals: Counts[] = rates.map(() => ({ shown: 0, hits: 0 }))
    const seen: Counts[][] = []
    let named: number | null = null
    for (let look = 0; look < looks && named === null; look += 1) {
      for (const [level, rate] of rates.entries()) {
        // Platforms give each ad another and changing share of the impressions.
        const shown = Math.round(perLook * (uneven ? 0.3 + 1.4 * random() : 1))
        totals[level] = {
          shown: totals[level]!.shown + shown,
          hits: totals[level]!.hits + drawHits(shown, rate, random),
        }
      }
      seen.push([...totals])
      named = findWinner(seen, CERTAINTY)
    }
    if (named === null) continue
    if (isUnique && rates[named] === best) found += 1
    else falseWinners += 1
  }
  return { falseWinners: falseWinners / TIMES, found: found / TIMES }
}

interface Simulated {
  rates: number[]
  perLook: number
  looks: number
  uneven?: boolean
}

it('names a false winner in at most 5 of 100 trials: uneven and changing shares', () =>
  expectFewFalse('', { rates: [0.01, 0.01], perLook: 2000, looks: 30, uneven: true }))

it.each([
  ['two equal levels, looked at each day for a month', { rates: [0.01, 0.01], perLook: 2000, looks: 30 }],
  ['four equal levels', { rates: [0.02, 0.02, 0.02, 0.02], perLook: 1000, looks: 20 }],
  ['two best levels', { rates: [0.02, 0.02, 0.012], perLook: 1000, looks: 20 }],
  ['few chances and a high rate', { rates: [0.3, 0.3], perLook: 40, looks: 30 }],
])('names a false winner in at most 5 of 100 trials: %s', { tags: 'thorough/variety' }, expectFewFalse)

function expectFewFalse(_: string, given: Simulated): void {
  expect(simulate(given).falseWinners).toBeLessThanOrEqual(0.05)
}

it('finds a planted effect at the power that it states: two levels', () => expectFound(2, { rate: 0.02, lift: 0.2 }))
it('finds a planted effect at the power that it states: four levels', { tags: 'thorough/variety' }, () =>
  expectFound(4, { rate: 0.02, lift: 0.3 }),
)

function expectFound(levels: number, { rate, lift }: { rate: number; lift: number }): void {
  const shown = neededShown({ rate, lift, levels }, { certainty: 0.95, power: 0.8 })
  const rates = Array.from({ length: levels }, (_unused, level) => (level === 1 ? rate * (1 + lift) : rate))
  const { found, falseWinners } = simulate({ rates, perLook: Math.ceil(shown / 5), looks: 5 })
  expect(found).toBeGreaterThanOrEqual(0.8)
  expect(falseWinners).toBeLessThanOrEqual(0.05)
}

it('does not take totals of another period for progress', () => {
  const [strong, weak] = [
    { shown: 10_000, hits: 300 },
    { shown: 10_000, hits: 150 },
  ]
  expect(compareLevels([[strong, weak]], CERTAINTY).winner).toBe(0)
  const other = [
    { shown: 900, hits: 10 },
    { shown: 900, hits: 9 },
  ]
  expect(compareLevels([[strong, weak], other], CERTAINTY).winner).toBeNull()
})

it('names nobody without data, and nobody alone', () => {
  expect(compareLevels([], CERTAINTY)).toEqual({ levels: [], winner: null })
  expect(compareLevels([[{ shown: 10, hits: 1 }]], CERTAINTY).winner).toBeNull()
  const nothing = [
    { shown: 0, hits: 0 },
    { shown: 0, hits: 0 },
  ]
  expect(compareLevels([nothing], CERTAINTY)).toMatchObject({ winner: null, levels: [{ from: 0, to: 1 }, { from: 0 }] })
})

it('gives Wilson intervals as the textbooks do', () => {
  const { from, to } = wilson({ shown: 10, hits: 1 }, 0.95)
  expect([from, to].map((share) => share.toFixed(4))).toEqual(['0.0179', '0.4042'])
  expect(wilson({ shown: 50, hits: 0 }, 0.95).from).toBe(0)
})

it('gives each level its chance of being the best', () => {
  const { levels } = compareLevels(
    [
      [
        { shown: 1000, hits: 10 },
        { shown: 1000, hits: 10 },
        { shown: 1000, hits: 1 },
      ],
    ],
    CERTAINTY,
  )
  expect(levels[0]!.chanceBest).toBeCloseTo(0.5, 1)
  expect(levels.reduce((sum, { chanceBest }) => sum + chanceBest, 0)).toBeCloseTo(1, 6)
})
