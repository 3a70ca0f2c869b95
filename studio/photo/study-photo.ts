import { asCutout, sidesTouched } from './as-cutout.ts'
import { findFrameColor } from './frame-color.ts'
import { measureColors } from './palette.ts'
import { type Mask, scaleMask } from './mask.ts'
import type { PhotoStudy } from './photo-study.ts'
import type { Pixels } from './pixels.ts'
import { readProposal } from './read-proposal.ts'
import { asRefused, type Refusal, type RefusedMatte } from './refused-matte.ts'
import { measureSharpness } from './sharpness.ts'
import { showsPerson } from './shows-person.ts'
import { shrinkToWork } from './shrink-to-work.ts'
import { isStanding } from './standing.ts'
import { tellScene } from './tell-scene.ts'
import { studyPlain } from './study-plain.ts'
import { studyProposed } from './study-proposed.ts'
import { measureGradient } from './subject-mask.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './transparent-matte.ts'

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
  refused: undefined,
}

function studyTransparent(pixels: Pixels): Found {
  const matte = readTransparentMatte(pixels)
  const own = shrinkToWork(matte?.product ?? pixels)
  return { ...(matte ? asCutout(matte, pixels) : WHOLE), own, kind: 'transparent', shows: 'product-shot' }
}

function studyOpaque(pixels: Pixels, proposal: Mask | undefined): Found {
  const working = shrinkToWork(pixels)
  const person = showsPerson(working)
  const plain = person ? undefined : studyPlain(pixels, working, proposal)
  if (!plain) return studyScene(pixels, working, { person, proposal })
  const own = plain.ownPixels ?? working
  if (plain.matte) return { ...asCutout(plain.matte, pixels), own, kind: plain.kind, shows: 'product-shot' }
  const whole = {
    ...WHOLE,
    kind: plain.kind,
    shows: 'product-shot' as const,
    own,
    subject: plain.subject ?? plain.unmultiplied?.box,
    touchesFrame: plain.subject ? sidesTouched(plain.subject, pixels) : [],
    refused: plain.refused,
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
  { person, proposal }: { person: boolean; proposal: Mask | undefined },
): Found {
  const seen = proposal && readProposal(proposal, pixels)
  const shows = tellScene(working, seen?.share ?? 0, seen?.touches ?? [])
  return {
    ...WHOLE,
    kind: person ? 'person' : 'busy',
    shows,
    own: working,
    subject: seen?.box,
    touchesFrame: seen?.touches ?? [],
    refused: proposal && refuseScene(working, proposal, person ? 'person' : shows),
  }
}

function refuseScene(working: Pixels, proposal: Mask, because: Refusal): RefusedMatte | undefined {
  const witnesses = {
    proposed: scaleMask(proposal, working).data,
    gradient: measureGradient(working),
    scene: undefined,
  }
  const { mask, confidence } = studyProposed(working, witnesses)
  return asRefused(mask, { confidence, because })
}
