import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { STROKES_MAX, STROKES_MAX_BYTES } from '#contract/limits.ts'

/** The strokes, and those that were undone and can be repeated. */
export interface StrokeHistory {
  strokes: readonly Stroke[]
  undone: readonly Stroke[]
}

/** Adds a stroke. Strokes that were undone before it can no longer be repeated. */
export function paint({ strokes }: StrokeHistory, stroke: Stroke): StrokeHistory {
  return { strokes: [...strokes, stroke], undone: [] }
}

/** Undoes the last stroke; gives the same history if there is none. */
export function undo(history: StrokeHistory): StrokeHistory {
  const { strokes, undone } = history
  const last = strokes.at(-1)
  return last ? { strokes: strokes.slice(0, -1), undone: [last, ...undone] } : history
}

/** Repeats the last undone stroke; gives the same history if there is none. */
export function redo(history: StrokeHistory): StrokeHistory {
  const { strokes, undone } = history
  const [next, ...later] = undone
  return next ? { strokes: [...strokes, next], undone: later } : history
}

/** Tells whether another stroke can be kept. */
export function hasRoomFor({ strokes }: StrokeHistory, stroke: Stroke): boolean {
  return strokes.length < STROKES_MAX && JSON.stringify([...strokes, stroke]).length <= STROKES_MAX_BYTES
}

export type StrokePoint = Stroke['points'][number]

/** Minimum distance of points as a fraction of the brush's radius; nearer points change nothing. */
const SPACING = 0.35

/** Extends a stroke to a point, unless it is there already. `aspect` is the photo's width divided by its height. */
export function extend(stroke: Stroke, [x, y]: StrokePoint, aspect: number): Stroke {
  const [lastX, lastY] = stroke.points.at(-1)!
  const [across, down] = aspect > 1 ? [1, 1 / aspect] : [aspect, 1]
  const away = Math.hypot((x - lastX) * across, (y - lastY) * down)
  return away < SPACING * stroke.radius ? stroke : { ...stroke, points: [...stroke.points, roundPoint([x, y])] }
}

/** Rounds a point to a tenth of a pixel of the largest photo, and keeps it inside. */
export function roundPoint([x, y]: StrokePoint): StrokePoint {
  const tidy = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
  return [tidy(x), tidy(y)]
}
