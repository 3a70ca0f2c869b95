import type { Pixels } from './pixels.ts'

/** The picture by area averaging with no side over `longestPx`; never enlarged. Colours are weighed by their alpha. */
export function shrink(pixels: Pixels, longestPx: number): Pixels {
  const scale = Math.min(1, longestPx / Math.max(pixels.widthPx, pixels.heightPx))
  if (scale === 1) return pixels
  const widthPx = Math.max(1, Math.round(pixels.widthPx * scale))
  const heightPx = Math.max(1, Math.round(pixels.heightPx * scale))
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  const columnStarts = cuts(pixels.widthPx, widthPx)
  const rowStarts = cuts(pixels.heightPx, heightPx)
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const block = {
        left: columnStarts[x]!,
        right: columnStarts[x + 1]!,
        top: rowStarts[y]!,
        bottom: rowStarts[y + 1]!,
      }
      averageBlock(pixels, block, data, (y * widthPx + x) * 4)
    }
  }
  return { data, widthPx, heightPx }
}

function averageBlock(
  { data, widthPx }: Pixels,
  block: { left: number; right: number; top: number; bottom: number },
  out: Uint8ClampedArray,
  at: number,
): void {
  let r = 0
  let g = 0
  let b = 0
  let alphaSum = 0
  for (let y = block.top; y < block.bottom; y += 1) {
    const end = (y * widthPx + block.right) * 4
    for (let i = (y * widthPx + block.left) * 4; i < end; i += 4) {
      const alpha = data[i + 3]!
      r += data[i]! * alpha
      g += data[i + 1]! * alpha
      b += data[i + 2]! * alpha
      alphaSum += alpha
    }
  }
  if (alphaSum === 0) return
  out[at] = r / alphaSum
  out[at + 1] = g / alphaSum
  out[at + 2] = b / alphaSum
  out[at + 3] = alphaSum / ((block.right - block.left) * (block.bottom - block.top))
}

function cuts(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to + 1 }, (_, index) => Math.round((index * from) / to))
}
