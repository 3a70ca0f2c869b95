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
  const rgba = packed(pixels)
  for (let y = 0; y < heightPx; y += 1) {
    sums.fill(0)
    for (let row = rows[y]!; row < rows[y + 1]!; row += 1) addRow(rgba, row * pixels.widthPx, columns, sums)
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

/** A pixel a word, red lowest: every machine that Node 24 runs on by default keeps the lowest byte first. */
function packed({ data }: Pixels): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}

/** So many bytes add up in half of a 32-bit word. */
const MOST_PACKED = 256

/** Adds one row of the picture to the sums of its cells: r, g and b, each weighed by alpha, and alpha. */
function addRow(rgba: Uint32Array, start: number, columns: Int32Array, sums: Float64Array): void {
  let first = start
  for (let x = 0, to = 0; x < columns.length - 1; x += 1, to += 4) {
    const end = start + columns[x + 1]!
    const count = end - first
    // Two channels at a time, as nearly every pixel of nearly every photo is opaque and needs no weighing.
    let redBlue = 0
    let greenAlpha = 0
    for (let at = first; at < end; at += 1) {
      const pixel = rgba[at]!
      redBlue += pixel & 0xff00ff
      greenAlpha += (pixel >>> 8) & 0xff00ff
    }
    if (count <= MOST_PACKED && greenAlpha >>> 16 === 255 * count) {
      sums[to]! += 255 * (redBlue & 0xffff)
      sums[to + 1]! += 255 * (greenAlpha & 0xffff)
      sums[to + 2]! += 255 * (redBlue >>> 16)
      sums[to + 3]! += 255 * count
    } else addWeighed(rgba, { first, end }, sums, to)
    first = end
  }
}

function addWeighed(
  rgba: Uint32Array,
  { first, end }: { first: number; end: number },
  sums: Float64Array,
  to: number,
): void {
  for (let at = first; at < end; at += 1) {
    const pixel = rgba[at]!
    const alpha = pixel >>> 24
    sums[to]! += (pixel & 255) * alpha
    sums[to + 1]! += ((pixel >>> 8) & 255) * alpha
    sums[to + 2]! += ((pixel >>> 16) & 255) * alpha
    sums[to + 3]! += alpha
  }
}

/** Where each pixel of the smaller side begins on the larger one, and the end. */
function cuts(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to + 1 }, (_, index) => Math.round((index * from) / to))
}
