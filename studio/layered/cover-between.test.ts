import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverBetween } from './cover-between.ts'

const color = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
const opaque = (levels: readonly number[]) => Uint8ClampedArray.from([...levels, 255])

/** Lays straight RGBA over an opaque color. */
function over(before: Uint8ClampedArray, cover: Uint8ClampedArray): number[] {
  const alpha = cover[3]! / 255
  return [0, 1, 2].map((channel) => cover[channel]! * alpha + before[channel]! * (1 - alpha))
}

it('makes one color of another', { tags: 'property' }, () => {
  fc.assert(
    fc.property(color, color, (from, to) => {
      const [before, after] = [opaque(from), opaque(to)]
      for (const [channel, level] of over(before, coverBetween(before, after)).entries())
        expect(Math.abs(level - after[channel]!)).toBeLessThanOrEqual(1.5)
    }),
  )
})

it('is a veil of black where a shadow halves the light, and nothing where nothing changed', () => {
  expect([...coverBetween(opaque([255, 255, 255]), opaque([127, 127, 127]))]).toEqual([0, 0, 0, 128])
  expect([...coverBetween(opaque([9, 8, 7]), opaque([9, 8, 7]))]).toEqual([0, 0, 0, 0])
})

it('is the picture itself where nothing lies under it', () => {
  const after = Uint8ClampedArray.from([10, 20, 30, 40])
  expect(coverBetween(new Uint8ClampedArray(4), after)).toEqual(after)
})
