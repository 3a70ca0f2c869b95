import type { Pixels } from '../pixels/pixels.ts'
import { type Grid, reachFromFrame } from './regions.ts'
import { shrink } from '../pixels/shrink.ts'

/** The photo's plain ground as if the subject were not there. */
export interface GroundModel {
  /** Modelled ground of every pixel of the working picture: r, g, b, 0 to 255. */
  colors: Float32Array
  /** Mean of the modelled ground, r, g, b. */
  mean: [number, number, number]
  /** Share of the photo's border that the model explains. */
  plainShare: number
  /** Typical difference of a ground pixel from the mean of its neighbours: grain, cloth, JPEG. */
  noise: number
}

/** Width of the border that is taken for ground, as a share of the shorter side. */
const RING_SHARE = 0.04

/** A pixel further than this from the model (Euclidean, sRGB) does not count as ground. */
const GROUND_DISTANCE = 12

/** The ground is not plain if a smaller share of the border is explained. */
const MIN_PLAIN_SHARE = 0.6

/** A plain ground is smooth: it is modelled at this size and scaled up. */
const MODEL_PX = 200

/**
 * Fits a smooth ground to the border: a quadratic surface for each channel, robust to a subject that touches the frame,
 * then refitted to all ground that connects to the border. Returns undefined if the border is not plain.
 */
export function fitGround(working: Pixels): GroundModel | undefined {
  const small = shrink(working, MODEL_PX)
  const ring = listRing(small)
  const first = medianSurface(small, ring)
  const fitted = [40, 24, 16, 12, 10].reduce((surface, scale) => fitSurface(small, ring, surface, scale), first)
  const plainShare = shareExplained(small, ring, fitted)
  if (plainShare < MIN_PLAIN_SHARE) return undefined
  const surface = refitToConnected(small, fitted)
  const smallColors = evaluate(small, surface)
  addResidual(small, smallColors, connectedGround(small, surface))
  const colors = enlarge(smallColors, small, working)
  return { colors, mean: meanColor(smallColors), plainShare, noise: measureNoise(working, colors) }
}

function meanColor(colors: Float32Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < colors.length; i += 3) for (let c = 0; c < 3; c += 1) sums[c]! += colors[i + c]!
  return sums.map((sum) => (3 * sum) / colors.length) as [number, number, number]
}

/** Coefficients of 1, u, v, u², uv, v² for r, g and b; u and v run from -1 to 1 over the picture. */
type Surface = [Float64Array, Float64Array, Float64Array]

const TERMS = 6

function listRing({ widthPx, heightPx }: Pixels): Int32Array {
  const width = Math.max(1, Math.round(RING_SHARE * Math.min(widthPx, heightPx)))
  const ring: number[] = []
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (x < width || y < width || x >= widthPx - width || y >= heightPx - width) ring.push(y * widthPx + x)
    }
  }
  return Int32Array.from(ring)
}

function medianSurface({ data }: Pixels, places: Int32Array): Surface {
  return [0, 1, 2].map((channel) => {
    const values = Uint8Array.from(places, (at) => data[at * 4 + channel]!).sort()
    return Float64Array.of(values[values.length >> 1]!, 0, 0, 0, 0, 0)
  }) as Surface
}

/** Fits by weighted least squares; a pixel counts less the further it is from the last surface, in units of `scale`. */
function fitSurface({ data, widthPx, heightPx }: Pixels, places: Int32Array, last: Surface, scale: number): Surface {
  const matrix = new Float64Array(TERMS * TERMS)
  const sides = [new Float64Array(TERMS), new Float64Array(TERMS), new Float64Array(TERMS)] as const
  const terms = new Float64Array(TERMS)
  const step = Math.max(1, Math.floor(places.length / 6000))
  for (let k = 0; k < places.length; k += step) {
    const at = places[k]!
    writeTerms(at, widthPx, heightPx, terms)
    const away = distanceTo(data, at, last, terms) / scale
    const weight = 1 / (1 + away * away) ** 2
    for (let i = 0; i < TERMS; i += 1) {
      const weighted = weight * terms[i]!
      for (let j = i; j < TERMS; j += 1) matrix[i * TERMS + j]! += weighted * terms[j]!
      for (let c = 0; c < 3; c += 1) sides[c]![i]! += weighted * data[at * 4 + c]!
    }
  }
  for (let i = 1; i < TERMS; i += 1) for (let j = 0; j < i; j += 1) matrix[i * TERMS + j] = matrix[j * TERMS + i]!
  // A trace of ridge keeps a one-pixel-wide photo solvable.
  for (let i = 1; i < TERMS; i += 1) matrix[i * TERMS + i]! += 1e-3 * (1 + matrix[0]! * 1e-3)
  matrix[0]! += 1e-9
  return sides.map((side) => solve(matrix, side)) as Surface
}

function writeTerms(at: number, widthPx: number, heightPx: number, out: Float64Array): void {
  const x = at % widthPx
  const u = widthPx > 1 ? (2 * x) / (widthPx - 1) - 1 : 0
  const v = heightPx > 1 ? (2 * ((at - x) / widthPx)) / (heightPx - 1) - 1 : 0
  out[0] = 1
  out[1] = u
  out[2] = v
  out[3] = u * u
  out[4] = u * v
  out[5] = v * v
}

function valueAt(coefficients: Float64Array, terms: Float64Array): number {
  let sum = 0
  for (let i = 0; i < TERMS; i += 1) sum += coefficients[i]! * terms[i]!
  return sum
}

function distanceTo(data: Uint8ClampedArray, at: number, surface: Surface, terms: Float64Array): number {
  let sum = 0
  for (let c = 0; c < 3; c += 1) sum += (data[at * 4 + c]! - valueAt(surface[c]!, terms)) ** 2
  return Math.sqrt(sum)
}

/** Solves by Gaussian elimination with pivots; the matrix is symmetric and small. */
function solve(matrix: Float64Array, side: Float64Array): Float64Array {
  const a = Float64Array.from(matrix)
  const x = Float64Array.from(side)
  for (let column = 0; column < TERMS; column += 1) {
    let pivot = column
    for (let row = column + 1; row < TERMS; row += 1) {
      if (Math.abs(a[row * TERMS + column]!) > Math.abs(a[pivot * TERMS + column]!)) pivot = row
    }
    for (let k = 0; k < TERMS; k += 1) {
      const held = a[column * TERMS + k]!
      a[column * TERMS + k] = a[pivot * TERMS + k]!
      a[pivot * TERMS + k] = held
    }
    const held = x[column]!
    x[column] = x[pivot]!
    x[pivot] = held
    for (let row = 0; row < TERMS; row += 1) {
      if (row === column) continue
      const factor = a[row * TERMS + column]! / a[column * TERMS + column]!
      for (let k = column; k < TERMS; k += 1) a[row * TERMS + k]! -= factor * a[column * TERMS + k]!
      x[row]! -= factor * x[column]!
    }
  }
  return x.map((value, i) => value / a[i * TERMS + i]!)
}

function shareExplained(working: Pixels, places: Int32Array, surface: Surface): number {
  const terms = new Float64Array(TERMS)
  let explained = 0
  for (const at of places) {
    writeTerms(at, working.widthPx, working.heightPx, terms)
    if (distanceTo(working.data, at, surface, terms) < GROUND_DISTANCE) explained += 1
  }
  return explained / places.length
}

function refitToConnected(working: Pixels, start: Surface): Surface {
  let surface = start
  for (let round = 0; round < 2; round += 1) {
    const ground = connectedGround(working, surface)
    const places: number[] = []
    for (let at = 0; at < ground.length; at += 1) if (ground[at]) places.push(at)
    surface = fitSurface(working, Int32Array.from(places), surface, 10)
  }
  return surface
}

/** Marks everything near the surface that connects to the border: 1 where ground. */
function connectedGround(working: Pixels, surface: Surface): Uint8Array {
  const { data, widthPx, heightPx } = working
  const near = new Uint8Array(widthPx * heightPx)
  const terms = new Float64Array(TERMS)
  for (let at = 0; at < near.length; at += 1) {
    writeTerms(at, widthPx, heightPx, terms)
    if (distanceTo(data, at, surface, terms) < GROUND_DISTANCE) near[at] = 1
  }
  return reachFromFrame(working, near)
}

function evaluate({ widthPx, heightPx }: Pixels, surface: Surface): Float32Array {
  const colors = new Float32Array(widthPx * heightPx * 3)
  const terms = new Float64Array(TERMS)
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    writeTerms(at, widthPx, heightPx, terms)
    for (let c = 0; c < 3; c += 1) colors[at * 3 + c] = Math.min(255, Math.max(0, valueAt(surface[c]!, terms)))
  }
  return colors
}

/**
 * Adds the smoothed remainder where ground is seen, since grounds bend more than a quadratic; it fades under the
 * subject.
 */
function addResidual({ data, widthPx, heightPx }: Pixels, colors: Float32Array, ground: Uint8Array): void {
  const cell = Math.max(4, Math.round(Math.max(widthPx, heightPx) / 24))
  const columns = Math.ceil(widthPx / cell) + 1
  const rows = Math.ceil(heightPx / cell) + 1
  const sums = new Float32Array(columns * rows * 4)
  // Each ground pixel is shared between the four nearest nodes of a coarse grid (bilinear), and read back the same way.
  forEachNode({ widthPx, heightPx, cell, columns }, (at, node, share) => {
    if (!ground[at]) return
    for (let c = 0; c < 3; c += 1) sums[node * 4 + c]! += share * (data[at * 4 + c]! - colors[at * 3 + c]!)
    sums[node * 4 + 3]! += share
  })
  // A node needs a good part of a cell of ground before it may bend the surface by its mean.
  const trust = (cell * cell) / 6
  forEachNode({ widthPx, heightPx, cell, columns }, (at, node, share) => {
    for (let c = 0; c < 3; c += 1) colors[at * 3 + c]! += (share * sums[node * 4 + c]!) / (sums[node * 4 + 3]! + trust)
  })
}

function forEachNode(
  { widthPx, heightPx, cell, columns }: { widthPx: number; heightPx: number; cell: number; columns: number },
  use: (at: number, node: number, share: number) => void,
): void {
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / cell)
    const down = y / cell - row
    for (let x = 0; x < widthPx; x += 1) {
      const column = Math.floor(x / cell)
      const across = x / cell - column
      const at = y * widthPx + x
      const node = row * columns + column
      use(at, node, (1 - across) * (1 - down))
      use(at, node + 1, across * (1 - down))
      use(at, node + columns, (1 - across) * down)
      use(at, node + columns + 1, across * down)
    }
  }
}

/** Scales up bilinearly, pixel centres on pixel centres. */
function enlarge(colors: Float32Array, from: Grid, to: Grid): Float32Array {
  if (from.widthPx === to.widthPx && from.heightPx === to.heightPx) return colors
  const out = new Float32Array(to.widthPx * to.heightPx * 3)
  const columns = Array.from({ length: to.widthPx }, (_, x) => between(x, to.widthPx, from.widthPx))
  const firsts = Int32Array.from(columns, ({ first }) => first * 3)
  const seconds = Int32Array.from(columns, ({ second }) => second * 3)
  const shares = Float32Array.from(columns, ({ share }) => share)
  const line = new Float32Array(from.widthPx * 3)
  for (let y = 0, at = 0; y < to.heightPx; y += 1) {
    const row = between(y, to.heightPx, from.heightPx)
    const upper = row.first * line.length
    const lower = row.second * line.length
    for (let i = 0; i < line.length; i += 1) {
      line[i] = colors[upper + i]! + (colors[lower + i]! - colors[upper + i]!) * row.share
    }
    for (let x = 0; x < to.widthPx; x += 1, at += 3) {
      const first = firsts[x]!
      const second = seconds[x]!
      const share = shares[x]!
      out[at] = line[first]! + (line[second]! - line[first]!) * share
      out[at + 1] = line[first + 1]! + (line[second + 1]! - line[first + 1]!) * share
      out[at + 2] = line[first + 2]! + (line[second + 2]! - line[first + 2]!) * share
    }
  }
  return out
}

function between(place: number, size: number, fromSize: number): { first: number; second: number; share: number } {
  const at = Math.min(fromSize - 1, Math.max(0, ((place + 0.5) * fromSize) / size - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(fromSize - 1, first + 1), share: at - first }
}

/** Measures the median difference from the neighbours' mean, in green, wherever the picture follows the model. */
function measureNoise({ data, widthPx, heightPx }: Pixels, colors: Float32Array): number {
  const histogram = new Uint32Array(256)
  const row = widthPx * 4
  let count = 0
  for (let at = widthPx + 1; at < widthPx * (heightPx - 1) - 1; at += 5) {
    const i = at * 4 + 1
    if (Math.abs(data[i]! - colors[at * 3 + 1]!) > GROUND_DISTANCE / 2) continue
    const difference = data[i]! - (data[i - 4]! + data[i + 4]! + data[i - row]! + data[i + row]!) / 4
    histogram[Math.min(255, Math.round(Math.abs(difference) * 8))]! += 1
    count += 1
  }
  let seen = 0
  for (let bin = 0; bin < 256; bin += 1) {
    seen += histogram[bin]!
    if (seen * 2 >= count) return bin / 8
  }
  return 0
}
