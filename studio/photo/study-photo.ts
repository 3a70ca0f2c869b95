import type { Box } from '#contract/report.ts'
import { findFrameColor } from './frame-color.ts'
import { measureColors } from './palette.ts'
import type { Matte } from './matte.ts'
import type { PhotoStudy, Side } from './photo-study.ts'
import type { Pixels } from './pixels.ts'
import { measureSharpness } from './sharpness.ts'
import { showsPerson } from './shows-person.ts'
import { shrink } from './shrink.ts'
import { isStanding } from './standing.ts'
import { studyPlain } from './study-plain.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './transparent-matte.ts'

/** Masks are found at this size; finer ones cost much more and tell the same. */
const WORKING_PX = 640

/** Everything the studio knows about a decoded photo. Pure; the same photo gives the same study. */
export function studyPhoto(pixels: Pixels): PhotoStudy {
  const { own, ...found } = hasMatteOfItsOwn(pixels) ? studyTransparent(pixels) : studyOpaque(pixels)
  const frame = findFrameColor(pixels)
  return {
    ...found,
    widthPx: pixels.widthPx,
    heightPx: pixels.heightPx,
    standing: found.treatment === 'cutout' && isStanding(found.product!),
    // At full size the rim of a cut-out is free of the old ground's colors.
    ...measureColors(found.treatment === 'cutout' ? found.product! : own),
    borderLightness: frame.lightness,
    borderHex: frame.hex,
    sharpness: measureSharpness(own),
  }
}

type Found = Omit<
  PhotoStudy,
  'widthPx' | 'heightPx' | 'standing' | 'palette' | 'meanLightness' | 'borderLightness' | 'borderHex' | 'sharpness'
> & {
  /** The product's own pixels as far as they are known, else the whole photo, at working size: what is measured. */
  own: Pixels
}

const WHOLE: Omit<Found, 'kind' | 'own'> = {
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
  const own = shrink(matte?.product ?? pixels, WORKING_PX)
  return { ...(matte ? asCutout(matte, pixels) : WHOLE), own, kind: 'transparent' }
}

function studyOpaque(pixels: Pixels): Found {
  const working = shrink(pixels, WORKING_PX)
  const plain = studyPlain(pixels, working)
  if (!plain) return { ...WHOLE, kind: showsPerson(working) ? 'person' : 'busy', own: working }
  const own = plain.ownPixels ?? working
  if (plain.matte) return { ...asCutout(plain.matte, pixels), own, kind: plain.kind }
  const whole = {
    ...WHOLE,
    kind: plain.kind,
    own,
    subject: plain.subject ?? plain.unmultiplied?.box,
    touchesFrame: plain.subject ? sidesTouched(plain.subject, pixels) : [],
  }
  if (!plain.unmultiplied?.product) return whole
  return {
    ...whole,
    treatment: 'multiply',
    matteConfidence: 0.5,
    product: plain.unmultiplied.product,
    productBox: plain.unmultiplied.box,
    safeGrounds: 'light',
  }
}

function asCutout(matte: Matte, pixels: Pixels): Omit<Found, 'kind' | 'own'> {
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
