import { expect, test } from 'vitest'
import { drawHandMask, readHandMasks } from './hand-masks.ts'
import { PHOTO_LABELS } from './labels.ts'

test('ten photos that have a label have a mask, inside the photo', () => {
  const masks = readHandMasks()
  expect(masks).toHaveLength(10)
  for (const { file, outlines } of masks) {
    expect(PHOTO_LABELS.map((label) => label.file)).toContain(file)
    for (const share of outlines.flat()) expect(share >= 0 && share <= 1).toBe(true)
    for (const outline of outlines) expect(outline.length % 2).toBe(0)
  }
})

test('a hole within an outline is open, and nothing on the way to it', () => {
  const square = (from: number, to: number) => [from, from, to, from, to, to, from, to]
  const { data } = drawHandMask(
    { file: '', outlines: [square(0.1, 0.9), square(0.4, 0.6)] },
    { widthPx: 20, heightPx: 20 },
  )
  const alphaAt = (x: number, y: number) => data[(y * 20 + x) * 4 + 3]
  expect([alphaAt(0, 0), alphaAt(6, 8), alphaAt(10, 10), alphaAt(14, 10)]).toEqual([0, 255, 0, 255])
})
