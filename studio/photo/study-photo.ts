import type { Box } from '#contract/report.ts'
import { findFrameColour } from './frame-colour.ts'
import { findPalette, meanLightness } from './palette.ts'
import type { Matte } from './matte.ts'
import type { PhotoStudy, Side } from './photo-study.ts'
import type { Pixels } from './pixels.ts'
import { measureSharpness } from './sharpness.ts'
import { shrink } from './shrink.ts'
import { isStanding } from './standing.ts'
import { studyPlain } from './study-plain.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './transparent-matte.ts'

/** Masks are found at this size; finer ones cost much more and tell the same. */
const WORKING_PX = 640

/** Everything the studio knows about a decoded photo. Pure; the same photo gives the same study. */
export function studyPhoto(pixels: Pixels): PhotoStudy {
  const found = hasMatteOfItsOwn(pixels) ? studyTransparent(pixels) : studyOpaque(pixels)
  const own = found.treatment === 'cutout' ? found.product! : pixels
  const frame = findFrameColour(pixels)
  return {
    ...found,
    widthPx: pixels.widthPx,
    heightPx: pixels.heightPx,
    standing: found.treatment === 'cutout' && isStanding(own),
    palette: findPalette(own),
    meanLightness: meanLightness(own),
    borderLightness: frame.lightness,
    borderHex: frame.hex,
    sharpness: measureSharpness(own),
  }
}

type Found = Pick<
  PhotoStudy,
  | 'kind'
  | 'treatment'
  | 'matteConfidence'
  | 'subject'
  | 'product'
  | 'productBox'
  | 'safeGrounds'
  | 'shadowAttached'
  | 'touchesFrame'
>

const WHOLE: Omit<Found, 'kind'> = {
  treatment: 'photo',
  matteConfidence: 0,
  subject: undefined,
  product: undefined,
  productBox: undefined,
  safeGrounds: 'any',
  touchesFrame: [],
  shadowAttached: false,
}

function studyTransparent(pixels: Pixels): Found {
  const matte = readTransparentMatte(pixels)
  return { ...(matte ? asCutout(matte, pixels) : WHOLE), kind: 'transparent' }
}

function studyOpaque(pixels: Pixels): Found {
  const plain = studyPlain(pixels, shrink(pixels, WORKING_PX))
  if (!plain) return { ...WHOLE, kind: 'busy' }
  if (plain.matte) return { ...asCutout(plain.matte, pixels), kind: plain.kind }
  if (!plain.divided) return { ...WHOLE, kind: plain.kind }
  return {
    ...WHOLE,
    kind: plain.kind,
    treatment: 'multiply',
    matteConfidence: 0.5,
    subject: plain.divided.box,
    product: plain.divided.product,
    productBox: plain.divided.box,
    safeGrounds: 'light',
    touchesFrame: plain.maskBox ? sidesTouched(plain.maskBox, pixels) : [],
  }
}

function asCutout(matte: Matte, pixels: Pixels): Omit<Found, 'kind'> {
  return {
    treatment: 'cutout',
    matteConfidence: matte.confidence,
    subject: matte.box,
    product: matte.product,
    productBox: matte.box,
    safeGrounds: matte.safeGrounds,
    touchesFrame: sidesTouched(matte.box, pixels),
    shadowAttached: matte.shadowAttached,
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
