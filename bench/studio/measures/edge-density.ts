import { gaussianBlur } from './gaussian-blur.ts'
import type { GrayPicture } from './picture.ts'
import { type Gradient, sobel } from './sobel.ts'

/** Parameters: blurred by 2 px, then Canny's two thresholds on |dx| + |dy|. */
const SIGMA_PX = 2
const WEAK = 28
const STRONG = 69

/**
 * Returns the share of the pixels that are edges by Canny (1986), in the steps and roundings of OpenCV, whose figures
 * ours are compared with.
 */
export function edgeDensity({ widthPx, heightPx, data }: GrayPicture): number {
  const blurred = gaussianBlur({ widthPx, heightPx, data: new Float32Array(data) }, SIGMA_PX)
  const edges = canny(sobel({ ...blurred, data: blurred.data.map(Math.round) }))
  return edges.reduce((sum, edge) => sum + edge, 0) / edges.length
}

/** Returns 1 for each edge pixel: ridges of the gradient that are strong, or weak and joined to a strong one. */
function canny(gradient: Gradient): Uint8Array {
  const { widthPx, dx, dy } = gradient
  const magnitude = dx.map((value, index) => Math.abs(value) + Math.abs(dy[index]!))
  const edges = new Uint8Array(magnitude.length)
  const joined: number[] = []
  const mark = (index: number) => {
    edges[index] = 1
    joined.push(index)
  }
  const ridge = magnitude.map((value, index) => (value > WEAK && isRidge(gradient, magnitude, index) ? value : 0))
  ridge.forEach((value, index) => value > STRONG && !edges[index] && mark(index))
  for (let index = joined.pop(); index !== undefined; index = joined.pop()) {
    for (const near of neighborsOf(index, widthPx, magnitude.length)) if (ridge[near]! > 0 && !edges[near]) mark(near)
  }
  return edges
}

const TAN_22 = Math.tan(Math.PI / 8)

/**
 * Returns true if it is the largest across the edge, in the four directions of the grid; of two equal ones the first
 * counts.
 */
function isRidge({ widthPx, heightPx, dx, dy }: Gradient, magnitude: Float32Array, index: number): boolean {
  const [x, y] = [index % widthPx, Math.floor(index / widthPx)]
  const at = (ax: number, ay: number) =>
    ax < 0 || ay < 0 || ax >= widthPx || ay >= heightPx ? 0 : magnitude[ay * widthPx + ax]!
  const value = magnitude[index]!
  const [gx, gy] = [Math.abs(dx[index]!), Math.abs(dy[index]!)]
  if (gy < TAN_22 * gx) return value > at(x - 1, y) && value >= at(x + 1, y)
  if (gx < TAN_22 * gy) return value > at(x, y - 1) && value >= at(x, y + 1)
  const side = dx[index]! < 0 !== dy[index]! < 0 ? -1 : 1
  return value > at(x - side, y - 1) && value > at(x + side, y + 1)
}

function neighborsOf(index: number, widthPx: number, length: number): number[] {
  const x = index % widthPx
  const columns = [x > 0 ? -1 : undefined, 0, x < widthPx - 1 ? 1 : undefined].filter((step) => step !== undefined)
  return [-widthPx, 0, widthPx]
    .flatMap((row) => columns.map((column) => index + row + column))
    .filter((near) => near >= 0 && near < length && near !== index)
}
