import { expect, it } from 'vitest'
import { capsTracking, trackingForSize, withTracking } from './tracking.ts'

it('tightens with the size', () => {
  expect([12, 30, 60, 120, 300].map((sizePx) => trackingForSize(sizePx))).toEqual([0, 0, -0.02, -0.04, -0.04])
})

it('eases a face’s own display tracking off, and keeps air', () => {
  expect([20, 60, 150].map((sizePx) => withTracking(-0.03, sizePx))).toEqual([0, -0.015, -0.03])
  expect([20, 150].map((sizePx) => withTracking(0.2, sizePx))).toEqual([0.2, 0.2])
})

it('gives small capitals air', () => {
  expect(capsTracking(20)).toBe(0.2)
  expect(capsTracking(150)).toBeCloseTo(0.02)
})
