import type { Box } from '#contract/report.ts'
import type { Pixels } from './pixels.ts'

/** A copy of the part inside `box` (whole pixels, inside the picture). */
export function cropPixels(pixels: Pixels, box: Box): Pixels {
  const data = new Uint8ClampedArray(box.width * box.height * 4)
  for (let y = 0; y < box.height; y += 1) {
    const start = ((box.y + y) * pixels.widthPx + box.x) * 4
    data.set(pixels.data.subarray(start, start + box.width * 4), y * box.width * 4)
  }
  return { data, widthPx: box.width, heightPx: box.height }
}

/** The smallest box that holds every pixel with more than `alpha`; undefined when there is none. */
export function opaqueBox({ data, widthPx, heightPx }: Pixels, alpha: number): Box | undefined {
  let left = widthPx
  let right = -1
  let top = heightPx
  let bottom = -1
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (data[(y * widthPx + x) * 4 + 3]! <= alpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
