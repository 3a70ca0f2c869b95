import { describe, expect, test } from 'vitest'
import type { Pixels } from '#studio/index.ts'
import { compareMattes, gradeMatte } from './compare-mattes.ts'

const SIDE = 100

/** Draws a square picture in one color with the given alpha at each place. */
function draw(alphaAt: (x: number, y: number) => number, color = 90): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    data.set([color, color, color, alphaAt(at % SIDE, Math.floor(at / SIDE))], at * 4)
  }
  return { data, widthPx: SIDE, heightPx: SIDE }
}

const left = (edge: number) => (x: number) => (x < edge ? 255 : 0)

describe('a matte beside the true one', () => {
  const truth = draw(left(50))

  test('has no error when it is the same', () => {
    expect(compareMattes(truth, truth)).toEqual({ rimError: 0, iou: 1, colorError: 0 })
  })

  test('that ends a pixel early misses a quarter of a rim of four, and a fiftieth of the whole', () => {
    const { rimError, iou } = compareMattes(draw(left(49)), truth)
    expect(rimError).toBeCloseTo(0.25, 9)
    expect(iou).toBeCloseTo(0.98, 9)
  })

  test('that is empty, or holds all, is bad', () => {
    expect(compareMattes(draw(left(0)), truth)).toMatchObject({ iou: 0, colorError: undefined })
    expect(compareMattes(draw(left(100)), truth).iou).toBeCloseTo(0.5, 9)
    expect(gradeMatte(compareMattes(draw(left(100)), truth))).toBe('bad')
  })

  test('ignores small errors of a truth drawn by hand', () => {
    expect(compareMattes(draw(left(49)), truth, 0.01)).toMatchObject({ rimError: 0, iou: 1 })
  })

  test('measures how far the colors of its rim are off', () => {
    expect(compareMattes(draw(left(50), 141), truth).colorError).toBeCloseTo(0.2, 9)
  })
})

test('everything of a transparent product is rim', () => {
  const glass = draw((x, y) => (Math.hypot(x - 50, y - 50) < 30 ? 100 : 0))
  const hard = draw((x, y) => (Math.hypot(x - 50, y - 50) < 30 ? 255 : 0))
  expect(compareMattes(hard, glass).rimError).toBeGreaterThan(0.45)
})

test('the bounds decide what is good and bad', () => {
  expect(gradeMatte({ iou: 0.97, rimError: 0.06, colorError: 0 })).toBe('good')
  expect(gradeMatte({ iou: 0.97, rimError: 0.061, colorError: 0 })).toBe('fair')
  expect(gradeMatte({ iou: 0.929, rimError: 0, colorError: 0 })).toBe('bad')
  expect(gradeMatte({ iou: 1, rimError: 0.13, colorError: 0 })).toBe('bad')
})
