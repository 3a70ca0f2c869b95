import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

const take = (seed: number, ...labels: string[]) => {
  const random = createRandom(seed, ...labels)
  return Array.from({ length: 20 }, () => random.next())
}

it('gives the same numbers for the same seed and labels, on every platform', () => {
  expect(take(7, 'layout')).toEqual(take(7, 'layout'))
  expect(take(1).slice(0, 3)).toEqual([0.4708419570233673, 0.9742812593467534, 0.06147866137325764])
})

it('gives every label and every seed a stream of its own', () => {
  const streams = [
    take(1),
    take(2),
    take(1, 'a'),
    take(1, 'b'),
    take(1, 'a', 'b'),
    take(1, 'ab'),
    take(12, 'a'),
    take(-1),
  ]
  expect(new Set(streams.map(String)).size).toBe(streams.length)
})

it('spreads evenly from 0 to 1', () => {
  const random = createRandom(3)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let count = 0; count < 20_000; count += 1) tenths[Math.floor(random.next() * 10)]! += 1
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200)
})

it('picks from the list and stays between the bounds', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.string(), { minLength: 1 }), (seed, list) => {
      const random = createRandom(seed)
      expect(list).toContain(random.pick(list))
      const value = random.between(-2, 5)
      expect(value).toBeGreaterThanOrEqual(-2)
      expect(value).toBeLessThan(5)
    }),
  )
})

it('refuses to pick from nothing', () => {
  expect(() => createRandom(1).pick([])).toThrow('empty list')
})
