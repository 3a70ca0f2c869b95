import { expect, it } from 'vitest'
import { boxError, inkBox, type Picture, strongestInk } from './boxes.ts'

/** A white picture in which each pixel is as dark as its share of ink. */
function drawn(inkAt: (x: number, y: number) => number): Picture {
  const [widthPx, heightPx] = [40, 30]
  const rgba = new Uint8ClampedArray(4 * widthPx * heightPx)
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.fill(255 - Math.round(255 * inkAt(x, y)), 4 * (y * widthPx + x))
  return { widthPx, heightPx, rgba }
}

const textless = drawn(() => 0)
const box = { x: 12, y: 10, width: 10, height: 6 }

/** Ink from x = 12 + shift to 22 + shift, with the part of a pixel that it covers. */
function textAt(shift: number): Picture {
  const covered = (x: number) => Math.max(0, Math.min(x + 1, 22 + shift) - Math.max(x, 12 + shift))
  return drawn((x, y) => (y >= 10 && y < 16 ? covered(x) : 0))
}

function inkOf(picture: Picture, others: (typeof box)[] = []) {
  return inkBox(picture, { box, others, textless, strongest: strongestInk(textAt(0), textless, box) })
}

it('finds the ink of a text, to a part of a pixel', () => {
  expect(inkOf(textAt(0))).toEqual(box)
  expect(boxError(inkOf(textAt(0.5))!, inkOf(textAt(0))!)).toBeCloseTo(0.5, 1)
  expect(boxError(inkOf(textAt(3))!, inkOf(textAt(0))!)).toBeCloseTo(3, 1)
})

it('finds none where a text is not shown, and leaves the text beside it out', () => {
  expect(inkOf(textless)).toBeUndefined()
  const beside = { x: 25, y: 10, width: 4, height: 6 }
  const both = drawn((x, y) => (y >= 10 && y < 16 && ((x >= 12 && x < 22) || (x >= 25 && x < 29)) ? 1 : 0))
  expect(inkOf(both, [beside])).toEqual(box)
  expect(inkOf(both)!.width).toBeGreaterThan(16)
})
