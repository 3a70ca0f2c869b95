import type { Box } from '#contract/ads/report.ts'
import type { TextLayer } from '../layers/layout.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { paintText } from './paint-text.ts'
import { newSurface, release } from './surface.ts'

/** Returns the coverage of the run's glyphs in its box, 0 to 255. */
export function glyphMask(layer: TextLayer, box: Box, typesetter: Typesetter): Uint8Array {
  const { canvas, ctx } = newSurface(box.width, box.height)
  ctx.translate(-box.x, -box.y)
  paintText(ctx, { ...layer, color: '#000000' }, typesetter)
  const { data } = ctx.getImageData(0, 0, box.width, box.height)
  release(canvas)
  const mask = new Uint8Array(box.width * box.height)
  for (let index = 0; index < mask.length; index += 1) mask[index] = data[index * 4 + 3]!
  return mask
}
