import type { Stroke } from '#contract/cut-out.ts'
import type { Grid } from './regions.ts'

/** What a stroke says of a pixel; one that is near strokes of both kinds holds both. */
export const KEPT = 1
export const REMOVED = 2

export interface DrawnStrokes {
  /** The middle of each stroke: KEPT or REMOVED, as the last one says. */
  sure: Uint8Array
  /** Where the studio looks for the edge: wider than the strokes. */
  reach: Uint8Array
}

/** A hand is not exact: of a stroke's width this share is meant for sure. */
const SURE_SHARE = 0.7

/** The edge that somebody means lies within this much of the stroke's radius, and some pixels. */
const REACH_SHARE = 1.5
const REACH_PX = 6

export function drawStrokes(strokes: readonly Stroke[], grid: Grid): DrawnStrokes {
  const sure = new Uint8Array(grid.widthPx * grid.heightPx)
  const reach = new Uint8Array(sure.length)
  for (const stroke of strokes) {
    const radius = stroke.radius * Math.max(grid.widthPx, grid.heightPx)
    const value = stroke.kind === 'keep' ? KEPT : REMOVED
    drawLine(stroke, grid, Math.max(1, SURE_SHARE * radius), (at) => void (sure[at] = value))
    drawLine(stroke, grid, REACH_SHARE * radius + REACH_PX, (at) => void (reach[at]! |= value))
  }
  return { sure, reach }
}

/** Round at both ends and at each corner; a single point is a dot. */
function drawLine({ points }: Stroke, { widthPx, heightPx }: Grid, radius: number, mark: (at: number) => void): void {
  const places = points.map(([x, y]) => [x * widthPx - 0.5, y * heightPx - 0.5] as const)
  places.forEach(([x, y], k) => {
    const [fromX, fromY] = places[Math.max(0, k - 1)]!
    const [left, right] = [Math.floor(Math.min(x, fromX) - radius), Math.ceil(Math.max(x, fromX) + radius)]
    const [top, bottom] = [Math.floor(Math.min(y, fromY) - radius), Math.ceil(Math.max(y, fromY) + radius)]
    const [alongX, alongY] = [x - fromX, y - fromY]
    const length = Math.max(1e-9, alongX ** 2 + alongY ** 2)
    for (let row = Math.max(0, top); row <= Math.min(heightPx - 1, bottom); row += 1) {
      for (let column = Math.max(0, left); column <= Math.min(widthPx - 1, right); column += 1) {
        const along = ((column - fromX) * alongX + (row - fromY) * alongY) / length
        const share = along < 0 ? 0 : along > 1 ? 1 : along
        const away = (column - fromX - share * alongX) ** 2 + (row - fromY - share * alongY) ** 2
        if (away <= radius ** 2) mark(row * widthPx + column)
      }
    }
  })
}
