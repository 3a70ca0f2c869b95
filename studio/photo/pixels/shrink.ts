import { type Pixels, pixelWords } from './pixels.ts'

/**
 * Shrinks the picture by area averaging until no side is over `longestPx`; never enlarges it. Colors are weighted by
 * their alpha.
 */
export function shrink(pixels: Pixels, longestPx: number): Pixels {
  const scale = Math.min(1, longestPx / Math.max(pixels.widthPx, pixels.heightPx))
  if (scale === 1) return pixels
  const widthPx = Math.max(1, Math.round(pixels.widthPx * scale))
  const heightPx = Math.max(1, Math.round(pixels.heightPx * scale))
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  const columns = cuts(pixels.widthPx, widthPx)
  const rows = cuts(pixels.heightPx, heightPx)
  const rgba = pixelWords(pixels.data)
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    const cell = { left: 0, right: 0, top: rows[y]!, bottom: rows[y + 1]!, stride: pixels.widthPx }
    for (let x = 0; x < widthPx; x += 1, to += 4) {
      cell.left = columns[x]!
      cell.right = columns[x + 1]!
      writeMean(rgba, cell, data, to)
    }
  }
  return { data, widthPx, heightPx }
}

/** Some pixels of the larger picture, whose rows are `stride` words long. */
interface Cell {
  left: number
  right: number
  top: number
  bottom: number
  stride: number
}

/** The number of bytes whose sum fits in half of a 32-bit word. */
const MAX_PACKED = 256

function writeMean(rgba: Uint32Array, cell: Cell, data: Uint8ClampedArray, to: number): void {
  const { left, right, top, bottom, stride } = cell
  const rowsAtOnce = Math.floor(MAX_PACKED / (right - left))
  if (rowsAtOnce === 0) return writeWeighedMean(rgba, cell, data, to)
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let first = top; first < bottom; first += rowsAtOnce) {
    const last = Math.min(bottom, first + rowsAtOnce)
    // Two channels at a time, as nearly every pixel of nearly every photo is opaque and needs no weighting.
    let redBlue = 0
    let greenAlpha = 0
    for (let row = first; row < last; row += 1) {
      const end = row * stride + right
      for (let at = row * stride + left; at < end; at += 1) {
        const pixel = rgba[at]!
        redBlue = (redBlue + (pixel & 0xff00ff)) | 0
        greenAlpha = (greenAlpha + ((pixel >>> 8) & 0xff00ff)) | 0
      }
    }
    red += redBlue & 0xffff
    green += greenAlpha & 0xffff
    blue += redBlue >>> 16
    alpha += greenAlpha >>> 16
  }
  const count = (right - left) * (bottom - top)
  if (alpha === 0) return
  if (alpha < 255 * count) return writeWeighedMean(rgba, cell, data, to)
  data[to] = red / count
  data[to + 1] = green / count
  data[to + 2] = blue / count
  data[to + 3] = 255
}

function writeWeighedMean(
  rgba: Uint32Array,
  { left, right, top, bottom, stride }: Cell,
  data: Uint8ClampedArray,
  to: number,
): void {
  let [red, green, blue, sum] = [0, 0, 0, 0]
  for (let row = top; row < bottom; row += 1) {
    for (let at = row * stride + left; at < row * stride + right; at += 1) {
      const pixel = rgba[at]!
      const alpha = pixel >>> 24
      red += (pixel & 255) * alpha
      green += ((pixel >>> 8) & 255) * alpha
      blue += ((pixel >>> 16) & 255) * alpha
      sum += alpha
    }
  }
  if (sum === 0) return
  data[to] = red / sum
  data[to + 1] = green / sum
  data[to + 2] = blue / sum
  data[to + 3] = sum / ((right - left) * (bottom - top))
}

/** Returns where each pixel of the smaller side begins on the larger one, and the end. */
function cuts(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to + 1 }, (_, index) => Math.round((index * from) / to))
}
