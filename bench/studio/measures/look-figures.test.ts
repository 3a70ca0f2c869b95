import { describe, expect, test } from 'vitest'
import { measureBalance } from './balance.ts'
import { calmArea } from './calm-area.ts'
import { colorfulness } from './colorfulness.ts'
import { drawGray, drawPicture } from './draw-picture.ts'
import { edgeDensity } from './edge-density.ts'
import { medianOf, momentsOf, percentile } from './moments.ts'
import { grayOf } from './picture.ts'
import { scaleToArea } from './scale-to-area.ts'

const half = (left: number, right: number) => (x: number) => (x < 50 ? left : right)

test('gray is Rec. 601 luma', () => {
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] as const
  expect([...grayOf(drawPicture(4, 1, (x) => colors[x]!)).data]).toEqual([76, 150, 29, 255])
})

test('half black and half white deviate by half the range, and a percentile is a value of the list', () => {
  expect(momentsOf(drawGray(100, 10, half(0, 255)).data)).toEqual({ mean: 127.5, deviation: 127.5 })
  expect(percentile([5, 1, 4, 2, 3], 0.1)).toBe(1)
  expect(medianOf([5, 1, 4, 2, 3])).toBe(3)
})

describe('scaling to the measured area', () => {
  test('a feed becomes 274 px square and a leaderboard grows a little', () => {
    const black = () => [0, 0, 0] as const
    expect(scaleToArea(drawPicture(1080, 1080, black))).toMatchObject({ widthPx: 274, heightPx: 274 })
    expect(scaleToArea(drawPicture(728, 90, black))).toMatchObject({ widthPx: 779, heightPx: 96 })
  })

  test('each pixel is the mean of what it covers', () => {
    const stripes = drawPicture(6, 2, (x) => [x * 40, 0, 255])
    // Two by one pixels of three old ones by two each.
    expect([...scaleToArea(stripes, 4 / 3).data]).toEqual([40, 0, 255, 160, 0, 255])
  })
})

describe('edge density', () => {
  test('a flat picture has none', () => {
    expect(edgeDensity(drawGray(60, 40, () => 90))).toBe(0)
  })

  test('one step from dark to light is a line of one pixel a row', () => {
    expect(edgeDensity(drawGray(100, 40, half(20, 220)))).toBeCloseTo(1 / 100, 6)
    const turned = drawGray(40, 100, (_, y) => half(220, 20)(y))
    expect(edgeDensity(turned)).toBeCloseTo(1 / 100, 6)
  })

  test('a slanted step is still one line', () => {
    const density = edgeDensity(drawGray(100, 100, (x, y) => (x + y < 100 ? 20 : x + y === 100 ? 120 : 220)))
    expect(density).toBeGreaterThan(0.0085)
    expect(density).toBeLessThan(0.0115)
  })

  test('a weak step alone is no edge, and counts if it continues a strong one', () => {
    // Blurred by 2 px, a step of s has a gradient of 8 * s * 0.1974 at most: 30 gives 47, between both thresholds.
    const weak = drawGray(100, 40, half(20, 50))
    expect(edgeDensity(weak)).toBe(0)
    const joined = drawGray(100, 40, (x, y) => (x < 50 ? 20 : y < 20 ? 50 : 220))
    expect(edgeDensity(joined)).toBeGreaterThan(1 / 100)
  })
})

describe('colorfulness', () => {
  test('is 0 for grays', () => {
    expect(colorfulness(drawPicture(10, 10, (x) => [x, x, x]))).toBe(0)
  })

  test('of one flat color is three tenths of its distance from gray', () => {
    // Red minus green is 200, half of both minus blue is 100.
    expect(colorfulness(drawPicture(4, 4, () => [200, 0, 0]))).toBeCloseTo(0.3 * Math.hypot(200, 100), 6)
  })

  test('of red beside cyan is all deviation', () => {
    const picture = drawPicture(4, 4, (x) => (x < 2 ? [255, 0, 0] : [0, 255, 255]))
    expect(colorfulness(picture)).toBeCloseTo(Math.hypot(255, 127.5), 6)
  })
})

describe('balance', () => {
  const square = (left: number) =>
    drawGray(100, 100, (x, y) => (x >= left && x < left + 20 && y >= 40 && y < 60 ? 220 : 20))

  test('a square in the middle is its own mirror image and does not pull', () => {
    const { symmetry, massOffset } = measureBalance(square(40))
    expect(symmetry).toBeCloseTo(1, 5)
    expect(massOffset).toBeCloseTo(0, 5)
  })

  test('a square at the side has no mirror image and pulls as far as it stands off', () => {
    const { symmetry, massOffset } = measureBalance(square(10))
    expect(symmetry).toBeCloseTo(0, 2)
    expect(massOffset).toBeCloseTo(0.3, 2)
  })

  test('a flat picture is balanced', () => {
    expect(measureBalance(drawGray(20, 20, () => 7))).toEqual({ symmetry: 1, massOffset: 0 })
  })
})

test('the calm area is the share of flat blocks, and a rest that is no whole block is left out', () => {
  const noisyLeft = drawGray(35, 16, (x, y) => (x < 16 ? ((x + y) % 2) * 100 : 50 + (x % 2)))
  expect(calmArea(noisyLeft)).toBe(0.5)
})
