import type { Box } from '#contract/report.ts'
import { findFrameColour } from './frame-colour.ts'
import { findPalette, meanLightness } from './palette.ts'
import type { PhotoStudy, Side } from './photo-study.ts'
import type { Pixels } from './pixels.ts'
import { measureSharpness } from './sharpness.ts'
import { isStanding } from './standing.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './transparent-matte.ts'

/** Everything the studio knows about a decoded photo. Pure; the same photo gives the same study. */
export function studyPhoto(pixels: Pixels): PhotoStudy {
  const transparent = hasMatteOfItsOwn(pixels)
  const matte = transparent ? readTransparentMatte(pixels) : undefined
  const own = matte?.product ?? pixels
  const frame = findFrameColour(pixels)
  return {
    kind: transparent ? 'transparent' : 'busy',
    widthPx: pixels.widthPx,
    heightPx: pixels.heightPx,
    treatment: matte ? 'cutout' : 'photo',
    matteConfidence: matte?.confidence ?? 0,
    subject: matte?.box,
    product: matte?.product,
    productBox: matte?.box,
    safeGrounds: matte?.safeGrounds ?? 'any',
    touchesFrame: matte ? sidesTouched(matte.box, pixels) : [],
    standing: matte ? isStanding(matte.product) : false,
    palette: findPalette(own),
    meanLightness: meanLightness(own),
    borderLightness: frame.lightness,
    borderHex: frame.hex,
    sharpness: measureSharpness(own),
    shadowAttached: matte?.shadowAttached ?? false,
  }
}

function sidesTouched(box: Box, { widthPx, heightPx }: Pixels): Side[] {
  const sides: Side[] = []
  if (box.y <= 0) sides.push('top')
  if (box.x + box.width >= widthPx) sides.push('right')
  if (box.y + box.height >= heightPx) sides.push('bottom')
  if (box.x <= 0) sides.push('left')
  return sides
}
