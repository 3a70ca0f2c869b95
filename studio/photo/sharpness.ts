import type { Pixels } from './pixels.ts'

/**
 * Variance of the Laplacian of Rec. 601 luma (0 to 255) at working size, over the pixels whose neighbours are all opaque.
 * Under about 60 the picture looks soft.
 */
export function measureSharpness({ data, widthPx, heightPx }: Pixels): number {
  const luma = (i: number) => 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!
  const row = widthPx * 4
  let count = 0
  let sum = 0
  let sumOfSquares = 0
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1; x < widthPx - 1; x += 1) {
      const i = y * row + x * 4
      const alpha = Math.min(data[i + 3]!, data[i - 1]!, data[i + 7]!, data[i - row + 3]!, data[i + row + 3]!)
      if (alpha < 250) continue
      const laplacian = luma(i - 4) + luma(i + 4) + luma(i - row) + luma(i + row) - 4 * luma(i)
      count += 1
      sum += laplacian
      sumOfSquares += laplacian * laplacian
    }
  }
  return count === 0 ? 0 : sumOfSquares / count - (sum / count) ** 2
}
