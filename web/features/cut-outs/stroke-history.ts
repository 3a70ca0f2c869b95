import type { Stroke } from '#contract/cut-out.ts'
import { STROKES_MAX, STROKES_MAX_BYTES } from '#contract/limits.ts'

/** What was painted, and what was taken back and may come again. */
export interface StrokeHistory {
  strokes: readonly Stroke[]
  undone: readonly Stroke[]
}

/** A new stroke: what was undone before it does not come back. */
export function paint({ strokes }: StrokeHistory, stroke: Stroke): StrokeHistory {
  return { strokes: [...strokes, stroke], undone: [] }
}

/** The same history where there is nothing to take back. */
export function undo(history: StrokeHistory): StrokeHistory {
  const { strokes, undone } = history
  const last = strokes.at(-1)
  return last ? { strokes: strokes.slice(0, -1), undone: [last, ...undone] } : history
}

/** The same history where nothing was taken back. */
export function redo(history: StrokeHistory): StrokeHistory {
  const { strokes, undone } = history
  const [next, ...later] = undone
  return next ? { strokes: [...strokes, next], undone: later } : history
}

/** Whether another stroke may be kept. */
export function hasRoomFor({ strokes }: StrokeHistory, stroke: Stroke): boolean {
  return strokes.length < STROKES_MAX && JSON.stringify([...strokes, stroke]).length <= STROKES_MAX_BYTES
}

export type Point = Stroke['points'][number]

/** Nearer points change nothing, in shares of the brush's radius. */
const SPACING = 0.35

/** The line goes on to a point, unless that is where it is already. `aspect` is the photo's width by its height. */
export function extend(stroke: Stroke, [x, y]: Point, aspect: number): Stroke {
  const [lastX, lastY] = stroke.points.at(-1)!
  const [across, down] = aspect > 1 ? [1, 1 / aspect] : [aspect, 1]
  const away = Math.hypot((x - lastX) * across, (y - lastY) * down)
  return away < SPACING * stroke.radius ? stroke : { ...stroke, points: [...stroke.points, roundPoint([x, y])] }
}

/** To a tenth of a pixel of the largest photo, inside it. */
export function roundPoint([x, y]: Point): Point {
  const tidy = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
  return [tidy(x), tidy(y)]
}
