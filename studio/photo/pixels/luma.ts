import type { Pixels } from './pixels.ts'

/** Returns the Rec. 601 luma of every pixel, 0 to 255. */
export function measureLuma({ data, widthPx, heightPx }: Pixels): Float32Array {
  const luma = new Float32Array(widthPx * heightPx)
  for (let at = 0, i = 0; at < luma.length; at += 1, i += 4) {
    luma[at] = 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!
  }
  return luma
}
