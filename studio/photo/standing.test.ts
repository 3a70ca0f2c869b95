import { expect, it } from 'vitest'
import type { Pixels } from './pixels/pixels.ts'
import { isStanding } from './standing.ts'

/** Seen where a row has a letter; each letter is 10 x 10 pixels. */
function cutOut(rows: readonly string[]): Pixels {
  const widthPx = 10 * rows[0]!.length
  const heightPx = 10 * rows.length
  const data = new Uint8ClampedArray(4 * widthPx * heightPx)
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (rows[Math.floor(y / 10)]![Math.floor(x / 10)] === '#') data[4 * (y * widthPx + x) + 3] = 255
    }
  }
  return { data, widthPx, heightPx }
}

it('stands a mug whose foot is narrow and beside the middle of cup and handle', () => {
  expect(isStanding(cutOut(['..########', '##########', '#.########', '##.######.', '.....##...']))).toBe(true)
})

it('stands what has several feet, its weight between them', () => {
  expect(isStanding(cutOut(['##########', '##########', '.#......#.', '.#......#.']))).toBe(true)
})

it('lets hover what would fall over: a lowest edge beside its weight', () => {
  expect(isStanding(cutOut(['##########', '##########', '##########', '##........']))).toBe(false)
})

it('lets hover what would balance on a tip', () => {
  expect(isStanding(cutOut(['##########', '.########.', '...####...', '....#.....']))).toBe(false)
})
