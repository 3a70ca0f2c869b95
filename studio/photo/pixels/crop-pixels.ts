import type { Box } from '#contract/ads/report.ts'
import type { Pixels } from './pixels.ts'
import { boxWhere } from '../ground/regions.ts'

/** Copies the part inside `box` (whole pixels, inside the picture). */
export function cropPixels(pixels: Pixels, box: Box): Pixels {
  const data = new Uint8ClampedArray(box.width * box.height * 4)
  for (let y = 0; y < box.height; y += 1) {
    const start = ((box.y + y) * pixels.widthPx + box.x) * 4
    data.set(pixels.data.subarray(start, start + box.width * 4), y * box.width * 4)
  }
  return { data, widthPx: box.width, heightPx: box.height }
}

/**
 * Moves the part inside `box` (whole pixels, inside the picture) together in the picture's own memory, which is used up
 * by it.
 */
export function trimPixels({ data, widthPx }: Pixels, box: Box): Pixels {
  for (let y = 0; y < box.height; y += 1) {
    const start = ((box.y + y) * widthPx + box.x) * 4
    data.copyWithin(y * box.width * 4, start, start + box.width * 4)
  }
  return { data: data.subarray(0, box.width * box.height * 4), widthPx: box.width, heightPx: box.height }
}

/** Returns the smallest box that holds every pixel with more than `alpha`; undefined when there is none. */
export function opaqueBox(pixels: Pixels, alpha: number): Box | undefined {
  return boxWhere(pixels, (at) => pixels.data[at * 4 + 3]! > alpha)
}
