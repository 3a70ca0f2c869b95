import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shiftOf } from './toast-place.ts'

const WINDOW_PX = 640
const home = { top: 64, bottom: 164, left: 0, right: 360 }
const button = (top: number, left = 20, right = 340) => ({ top, bottom: top + 52, left, right })

it('stays in its place if nothing is beneath it', () => {
  expect(shiftOf(home, [], WINDOW_PX)).toBe(0)
  expect(shiftOf(home, [button(164), button(12)], WINDOW_PX)).toBe(0)
  expect(shiftOf(home, [button(100, 400, 600)], WINDOW_PX)).toBe(0)
})

it('moves below a button that is beneath it, and below the next one if that is too near', () => {
  expect(shiftOf(home, [button(100)], WINDOW_PX)).toBe(152 - 64)
  expect(shiftOf(home, [button(200), button(100)], WINDOW_PX)).toBe(252 - 64)
})

it('moves above if there is no room below', () => {
  expect(shiftOf(home, [button(130), button(200)], 300)).toBe(130 - 100 - 64)
})

it('never covers a button while the window has a free place, and never leaves the window', () => {
  const boxes = fc.array(
    fc.integer({ min: -60, max: WINDOW_PX }).map((top) => button(top)),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(boxes, (taken) => {
      const top = home.top + shiftOf(home, taken, WINDOW_PX)
      const isFree = (at: number) => taken.every((box) => box.bottom <= at || box.top >= at + 100)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + 100).toBeLessThanOrEqual(WINDOW_PX)
      const somewhere = Array.from({ length: WINDOW_PX - 100 + 1 }, (_, at) => at).some(isFree)
      expect(isFree(top)).toBe(somewhere)
    }),
  )
})
