import type { Pixels } from '#studio/photo/pixels/pixels.ts'

/** Cells to a side, over which brightness, color and detail are averaged. */
const FINE = 6
const COARSE = 3

/** Scales detail, which is a few levels almost everywhere. */
const DETAIL_SCALE = 2

/**
 * Reduces a painted ad to 63 bytes: the mean brightness of 6 x 6 cells, then of 3 x 3 cells the two means of color and
 * the mean step from one pixel to the next. Each is the mean of hundreds of pixels at least, so that the rounding of
 * single pixels, in which processors differ, moves it by a fraction of a level.
 */
export function shrinkPicture({ data, widthPx, heightPx }: Pixels): Uint8Array {
  const brightness = newMeans(FINE)
  const blue = newMeans(COARSE)
  const red = newMeans(COARSE)
  const detail = newMeans(COARSE)
  for (let row = 0; row < heightPx; row += 1) {
    let before: number | undefined
    for (let column = 0; column < widthPx; column += 1) {
      const at = (row * widthPx + column) * 4
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const luma = 0.299 * r + 0.587 * g + 0.114 * b
      const [u, v] = [column / widthPx, row / heightPx]
      add(brightness, u, v, luma)
      add(blue, u, v, 128 + 0.564 * (b - luma))
      add(red, u, v, 128 + 0.713 * (r - luma))
      add(detail, u, v, DETAIL_SCALE * Math.abs(luma - (before ?? luma)))
      before = luma
    }
  }
  return Uint8Array.from([brightness, blue, red, detail].flatMap(meansOf))
}

/** Returns the greatest difference of any of the values, in levels. */
export function pictureDifference(first: Uint8Array, second: Uint8Array): number {
  return Math.max(...first.map((value, index) => Math.abs(value - second[index]!)))
}

/** A mean between two levels may be rounded to either. */
export const SAME_LEVELS = 1

interface Means {
  side: number
  sums: Float64Array
  counts: Uint32Array
}

function newMeans(side: number): Means {
  return { side, sums: new Float64Array(side ** 2), counts: new Uint32Array(side ** 2) }
}

function add({ side, sums, counts }: Means, u: number, v: number, value: number): void {
  const cell = Math.floor(v * side) * side + Math.floor(u * side)
  sums[cell]! += value
  counts[cell]! += 1
}

function meansOf({ sums, counts }: Means): number[] {
  return [...sums].map((sum, cell) => Math.min(255, Math.round(sum / counts[cell]!)))
}
