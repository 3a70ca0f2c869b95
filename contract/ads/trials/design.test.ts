import { expect, it } from 'vitest'
import { designTrial, findAliases } from './design.ts'

it('makes every combination where they are few', () => {
  const runs = designTrial([2, 2])!
  expect(runs).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])
  expect(findAliases(runs, [2, 2])).toEqual([])
  const cube = designTrial([2, 2, 2])!
  expect(cube.length).toBe(8)
  expect(findAliases(cube, [2, 2, 2])).toEqual([])
  expect(designTrial([8])?.length).toBe(8)
})

it('makes half of three factors with two levels, each factor mixed with the pair of the others', () => {
  const runs = designTrial([2, 2, 2], 4)!
  expect(runs.map((run) => run.join(''))).toEqual(['000', '011', '101', '110'])
  expect(findAliases(runs, [2, 2, 2])).toEqual([
    { factor: 2, withPair: [0, 1] },
    { factor: 1, withPair: [0, 2] },
    { factor: 0, withPair: [1, 2] },
  ])
})

it.each([[[3, 3]], [[4, 3]], [[2, 3, 3]], [[2, 2, 3]], [[4, 2, 2]]])(
  'tells the factors with %j levels apart in at most eight different pictures, the ad as it is among them',
  (levels) => {
    const runs = designTrial(levels)!
    expect(runs.length).toBeLessThan(levels.reduce((product, count) => product * count))
    expect(runs.length).toBeLessThanOrEqual(8)
    expect(new Set(runs.map(String)).size).toBe(runs.length)
    expect(runs[0]).toEqual(levels.map(() => 0))
    for (const [factor, count] of levels.entries()) {
      expect(new Set(runs.map((run) => run[factor])).size).toBe(count)
    }
    expect(findAliases(runs, levels).length).toBeGreaterThan(0)
  },
)

it('balances the levels where the number of pictures allows it', () => {
  const runs = designTrial([4, 2, 2])!
  for (const factor of [0, 1, 2]) {
    const counts = Object.values(Object.groupBy(runs, (run) => String(run[factor]))).map((group) => group?.length)
    expect(new Set(counts).size).toBe(1)
  }
})

it('refuses more levels than the pictures can tell apart', () => {
  expect(designTrial([5, 5])).toBeUndefined()
  expect(designTrial([9])).toBeUndefined()
})
