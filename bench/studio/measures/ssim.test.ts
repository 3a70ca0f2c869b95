import { expect, test } from 'vitest'
import { structuralSimilarity } from './ssim.ts'

const SIDE = 32

function plane(greyAt: (x: number, y: number) => number) {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, index) => greyAt(index % SIDE, Math.floor(index / SIDE)))
  return { widthPx: SIDE, heightPx: SIDE, data }
}

const texture = (x: number, y: number) => 128 + 60 * Math.sin(x * 0.9) * Math.cos(y * 0.7)
const everywhere = new Uint8Array(SIDE * SIDE).fill(1)

test('a picture is identical to itself, and the measure is undefined without a pixel', () => {
  expect(structuralSimilarity(plane(texture), plane(texture), everywhere)).toBeCloseTo(1, 4)
  expect(structuralSimilarity(plane(texture), plane(texture), new Uint8Array(SIDE * SIDE))).toBeUndefined()
})

test('two flat grays differ by their means alone', () => {
  const c1 = 2.55 ** 2
  const expected = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1)
  const flat = (grey: number) => plane(() => grey)
  expect(structuralSimilarity(flat(100), flat(150), everywhere)).toBeCloseTo(expected, 3)
})

test('the negative of a texture is unlike it, and a faint change is seen', () => {
  const negative = plane((x, y) => 256 - texture(x, y))
  expect(structuralSimilarity(plane(texture), negative, everywhere)!).toBeLessThan(-0.8)
  const smoothed = plane((x, y) => 0.8 * texture(x, y) + 0.2 * 128)
  const similarity = structuralSimilarity(plane(texture), smoothed, everywhere)!
  expect(similarity).toBeGreaterThan(0.95)
  expect(similarity).toBeLessThan(0.98)
})

test('what lies outside of the mask does not count, not even at its edge', () => {
  const mask = everywhere.map((_, index) => (index % SIDE < 16 ? 1 : 0))
  const other = plane((x, y) => (x < 16 ? texture(x, y) : 0))
  expect(structuralSimilarity(plane(texture), other, mask)).toBeCloseTo(1, 4)
})
