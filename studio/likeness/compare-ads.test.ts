import { describe, expect, it, test } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { intersectionOverUnion } from '../basics/boxes.ts'
import { areAlike, compareAds, type SeenAd } from './compare-ads.ts'
import { hammingDistance, perceptualHash } from './perceptual-hash.ts'

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height })

test('intersection over union', () => {
  expect(intersectionOverUnion(box(0, 0), box(5, 0))).toBeCloseTo(50 / 150, 9)
  expect(intersectionOverUnion(box(0, 0), box(10, 0))).toBe(0)
})

describe('the perceptual hash', () => {
  const shapes = (dx: number, gain: number, mirrored = false) =>
    drawPixels(
      128,
      128,
      [30, 40, 60, 255],
      [
        (x, y) => {
          const at = mirrored ? 127 - x : x
          const inside = Math.hypot(at - 40 - dx, y - 70) < 30 || (at > 80 && y < 40)
          return inside ? [200 * gain, 180 * gain, 90 * gain, 255] : undefined
        },
      ],
    )
  const from = (pixels: ReturnType<typeof shapes>) =>
    hammingDistance(perceptualHash(shapes(0, 1)), perceptualHash(pixels))

  it('hardly changes with brightness or by a step aside', () => expect(from(shapes(1, 0.9))).toBeLessThanOrEqual(6))

  it('differs for the mirror image', () => expect(from(shapes(0, 1, true))).toBeGreaterThan(12))

  it('is compared by the bits that differ', () => expect(hammingDistance(0b1011n, 0b0010n)).toBe(2))
})

describe('two ads', () => {
  const seen = (bits: number, ...boxes: SeenAd['boxes']): SeenAd => ({ hash: 2n ** BigInt(bits) - 1n, boxes })

  it('are distinguished by differences of the picture and by the parts that have moved', () => {
    expect(compareAds(seen(0, box(0, 0), box(50, 50)), seen(9, box(0.5, 0), box(60, 50)))).toEqual({
      bits: 9,
      moved: 1,
      parts: 2,
    })
  })

  it.each<[string, SeenAd, boolean]>([
    ['in six bits and no place', seen(6, box(0.5, 0)), true],
    ['in seven bits', seen(7, box(0, 0)), false],
    ['in the place of a part', seen(0, box(4, 0)), false],
    ['in a part more', seen(0, box(0, 0), box(0, 0)), false],
  ])('that differ %s', (_, other, alike) => expect(areAlike(seen(0, box(0, 0)), other)).toBe(alike))
})
