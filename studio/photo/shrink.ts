import type { Pixels } from './pixels.ts'

/** The picture by area averaging with no side over `longestPx`; never enlarged. Colours are weighed by their alpha. */
export function shrink(pixels: Pixels, longestPx: number): Pixels {
  const scale = Math.min(1, longestPx / Math.max(pixels.widthPx, pixels.heightPx))
  if (scale === 1) return pixels
  const widthPx = Math.max(1, Math.round(pixels.widthPx * scale))
  const heightPx = Math.max(1, Math.round(pixels.heightPx * scale))
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  const columns = cuts(pixels.widthPx, widthPx)
  const rows = cuts(pixels.heightPx, heightPx)
  const sums = new Float64Array(widthPx * 4)
  for (let y = 0; y < heightPx; y += 1) {
    sums.fill(0)
    for (let row = rows[y]!; row < rows[y + 1]!; row += 1) addRow(pixels, row, columns, sums)
    const height = rows[y + 1]! - rows[y]!
    for (let x = 0; x < widthPx; x += 1) {
      const alpha = sums[x * 4 + 3]!
      if (alpha === 0) continue
      const to = (y * widthPx + x) * 4
      data[to] = sums[x * 4]! / alpha
      data[to + 1] = sums[x * 4 + 1]! / alpha
      data[to + 2] = sums[x * 4 + 2]! / alpha
      data[to + 3] = alpha / (height * (columns[x + 1]! - columns[x]!))
    }
  }
  return { data, widthPx, heightPx }
}

function addRow({ data, widthPx }: Pixels, row: number, columns: Int32Array, sums: Float64Array): void {
  const start = row * widthPx
  for (let x = 0; x < columns.length - 1; x += 1) {
    let r = 0
    let g = 0
    let b = 0
    let alphaSum = 0
    const end = (start + columns[x + 1]!) * 4
    for (let i = (start + columns[x]!) * 4; i < end; i += 4) {
      const alpha = data[i + 3]!
      r += data[i]! * alpha
      g += data[i + 1]! * alpha
      b += data[i + 2]! * alpha
      alphaSum += alpha
    }
    sums[x * 4]! += r
    sums[x * 4 + 1]! += g
    sums[x * 4 + 2]! += b
    sums[x * 4 + 3]! += alphaSum
  }
}

/** Where each pixel of the smaller side begins on the larger one, and the end. */
function cuts(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to + 1 }, (_, index) => Math.round((index * from) / to))
}
