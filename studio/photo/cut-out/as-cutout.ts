import type { Box } from '#contract/ads/report.ts'
import type { Matte } from './matte.ts'
import type { PhotoStudy, Side } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** Returns the fields of a study for a photo that is cut out with this matte. */
export function asCutout(matte: Matte, pixels: Pixels) {
  return {
    treatment: 'cutout',
    matteConfidence: matte.confidence,
    subject: matte.box,
    product: matte.product,
    productBox: matte.box,
    safeGrounds: matte.safeGrounds,
    touchesFrame: sidesTouched(matte.box, pixels),
    shadowAttached: matte.shadowAttached,
    refused: undefined,
  } as const satisfies Partial<PhotoStudy>
}

export function sidesTouched(box: Box, { widthPx, heightPx }: Pixels): Side[] {
  const sides: Side[] = []
  if (box.y <= 0) sides.push('top')
  if (box.x + box.width >= widthPx) sides.push('right')
  if (box.y + box.height >= heightPx) sides.push('bottom')
  if (box.x <= 0) sides.push('left')
  return sides
}
