import { expect, it } from 'vitest'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { extend, hasRoomFor, paint, redo, roundPoint, type StrokeHistory, undo } from './stroke-history.ts'

const stroke = (radius: number): Stroke => ({ kind: 'keep', radius, points: [[0.5, 0.5]] })
const [a, b, c] = [stroke(0.1), stroke(0.2), stroke(0.05)] as const
const empty: StrokeHistory = { strokes: [], undone: [] }
const painted = paint(paint(empty, a), b)

it('undoes strokes one by one and redoes them, until something else is painted', () => {
  expect(undo(painted)).toEqual({ strokes: [a], undone: [b] })
  expect(redo(undo(undo(painted)))).toEqual({ strokes: [a], undone: [b] })
  expect(paint(undo(painted), c)).toEqual({ strokes: [a, c], undone: [] })
  expect([undo(empty), redo(painted)]).toEqual([empty, painted])
})

it('has room for 200 strokes of 64 KB together', () => {
  const full = { strokes: Array.from({ length: 200 }, () => a), undone: [] }
  expect([hasRoomFor(undo(full), a), hasRoomFor(full, a)]).toEqual([true, false])
  const long: Stroke = { ...a, points: Array.from({ length: 5_000 }, () => [0.1234, 0.1234]) }
  expect(hasRoomFor(empty, long)).toBe(false)
})

it('drops points that are nearer than a brush can show, measured by the longer side of the photo', () => {
  expect(extend(a, [0.52, 0.5], 1).points).toHaveLength(1)
  expect(extend(a, [0.56, 0.5], 1).points).toHaveLength(2)
  // The photo is half as wide as it is high: the same fraction is half the distance.
  expect(extend(a, [0.56, 0.5], 0.5).points).toHaveLength(1)
})

it('keeps points in the photo', () => {
  expect(roundPoint([-0.2, 1.00004])).toEqual([0, 1])
})
