import { expect, test } from 'vitest'
import { alignment, meanOverlap } from './placed-boxes.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const canvas = { widthPx: 100, heightPx: 200 }

test('overlap is the mean over pairs, and what lies wholly on something is not overlap', () => {
  expect(meanOverlap([box(0, 0, 10, 10), box(5, 0, 10, 10), box(40, 40, 5, 5)])).toBeCloseTo(1 / 9, 9)
  expect(meanOverlap([box(0, 0, 50, 50), box(10, 10, 5, 5)])).toBe(0)
})

test('things on one line are aligned, and one that is off costs its least distance', () => {
  expect(alignment([box(10, 10, 30, 10), box(10, 50, 60, 10)], canvas)).toBe(0)
  // 4 px of 100 across between the left edges is the smallest of all distances, and both things pay it.
  const off = alignment([box(10, 10, 30, 10), box(14, 50, 60, 17)], canvas)
  expect(off).toBeCloseTo(-Math.log10(1 - 4 / 100), 9)
})
