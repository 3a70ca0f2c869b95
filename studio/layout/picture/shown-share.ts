import type { Box } from '#contract/report.ts'
import type { Pixels } from '../../photo/pixels.ts'
import { measureSaliency } from '../../photo/saliency.ts'
import { contains } from '../layers/box.ts'

/** Of what stands out in a photo, the share that lies in a part of it (source pixels). */
export function shownShare(pixels: Pixels, part: Box): number {
  const map = measureSaliency(pixels)
  const [columnPx, rowPx] = [pixels.widthPx / map.widthPx, pixels.heightPx / map.heightPx]
  let shown = 0
  map.weights.forEach((weight, at) => {
    const x = ((at % map.widthPx) + 0.5) * columnPx
    const y = (Math.floor(at / map.widthPx) + 0.5) * rowPx
    if (contains(part, { x, y, width: 0, height: 0 }, 0)) shown += weight
  })
  return shown
}
