import { bottom, right } from '../basics/boxes.ts'
import type { Layout, BackdropLayer } from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { drawOutGround, type BackdropField } from './backdrop-field.ts'

/**
 * A cell that differs from the modelled ground by more than this many levels in a channel shows the product or its
 * shadow.
 */
const PRODUCT_LEVELS = 11
/** Level below which a ground is so dark that a product's dark parts cannot be seen on it. */
const LIGHT_GROUND = 120

/**
 * Returns the distance of each cell of the field to the product in canvas pixels; 0 on it and on the cells beside it.
 * The product is taken to fill the hull of what shows of it, so that its pale parts count or, if that is not all of it,
 * its whole box.
 */
function distanceToProduct(field: BackdropField, layer: BackdropLayer, pixels: Pixels): Float32Array {
  const { columns, rows, area } = field
  const { keep } = layer
  const shown = new Uint8Array(columns * rows)
  const [cellX, cellY] = [area.width / columns, area.height / rows]
  const isInKeep = (x: number, y: number) => x >= keep.x && x <= right(keep) && y >= keep.y && y <= bottom(keep)
  const inBox: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = area.x + (column + 0.5) * cellX
      const y = area.y + (row + 0.5) * cellY
      if (!isInKeep(x, y)) continue
      const at = row * columns + column
      inBox.push(at)
      if (field.colors[at * 3 + 1]! < LIGHT_GROUND || differs(field, layer, pixels, at, x, y)) shown[at] = 1
    }
  }
  const spans = hullSpans(shown, inBox, columns)
  for (const at of inBox) {
    const [left, end] = spans ? (spans.get(Math.floor(at / columns)) ?? [1, 0]) : [0, columns]
    if (at % columns >= left && at % columns <= end) shown[at] = 1
  }
  return measureDistance(shown, field)
}

/** The canvas over which a seamless ground is extended, and how finely, if it is less than an ad. */
export type Room = Pick<Layout, 'widthPx' | 'heightPx'> & { cells?: number }

interface DrawnOut {
  pixels: Pixels
  field: BackdropField
  distance: Float32Array
}

/** Extended grounds by layer: painting and inspection ask for the same. */
const drawnOut = new WeakMap<BackdropLayer, DrawnOut>()

/** Returns the photo's ground extended over the canvas, and each cell's distance to the product. */
export function drawOut(layer: BackdropLayer, layout: Room, pixels: Pixels): DrawnOut {
  const known = drawnOut.get(layer)
  if (known?.pixels === pixels) return known
  const { widthPx, heightPx, cells } = layout
  const field = drawOutGround({ pixels, box: layer.box, widthPx, heightPx, open: layer.open, keep: layer.keep, cells })
  const drawn = { pixels, field, distance: distanceToProduct(field, layer, pixels) }
  drawnOut.set(layer, drawn)
  return drawn
}

/** Returns a function that is true for a point of the canvas that is left as it was photographed. */
export function keptPlaces(layer: BackdropLayer, layout: Room, pixels: Pixels) {
  const { field, distance } = drawOut(layer, layout, pixels)
  const { columns, rows, area } = field
  return (x: number, y: number): boolean => {
    const column = Math.floor(((x - area.x) / area.width) * columns)
    const row = Math.floor(((y - area.y) / area.height) * rows)
    return column >= 0 && row >= 0 && column < columns && row < rows && distance[row * columns + column] === 0
  }
}

/** Samples each way within a cell. */
const SAMPLES = 3

function differs(
  { area, columns, rows, colors }: BackdropField,
  { box }: BackdropLayer,
  { data, widthPx, heightPx }: Pixels,
  at: number,
  x: number,
  y: number,
): boolean {
  const scale = widthPx / box.width
  const [stepX, stepY] = [area.width / columns / SAMPLES, area.height / rows / SAMPLES]
  for (let j = 0; j < SAMPLES; j += 1) {
    for (let i = 0; i < SAMPLES; i += 1) {
      const px = Math.round((x + (i - 1) * stepX - box.x) * scale)
      const py = Math.round((y + (j - 1) * stepY - box.y) * scale)
      if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) continue
      const offset = (py * widthPx + px) * 4
      for (let c = 0; c < 3; c += 1) {
        if (Math.abs(data[offset + c]! - colors[at * 3 + c]!) > PRODUCT_LEVELS) return true
      }
    }
  }
  return false
}

/**
 * Largest distance of the hull to any side of the product's box, in shares of the box's sides. If it is farther, it is
 * not the whole product.
 */
const SHORT_OF_BOX = 0.07

/** Returns the convex hull of what shows, row by row, or undefined if it is not all of the product. */
function hullSpans(
  shown: Uint8Array,
  inBox: readonly number[],
  columns: number,
): Map<number, [number, number]> | undefined {
  const points = inBox.filter((at) => shown[at]).map((at): Point => [at % columns, Math.floor(at / columns)])
  if (points.length < 3 || !reachesBox(points, inBox, columns)) return undefined
  const lower = halfHull(points)
  const upper = halfHull(points.toReversed())
  return rowSpans([...lower, ...upper])
}

type Point = [x: number, y: number]

function reachesBox(points: readonly Point[], inBox: readonly number[], columns: number): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...inBox.map((at) => at % columns)), Math.floor(inBox[0]! / columns)]
  const [end, foot] = [Math.max(...inBox.map((at) => at % columns)), Math.floor(inBox.at(-1)! / columns)]
  const [slackX, slackY] = [1 + SHORT_OF_BOX * (end - left), 1 + SHORT_OF_BOX * (foot - top)]
  return (
    Math.min(...xs) - left <= slackX &&
    end - Math.max(...xs) <= slackX &&
    Math.min(...ys) - top <= slackY &&
    foot - Math.max(...ys) <= slackY
  )
}

/** Returns one side of the hull of points that are sorted by row and column (Andrew's monotone chain). */
function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    while (hull.length > 1 && turnsLeft(hull.at(-2)!, hull.at(-1)!, point)) hull.pop()
    hull.push(point)
  }
  return hull
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) <= 0
}

/** Returns the leftmost and the rightmost column of a closed outline in each row. */
function rowSpans(outline: readonly Point[]): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>()
  outline.forEach(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length]!
    const steps = Math.max(1, Math.abs(y1 - y0), Math.abs(x1 - x0))
    for (let step = 0; step <= steps; step += 1) {
      const row = Math.round(y0 + ((y1 - y0) * step) / steps)
      const x = x0 + ((x1 - x0) * step) / steps
      const [left, end] = spans.get(row) ?? [x, x]
      spans.set(row, [Math.min(left, Math.floor(x)), Math.max(end, Math.ceil(x))])
    }
  })
  return spans
}

/** Cells beside the product that belong to it: its edge runs through them. */
const EDGE_CELLS = 1.5

/**
 * Measures the Euclidean distance, down each column first and then across: distances by steps would show as facets in
 * the light. Across, each column is a parabola over the row, and the lowest of them is found in one pass (Felzenszwalb
 * and Huttenlocher 2012).
 */
function measureDistance(shown: Uint8Array, { columns, rows, area }: BackdropField): Float32Array {
  const down = distanceDown(shown, columns, rows)
  const distance = new Float32Array(shown.length)
  const cell = area.width / columns
  const lowest = new Int32Array(columns)
  const from = new Float64Array(columns + 1)
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns
    lowestParabolas(down.subarray(start, start + columns), lowest, from)
    for (let column = 0, at = 0; column < columns; column += 1) {
      while (from[at + 1]! < column) at += 1
      const across = column - lowest[at]!
      const squared = across * across + down[start + lowest[at]!]! ** 2
      distance[start + column] = Math.max(0, Math.sqrt(squared) - EDGE_CELLS) * cell
    }
  }
  return distance
}

/**
 * Writes the columns whose parabolas are the lowest somewhere in a row, from left to right, and the place from which
 * each of them is.
 */
function lowestParabolas(down: Float32Array, lowest: Int32Array, from: Float64Array): void {
  let last = -1
  for (let column = 0; column < down.length; column += 1) {
    let meets = Number.NEGATIVE_INFINITY
    while (last >= 0) {
      const other = lowest[last]!
      const rise = down[column]! ** 2 + column * column - (down[other]! ** 2 + other * other)
      meets = rise / (2 * (column - other))
      if (meets > from[last]!) break
      last -= 1
      meets = Number.NEGATIVE_INFINITY
    }
    last += 1
    lowest[last] = column
    from[last] = meets
    from[last + 1] = Number.POSITIVE_INFINITY
  }
}

/** Returns for each cell the steps to the nearest shown one above or below it. */
function distanceDown(shown: Uint8Array, columns: number, rows: number): Float32Array {
  const steps = Float32Array.from(shown, (is) => (is ? 0 : 1e4))
  for (let at = columns; at < shown.length; at += 1) steps[at] = Math.min(steps[at]!, steps[at - columns]! + 1)
  for (let at = columns * (rows - 1) - 1; at >= 0; at -= 1) steps[at] = Math.min(steps[at]!, steps[at + columns]! + 1)
  return steps
}
