import type { Box } from '#contract/ads/report.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { halvedFor } from '../photo/pixels/halved.ts'
import { scaled } from '../photo/pixels/scaled.ts'
import { type Canvas, canvasOf } from './surface.ts'

/**
 * Draws a part of a picture that fills a box, scaled with the whole and then cut out: a crop taken before the scaling
 * would begin between two pixels of the source and shift what it shows. Whole canvas pixels; the part lies inside the
 * box.
 */
export async function resizedPart(pixels: Pixels, box: Box, part: Box): Promise<Canvas> {
  const width = Math.max(1, Math.round(box.width))
  const height = Math.max(1, Math.round(box.height))
  const source = halvedFor(pixels, { widthPx: width, heightPx: height })
  const data = await scaled(source, {
    part: { x: 0, y: 0, width: source.widthPx, height: source.heightPx },
    widthPx: width,
    heightPx: height,
    shown: { x: part.x - box.x, y: part.y - box.y, width: part.width, height: part.height },
  })
  return canvasOf(data, part.width, part.height)
}
