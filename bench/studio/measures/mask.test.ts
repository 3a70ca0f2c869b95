import { expect, test } from 'vitest'
import { countOf, dilate, erode, type BinaryMask } from './mask.ts'

function mask(...rows: string[]): BinaryMask {
  const data = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0))
  return { widthPx: rows[0]!.length, heightPx: rows.length, data }
}

test('a mask grows by a square and stops at the canvas', () => {
  expect(dilate(mask('.....', '.....', '....#'), 1)).toEqual(mask('.....', '...##', '...##'))
})

test('a mask shrinks from its own edge and from the canvas’s', () => {
  expect(erode(mask('####.', '####.', '####.', '####.'), 1)).toEqual(mask('.....', '.##..', '.##..', '.....'))
})

test('a mask that is grown and shrunk again is as it was', () => {
  const dot = mask('.......', '.......', '.......', '...##..', '.......', '.......', '.......')
  expect(erode(dilate(dot, 2), 2)).toEqual(dot)
  expect(countOf(dilate(dot, 2))).toBe(5 * 6)
})
