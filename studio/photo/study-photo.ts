import type { Box } from '#contract/report.ts'
import { findFrameColor } from './frame-color.ts'
import { measureColors } from './palette.ts'
import type { Mask } from './mask.ts'
import type { Matte } from './matte.ts'
import type { PhotoStudy, Side } from './photo-study.ts'
import type { Pixels } from './pixels.ts'
import { type ProposedPlace, readProposal } from './read-proposal.ts'
import { measureSharpness } from './sharpness.ts'
import { showsPerson } from './shows-person.ts'
import { shrink } from './shrink.ts'
import { isStanding } from './standing.ts'
import { tellScene } from './tell-scene.ts'
import { studyPlain } from './study-plain.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './transparent-matte.ts'

/** Masks are found at this size; finer ones cost much more and tell the same. */
const WORKING_PX = 640

/**
 * Everything the studio knows about a decoded photo. Pure; the same photo gives the same study.
 * `proposal` is what a network takes for its subject, if one was asked; a transparent photo needs none.
 */
export function studyPhoto(pixels: Pixels, proposal?: Mask): PhotoStudy {
  const { own, ...found } = hasMatteOfItsOwn(pixels) ? studyTransparent(pixels) : studyOpaque(pixels, proposal)
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

const WHOLE: Omit<Found, 'kind' | 'shows' | 'own'> = {
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
  return { ...(matte ? asCutout(matte, pixels) : WHOLE), own, kind: 'transparent', shows: 'product-shot' }
}

function studyOpaque(pixels: Pixels, proposal: Mask | undefined): Found {
  const working = shrink(pixels, WORKING_PX)
  const person = showsPerson(working)
  const plain = person ? undefined : studyPlain(pixels, working, proposal)
  if (!plain) return studyScene(pixels, working, { person, seen: proposal && readProposal(proposal, pixels) })
  const own = plain.ownPixels ?? working
  if (plain.matte) return { ...asCutout(plain.matte, pixels), own, kind: plain.kind, shows: 'product-shot' }
  const whole = {
    ...WHOLE,
    kind: plain.kind,
    shows: 'product-shot' as const,
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

/** A scene is never cut out: its place is half of the picture. Of what is shown in it the place is known, so that no crop runs through it. */
function studyScene(
  pixels: Pixels,
  working: Pixels,
  { person, seen }: { person: boolean; seen: ProposedPlace | undefined },
): Found {
  return {
    ...WHOLE,
    kind: person ? 'person' : 'busy',
    shows: tellScene(working, seen?.share ?? 0, seen?.touches ?? []),
    own: working,
    subject: seen?.box,
    touchesFrame: seen?.touches ?? [],
  }
}

function asCutout(matte: Matte, pixels: Pixels): Omit<Found, 'kind' | 'shows' | 'own'> {
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
