import type { Box } from '#contract/report.ts'
import type { Pixels } from '../photo/pixels.ts'
import { halvedFor, rawImage } from './halved.ts'
import { type Canvas, newSurface } from './surface.ts'

/**
 * A part of a picture that is drawn in a box, scaled with the whole and then cut out: a crop taken before the scaling would
 * begin between two pixels of the source and shift what it shows. Whole canvas pixels; the part lies inside the box.
 */
export async function resizedPart(pixels: Pixels, box: Box, part: Box): Promise<Canvas> {
  const width = Math.max(1, Math.round(box.width))
  const height = Math.max(1, Math.round(box.height))
  const source = await halvedFor(pixels, { widthPx: width, heightPx: height })
  const data = await rawImage(source)
    .resize(width, height, { fit: 'fill' })
    .extract({ left: part.x - box.x, top: part.y - box.y, width: part.width, height: part.height })
    .raw()
    .toBuffer()
  const { canvas, ctx } = newSurface(part.width, part.height)
  const target = ctx.createImageData(part.width, part.height)
  target.data.set(data)
  ctx.putImageData(target, 0, 0)
  return canvas
}
