import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { Placement, Point } from './layout.ts'

/** Points on the longer side of the grid on which an outline is traced: finer steps are smoothed away again. */
const GRID = 120
const SOLID = 110
/** Distance that a point may lie off the line between its neighbors to be left out, in steps of the grid. */
const STRAIGHT = 0.3
/** An outline of fewer points is a speck and not the product. */
const MIN_POINTS = 6

const outlines = new WeakMap<PhotoStudy, Point[]>()

/** Returns the outer line of a cut-out as a smooth polygon, in shares of its width and height. Empty if it has none. */
export function outlineOf(hero: PhotoStudy): Point[] {
  const found = outlines.get(hero) ?? traceOutline(hero.product!)
  outlines.set(hero, found)
  return found
}

/** Returns the outline of the placed product, `by` times as large about its point `at` (shares of its box). */
export function outlineAround(
  hero: PhotoStudy,
  { box, rotation }: Placement,
  { by = 1, at = [0.5, 0.5], dx = 0, dy = 0 }: { by?: number; at?: Point; dx?: number; dy?: number } = {},
): Point[] {
  const [fixedX, fixedY] = [box.x + at[0] * box.width, box.y + at[1] * box.height]
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return outlineOf(hero).map(([across, down]): Point => {
    const [x, y] = [box.x + across * box.width - middleX, box.y + down * box.height - middleY]
    const [turnedX, turnedY] = [middleX + x * cos - y * sin, middleY + x * sin + y * cos]
    return [fixedX + by * (turnedX - fixedX) + dx, fixedY + by * (turnedY - fixedY) + dy]
  })
}

function traceOutline(product: Pixels): Point[] {
  const grid = readGrid(product)
  const loop = longestLoop(grid)
  const { columns, rows } = grid
  return simplified(smoothed(smoothed(smoothed(smoothed(loop))))).map(([x, y]): Point => [
    (x - 1) / columns,
    (y - 1) / rows,
  ])
}

interface Grid {
  columns: number
  rows: number
  /** Returns true for an opaque cell. An empty border of one cell surrounds the grid. */
  isSolid: (column: number, row: number) => boolean
}

function readGrid({ data, widthPx, heightPx }: Pixels): Grid {
  const step = Math.max(widthPx, heightPx) / GRID
  const columns = Math.max(1, Math.round(widthPx / step))
  const rows = Math.max(1, Math.round(heightPx / step))
  const solid = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const y = Math.min(heightPx - 1, Math.floor(((row + 0.5) / rows) * heightPx))
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(widthPx - 1, Math.floor(((column + 0.5) / columns) * widthPx))
      solid[row * columns + column] = data[(y * widthPx + x) * 4 + 3]! > SOLID ? 1 : 0
    }
  }
  const isSolid = (column: number, row: number) =>
    column > 0 && row > 0 && column <= columns && row <= rows && solid[(row - 1) * columns + column - 1] === 1
  return { columns, rows, isSolid }
}

/** Walks round each solid piece, with the solid at the right hand. The longest way round is the product's. */
function longestLoop(grid: Grid): Point[] {
  const seen = new Set<number>()
  let longest: Point[] = []
  for (let row = 1; row <= grid.rows; row += 1) {
    for (let column = 1; column <= grid.columns; column += 1) {
      const isTop = grid.isSolid(column, row) && !grid.isSolid(column, row - 1)
      if (!isTop || seen.has(row * (grid.columns + 2) + column)) continue
      const loop = walkRound(grid, [column, row], seen)
      if (loop.length > longest.length) longest = loop
    }
  }
  return longest
}

/** Steps along the edges of cells: to the right over a top edge first. */
const AHEAD: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

function walkRound({ columns, rows, isSolid }: Grid, [startX, startY]: Point, seen: Set<number>): Point[] {
  const loop: Point[] = []
  let [x, y, way] = [startX, startY, 0]
  const maxSteps = 4 * (columns + 2) * (rows + 2)
  for (let step = 0; step < maxSteps; step += 1) {
    loop.push([x, y])
    if (way === 0) seen.add(y * (columns + 2) + x)
    const [dx, dy] = AHEAD[way]!
    x += dx
    y += dy
    // The two cells ahead of the new corner, at the right hand and at the left.
    const [aheadRight, aheadLeft] = cellsAhead([x, y], way).map(([column, row]) => isSolid(column, row))
    way = aheadLeft ? (way + 3) % 4 : aheadRight ? way : (way + 1) % 4
    if (x === startX && y === startY && way === 0) break
  }
  return loop
}

/** Returns the two cells ahead of a corner, which is the upper left one of the cell with its numbers. */
function cellsAhead([x, y]: Point, way: number): [rightHand: Point, leftHand: Point] {
  switch (way) {
    case 0:
      return [
        [x, y],
        [x, y - 1],
      ]
    case 1:
      return [
        [x - 1, y],
        [x, y],
      ]
    case 2:
      return [
        [x - 1, y - 1],
        [x - 1, y],
      ]
    default:
      return [
        [x, y - 1],
        [x - 1, y - 1],
      ]
  }
}

/** Moves each corner towards the middle of its neighbors, so that the steps of the grid become a line. */
function smoothed(loop: readonly Point[]): Point[] {
  const count = loop.length
  return loop.map(([x, y], index): Point => {
    const [beforeX, beforeY] = loop[(index + count - 1) % count]!
    const [afterX, afterY] = loop[(index + 1) % count]!
    return [(beforeX + 2 * x + afterX) / 4, (beforeY + 2 * y + afterY) / 4]
  })
}

/** Removes the points that lie on the line between those that are kept. */
function simplified(loop: readonly Point[]): Point[] {
  if (loop.length < MIN_POINTS) return []
  const half = Math.floor(loop.length / 2)
  return [...thinned(loop.slice(0, half + 1)).slice(0, -1), ...thinned([...loop.slice(half), loop[0]!]).slice(0, -1)]
}

function thinned(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let [farthest, index] = [0, 0]
  for (let at = 1; at < line.length - 1; at += 1) {
    const off = distanceToLine(line[at]!, first, last)
    if (off > farthest) [farthest, index] = [off, at]
  }
  if (farthest <= STRAIGHT) return [first, last]
  return [...thinned(line.slice(0, index + 1)).slice(0, -1), ...thinned(line.slice(index))]
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs(dx * (y - fromY) - dy * (x - fromX)) / length
}
