import { measureLuma } from './luma.ts'
import type { Pixels } from './pixels.ts'

/**
 * Returns the variance of the Laplacian of Rec. 601 luma (0 to 255) at working size, over the pixels whose neighbours
 * are all opaque. Under about 60 the picture looks soft.
 */
export function measureSharpness(pixels: Pixels): number {
  const { data, widthPx, heightPx } = pixels
  const luma = measureLuma(pixels)
  let count = 0
  let sum = 0
  let sumOfSquares = 0
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1; x < widthPx - 1; x += 1) {
      const at = y * widthPx + x
      const up = at - widthPx
      const down = at + widthPx
      if (!isOpaque(data, at) || !isOpaque(data, at - 1) || !isOpaque(data, at + 1)) continue
      if (!isOpaque(data, up) || !isOpaque(data, down)) continue
      const laplacian = luma[at - 1]! + luma[at + 1]! + luma[up]! + luma[down]! - 4 * luma[at]!
      count += 1
      sum += laplacian
      sumOfSquares += laplacian * laplacian
    }
  }
  return count === 0 ? 0 : sumOfSquares / count - (sum / count) ** 2
}

function isOpaque(data: Uint8ClampedArray, at: number): boolean {
  return data[at * 4 + 3]! >= 250
}
