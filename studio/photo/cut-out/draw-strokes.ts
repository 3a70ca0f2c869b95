import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { Grid } from '../ground/regions.ts'

/** Marks of a pixel; one that is near strokes of both kinds holds both. */
export const KEPT = 1
export const REMOVED = 2

export interface DrawnStrokes {
  /** The middle of each stroke: KEPT or REMOVED, as the last stroke there sets it. */
  sure: Uint8Array
  /** The area where the studio looks for the edge: wider than the strokes. */
  reach: Uint8Array
}

/** A hand is not exact: only this share of a stroke's width counts as certain. */
const SURE_SHARE = 0.7

/** The edge that the user means lies within this multiple of the stroke's radius, plus some pixels. */
const REACH_SHARE = 1.5
const REACH_PX = 6

export function drawStrokes(strokes: readonly Stroke[], grid: Grid): DrawnStrokes {
  const size = grid.widthPx * grid.heightPx
  const sure = new Uint8Array(size)
  const near = { keep: new Uint8Array(size), remove: new Uint8Array(size) }
  for (const stroke of strokes) {
    const radius = stroke.radius * Math.max(grid.widthPx, grid.heightPx)
    drawLine(
      stroke,
      grid,
      { on: sure, value: stroke.kind === 'keep' ? KEPT : REMOVED },
      Math.max(1, SURE_SHARE * radius),
    )
    const isKept = stroke.kind === 'keep'
    drawLine(stroke, grid, { on: near[stroke.kind], value: isKept ? KEPT : REMOVED }, REACH_SHARE * radius + REACH_PX)
  }
  return { sure, reach: near.keep.map((kept, at) => kept | near.remove[at]!) }
}

interface Ink {
  on: Uint8Array
  value: number
}

/**
 * Draws a line that is round at both ends and at each corner; a single point is a dot. Works row by row, so that a
 * large brush costs little more than a small one.
 */
function drawLine({ points }: Stroke, { widthPx, heightPx }: Grid, { on, value }: Ink, radius: number): void {
  const places = points.map(([x, y]): Place => [x * widthPx - 0.5, y * heightPx - 0.5])
  places.forEach((to, k) => {
    const line = lineBetween(places[Math.max(0, k - 1)]!, to, radius)
    const top = Math.max(0, Math.floor(Math.min(line.fromY, line.toY) - radius))
    const bottom = Math.min(heightPx - 1, Math.ceil(Math.max(line.fromY, line.toY) + radius))
    for (let row = top; row <= bottom; row += 1) {
      const left = Math.max(0, endOfRow(line, row, -1))
      const right = Math.min(widthPx - 1, endOfRow(line, row, 1))
      if (left <= right) on.fill(value, row * widthPx + left, row * widthPx + right + 1)
    }
  })
}

type Place = readonly [x: number, y: number]

/** The area within `radius` of the line between two places. */
interface Line {
  fromX: number
  fromY: number
  toX: number
  toY: number
  alongX: number
  alongY: number
  /** The squared length, and never 0: the two places of a dot are the same. */
  square: number
  length: number
  radius: number
}

function lineBetween([fromX, fromY]: Place, [toX, toY]: Place, radius: number): Line {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = Math.max(1e-9, alongX ** 2 + alongY ** 2)
  return { fromX, fromY, toX, toY, alongX, alongY, square, length: Math.hypot(alongX, alongY), radius }
}

/**
 * Returns the first (`side` is -1) or the last pixel of a row that is in a line. If the row has none, the last is
 * before the first.
 */
function endOfRow(line: Line, row: number, side: -1 | 1): number {
  const { fromX, fromY, toX, toY, radius } = line
  const ends = Math.max(endOfDisc(fromX, fromY, radius, row, side), endOfDisc(toX, toY, radius, row, side))
  const end = Math.max(ends, endOfBand(line, row, side))
  if (end === -Infinity) return side * -Infinity
  let column = side * Math.floor(end)
  // Rounding may put the end on either side of a pixel, so isIn decides as for any other pixel.
  if (isIn(line, column + side, row)) column += side
  for (let out = 0; out < 2 && !isIn(line, column, row); out += 1) column -= side
  return isIn(line, column, row) ? column : side * -Infinity
}

function isIn({ fromX, fromY, alongX, alongY, square, radius }: Line, column: number, row: number): boolean {
  const along = ((column - fromX) * alongX + (row - fromY) * alongY) / square
  const share = along < 0 ? 0 : along > 1 ? 1 : along
  return (column - fromX - share * alongX) ** 2 + (row - fromY - share * alongY) ** 2 <= radius ** 2
}

/** Returns how far a disc reaches to a side, counted in that direction; -Infinity if no part of it is in the row. */
function endOfDisc(x: number, y: number, radius: number, row: number, side: -1 | 1): number {
  const half = radius ** 2 - (row - y) ** 2
  return half < 0 ? -Infinity : side * x + Math.sqrt(half)
}

/** Does the same for the rotated rectangle between the two ends, within the radius of the line. */
function endOfBand({ fromX, fromY, alongX, alongY, length, radius }: Line, row: number, side: -1 | 1): number {
  // A line that lies along the row ends with its discs.
  if (alongY === 0) return -Infinity
  const away = row - fromY
  const [acrossX, acrossY] = [(-alongY / length) * radius, (alongX / length) * radius]
  const edge = side * acrossX > 0 ? 1 : -1
  const share = (away - edge * acrossY) / alongY
  if (share >= 0 && share <= 1) return side * (fromX + edge * acrossX + share * alongX)
  // Beyond the ends of that edge the row leaves by a short side, which lies within a disc.
  return -Infinity
}
