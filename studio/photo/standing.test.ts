import { expect, it } from 'vitest'
import type { Pixels } from './pixels/pixels.ts'
import { isStanding } from './standing.ts'

/** Draws a cut-out that is opaque where a row has a letter; each letter is 10 x 10 pixels. */
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

it('lets a mug stand whose foot is narrow and beside the middle of cup and handle', () => {
  expect(isStanding(cutOut(['..########', '##########', '#.########', '##.######.', '.....##...']))).toBe(true)
})

it('lets a thing with several feet stand, its weight between them', () => {
  expect(isStanding(cutOut(['##########', '##########', '.#......#.', '.#......#.']))).toBe(true)
})

it('lets a thing hover that would fall over: a lowest edge beside its weight', () => {
  expect(isStanding(cutOut(['##########', '##########', '##########', '##........']))).toBe(false)
})

it('lets a thing hover that would balance on a tip', () => {
  expect(isStanding(cutOut(['##########', '.########.', '...####...', '....#.....']))).toBe(false)
})
