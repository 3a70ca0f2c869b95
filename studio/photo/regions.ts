import type { Box } from '#contract/report.ts'

/** A connected set of pixels (neighbours at the sides and, where asked, at the corners). */
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

/** The regions of all pixels for which `belongs` holds, largest first. */
export function findRegions(grid: Grid, belongs: (at: number) => boolean, minPixels = 1): Region[] {
  const open = new Uint8Array(grid.widthPx * grid.heightPx)
  let count = 0
  for (let at = 0; at < open.length; at += 1) if (belongs(at)) count += open[at] = 1
  const queue = new Int32Array(count)
  const regions: Region[] = []
  for (let start = 0; count > 0 && start < open.length; start += 1) {
    if (!open[start]) continue
    const size = fillFrom(start, grid, open, queue)
    count -= size
    if (size >= minPixels) regions.push(describe(queue.slice(0, size), grid.widthPx))
  }
  return regions.sort((first, second) => second.pixels.length - first.pixels.length)
}

/** Writes the region round `start` to the queue, closes its pixels and answers how many they are. */
function fillFrom(start: number, { widthPx, heightPx }: Grid, open: Uint8Array, queue: Int32Array): number {
  let size = 1
  queue[0] = start
  open[start] = 0
  for (let k = 0; k < size; k += 1) {
    const at = queue[k]!
    const x = at % widthPx
    const y = (at - x) / widthPx
    const left = x > 0 ? -1 : 0
    const right = x < widthPx - 1 ? 1 : 0
    const lowest = y < heightPx - 1 ? at + widthPx : at
    for (let middle = y > 0 ? at - widthPx : at; middle <= lowest; middle += widthPx) {
      for (let near = middle + left; near <= middle + right; near += 1) {
        if (!open[near]) continue
        open[near] = 0
        queue[size] = near
        size += 1
      }
    }
  }
  return size
}

function describe(pixels: Int32Array, widthPx: number): Region {
  const region = { pixels, left: Infinity, top: Infinity, right: -1, bottom: -1 }
  for (const at of pixels) {
    const x = at % widthPx
    const y = (at - x) / widthPx
    region.left = Math.min(region.left, x)
    region.right = Math.max(region.right, x)
    region.top = Math.min(region.top, y)
    region.bottom = Math.max(region.bottom, y)
  }
  return region
}

/** The smallest box that holds every pixel for which `belongs` holds; undefined when there is none. */
export function boxWhere({ widthPx, heightPx }: Grid, belongs: (at: number) => boolean): Box | undefined {
  let left = widthPx
  let right = -1
  let top = heightPx
  let bottom = -1
  for (let y = 0; y < heightPx; y += 1) {
    const row = y * widthPx
    let first = 0
    while (first < widthPx && !belongs(row + first)) first += 1
    if (first === widthPx) continue
    let last = widthPx - 1
    while (!belongs(row + last)) last -= 1
    left = Math.min(left, first)
    right = Math.max(right, last)
    top = Math.min(top, y)
    bottom = y
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** 1 within a square of `2 * radius + 1` pixels a side round every pixel that is marked. For few marks. */
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

/** Mean of `values` over a square of `2 * radius + 1` pixels a side, cut at the frame. Cost does not grow with the radius. */
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

/** City-block distance of every pixel to the nearest one for which `isSource` holds; a large number when there is none. */
export function distanceFrom({ widthPx, heightPx }: Grid, isSource: (at: number) => boolean): Int32Array {
  const far = widthPx + heightPx
  const distance = new Int32Array(widthPx * heightPx)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    let left = far
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const up = y > 0 ? distance[at - widthPx]! : far
      left = isSource(at) ? 0 : Math.min(far, left + 1, up + 1)
      distance[at] = left
    }
  }
  for (let y = heightPx - 1, at = distance.length - 1; y >= 0; y -= 1) {
    let right = far
    for (let x = widthPx - 1; x >= 0; x -= 1, at -= 1) {
      const down = y < heightPx - 1 ? distance[at + widthPx]! : far
      right = Math.min(distance[at]!, right + 1, down + 1)
      distance[at] = right
    }
  }
  return distance
}
