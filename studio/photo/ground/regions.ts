import type { Box } from '#contract/ads/report.ts'

/** A connected set of pixels, neighbours at the corners included. */
export interface Region {
  pixels: Int32Array
  left: number
  top: number
  right: number
  bottom: number
}

export interface Grid {
  widthPx: number
  heightPx: number
}

/** Finds the regions of all pixels for which `belongs` holds, largest first. */
export function findRegions(grid: Grid, belongs: (at: number) => boolean, minPixels = 1): Region[] {
  return findMarkedRegions(grid, markWhere(grid.widthPx * grid.heightPx, belongs), minPixels)
}

/** Finds the regions of all pixels with this value, largest first. */
export function findRegionsOf(grid: Grid, values: Uint8Array, value: number, minPixels = 1): Region[] {
  return findMarkedRegions(grid, markOf(values, value), minPixels)
}

/** Finds the regions of all marked pixels, largest first, and removes their marks. */
export function findMarkedRegions(grid: Grid, marks: Uint8Array, minPixels = 1): Region[] {
  const queue = new Int32Array(countMarks(marks))
  const regions: Region[] = []
  for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, start + 1)) {
    const size = fillFrom(start, grid, marks, queue)
    if (size >= minPixels) regions.push(describe(queue.slice(0, size), grid.widthPx))
  }
  return regions.sort((first, second) => second.pixels.length - first.pixels.length)
}

/**
 * Marks with 1 every pixel for which `belongs` holds. V8 calls `belongs` once for each, which costs more than most of
 * what is asked: where whole pictures are marked, a loop in its place takes a fifth of the time.
 */
export function markWhere(length: number, belongs: (at: number) => boolean): Uint8Array {
  const marks = new Uint8Array(length)
  for (let at = 0; at < length; at += 1) if (belongs(at)) marks[at] = 1
  return marks
}

function markOf(values: Uint8Array, value: number): Uint8Array {
  const marks = new Uint8Array(values.length)
  for (let at = 0; at < marks.length; at += 1) if (values[at] === value) marks[at] = 1
  return marks
}

export function countMarks(marks: Uint8Array): number {
  let count = 0
  for (let at = 0; at < marks.length; at += 1) count += marks[at]!
  return count
}

/** Writes the marked region round `start` to the queue, removes its marks and returns its number of pixels. */
function fillFrom(start: number, { widthPx }: Grid, marks: Uint8Array, queue: Int32Array): number {
  let size = 1
  queue[0] = start
  marks[start] = 0
  for (let k = 0; k < size; k += 1) {
    const at = queue[k]!
    const x = at % widthPx
    const left = x > 0 ? -1 : 0
    const right = x < widthPx - 1 ? 1 : 0
    const lowest = at < marks.length - widthPx ? at + widthPx : at
    for (let middle = at >= widthPx ? at - widthPx : at; middle <= lowest; middle += widthPx) {
      for (let near = middle + left; near <= middle + right; near += 1) {
        if (!marks[near]) continue
        marks[near] = 0
        queue[size] = near
        size += 1
      }
    }
  }
  return size
}

function describe(pixels: Int32Array, widthPx: number): Region {
  let [left, right, first, last] = [widthPx, -1, pixels[0]!, pixels[0]!]
  for (let k = 0; k < pixels.length; k += 1) {
    const at = pixels[k]!
    const x = at % widthPx
    if (x < left) left = x
    if (x > right) right = x
    if (at < first) first = at
    if (at > last) last = at
  }
  return { pixels, left, right, top: Math.floor(first / widthPx), bottom: Math.floor(last / widthPx) }
}

/** Marks with 1 every marked pixel that connects to the frame side by side. */
export function reachFromFrame({ widthPx, heightPx }: Grid, marks: Uint8Array): Uint8Array {
  const reached = new Uint8Array(marks.length)
  const stack = new Int32Array(marks.length)
  let size = 0
  const visit = (at: number): void => {
    if (!marks[at] || reached[at]) return
    reached[at] = 1
    stack[size] = at
    size += 1
  }
  forEachBorderPixel(widthPx, heightPx, visit)
  while (size > 0) {
    size -= 1
    const at = stack[size]!
    const x = at % widthPx
    if (x > 0) visit(at - 1)
    if (x < widthPx - 1) visit(at + 1)
    if (at >= widthPx) visit(at - widthPx)
    if (at < marks.length - widthPx) visit(at + widthPx)
  }
  return reached
}

/** Lists all marked pixels that connect to the frame, at the corners too, and removes their marks. */
export function listReached(grid: Grid, marks: Uint8Array): Int32Array {
  const reached = new Int32Array(marks.length)
  let count = 0
  forEachBorderPixel(grid.widthPx, grid.heightPx, (at) => {
    if (marks[at]) count += fillFrom(at, grid, marks, reached.subarray(count))
  })
  return reached.subarray(0, count)
}

export function forEachBorderPixel(widthPx: number, heightPx: number, visit: (at: number) => void): void {
  for (let x = 0; x < widthPx; x += 1) {
    visit(x)
    visit((heightPx - 1) * widthPx + x)
  }
  for (let y = 1; y < heightPx - 1; y += 1) {
    visit(y * widthPx)
    visit(y * widthPx + widthPx - 1)
  }
}

/** Returns the smallest box that holds every pixel for which `belongs` holds; undefined when there is none. */
export function boxWhere({ widthPx, heightPx }: Grid, belongs: (at: number) => boolean): Box | undefined {
  let top = 0
  while (top < heightPx && firstInRow(top, widthPx, widthPx, belongs) === widthPx) top += 1
  if (top === heightPx) return undefined
  let bottom = heightPx - 1
  while (firstInRow(bottom, widthPx, widthPx, belongs) === widthPx) bottom -= 1
  // Pixels between the sides found so far cannot move them.
  let left = widthPx
  let right = -1
  for (let y = top; y <= bottom; y += 1) {
    left = firstInRow(y, widthPx, left, belongs)
    for (let x = widthPx - 1; x > right; x -= 1) if (belongs(y * widthPx + x)) right = x
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns the first column before `end` that belongs, otherwise `end`. */
function firstInRow(y: number, widthPx: number, end: number, belongs: (at: number) => boolean): number {
  for (let x = 0; x < end; x += 1) if (belongs(y * widthPx + x)) return x
  return end
}

/** Marks with 1 a square of `2 * radius + 1` pixels a side round every pixel that is marked. For few marks. */
export function widen(marks: Uint8Array, { widthPx, heightPx }: Grid, radius: number): Uint8Array {
  const wide = new Uint8Array(marks.length)
  for (let at = 0; at < marks.length; at += 1) {
    if (!marks[at]) continue
    const x = at % widthPx
    const y = (at - x) / widthPx
    const left = Math.max(0, x - radius)
    const right = Math.min(widthPx - 1, x + radius)
    const bottom = Math.min(heightPx - 1, y + radius)
    for (let row = Math.max(0, y - radius); row <= bottom; row += 1) {
      wide.fill(1, row * widthPx + left, row * widthPx + right + 1)
    }
  }
  return wide
}

/**
 * Returns the mean of `values` over a square of `2 * radius + 1` pixels a side, cut at the frame. The cost does not
 * grow with the radius.
 */
export function boxMean(values: Float32Array | Uint8Array, grid: Grid, radius: number): Float32Array {
  const across = meanAcross(values, grid, radius)
  const { widthPx, heightPx } = grid
  const out = new Float32Array(widthPx * heightPx)
  const sums = new Float64Array(widthPx)
  let from = 0
  let to = 0
  for (let y = 0; y < heightPx; y += 1) {
    for (; to < Math.min(heightPx, y + radius + 1); to += 1) {
      for (let x = 0; x < widthPx; x += 1) sums[x]! += across[to * widthPx + x]!
    }
    for (; from < y - radius; from += 1) {
      for (let x = 0; x < widthPx; x += 1) sums[x]! -= across[from * widthPx + x]!
    }
    const rows = to - from
    for (let x = 0; x < widthPx; x += 1) out[y * widthPx + x] = sums[x]! / rows
  }
  return out
}

function meanAcross(values: Float32Array | Uint8Array, { widthPx, heightPx }: Grid, radius: number): Float32Array {
  const out = new Float32Array(widthPx * heightPx)
  const sums = new Float64Array(widthPx + 1)
  for (let y = 0; y < heightPx; y += 1) {
    const row = y * widthPx
    for (let x = 0; x < widthPx; x += 1) sums[x + 1] = sums[x]! + values[row + x]!
    for (let x = 0; x < widthPx; x += 1) {
      const from = x < radius ? 0 : x - radius
      const to = x + radius + 1 > widthPx ? widthPx : x + radius + 1
      out[row + x] = (sums[to]! - sums[from]!) / (to - from)
    }
  }
  return out
}

/**
 * Returns the city-block distance of every pixel to the nearest one with this value; a large number when there is none.
 */
export function distanceFrom({ widthPx, heightPx }: Grid, values: Uint8Array, value: number): Int32Array {
  const far = widthPx + heightPx
  const distance = new Int32Array(values.length)
  for (let y = 0; y < heightPx; y += 1) {
    for (let at = y * widthPx; at < (y + 1) * widthPx; at += 1) distance[at] = values[at] === value ? 0 : far
    passDown(distance, y * widthPx, widthPx)
  }
  for (let y = heightPx - 1; y >= 0; y -= 1) passUp(distance, y * widthPx, widthPx)
  return distance
}

function passDown(distance: Int32Array, row: number, widthPx: number): void {
  const above = row > 0 ? row - widthPx : row
  let left = distance[row]!
  for (let x = 0; x < widthPx; x += 1) {
    const near = (left < distance[above + x]! ? left : distance[above + x]!) + 1
    left = near < distance[row + x]! ? near : distance[row + x]!
    distance[row + x] = left
  }
}

function passUp(distance: Int32Array, row: number, widthPx: number): void {
  const below = row + widthPx < distance.length ? row + widthPx : row
  let right = distance[row + widthPx - 1]!
  for (let x = widthPx - 1; x >= 0; x -= 1) {
    const near = (right < distance[below + x]! ? right : distance[below + x]!) + 1
    right = near < distance[row + x]! ? near : distance[row + x]!
    distance[row + x] = right
  }
}
