import type { Box } from '#contract/ads/report.ts'
import { union } from '../basics/boxes.ts'
import { asCutout, sidesTouched } from './cut-out/as-cutout.ts'
import { enlargeBox } from './pixels/enlarge-box.ts'
import { findOwnWords } from './find-own-words.ts'
import { findFrameColor } from './ground/frame-color.ts'
import { measureColors } from './palette.ts'
import { type Mask, scaleMask } from './pixels/mask.ts'
import type { PhotoStudy } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'
import { readProposal } from './cut-out/read-proposal.ts'
import { asRefused } from './cut-out/refused-matte.ts'
import { measureSharpness } from './pixels/sharpness.ts'
import { showsPerson } from './shows-person.ts'
import { shrinkToWork } from './pixels/shrink-to-work.ts'
import { isStanding } from './standing.ts'
import { classifyScene } from './classify-scene.ts'
import { studyPlain } from './ground/study-plain.ts'
import { subjectColors } from './subject-colors.ts'
import { type ProposedStudy, studyProposed } from './cut-out/study-proposed.ts'
import { measureGradient, type SubjectMask } from './cut-out/subject-mask.ts'
import { hasMatteOfItsOwn, readTransparentMatte } from './cut-out/transparent-matte.ts'

/**
 * Studies a decoded photo. Pure; the same photo gives the same study. `proposal` is the subject that a neural network
 * found, if one was asked; a transparent photo needs none.
 */
export function studyPhoto(pixels: Pixels, proposal?: Mask): PhotoStudy {
  const { own, mask, ...found } = hasMatteOfItsOwn(pixels) ? studyTransparent(pixels) : studyOpaque(pixels, proposal)
  const isCutOut = found.treatment === 'cutout'
  // At full size the rim of a cut-out is free of the old ground's colors.
  const measured = measureColors(isCutOut ? found.product! : own)
  const frame = findFrameColor(pixels)
  return {
    ...found,
    widthPx: pixels.widthPx,
    heightPx: pixels.heightPx,
    standing: isCutOut && isStanding(found.product!),
    meanLightness: measured.meanLightness,
    palette: isCutOut || found.kind === 'transparent' ? measured.palette : subjectColors(own, mask),
    borderLightness: frame.lightness,
    borderHex: frame.hex,
    sharpness: measureSharpness(own),
  }
}

type Found = Omit<
  PhotoStudy,
  'widthPx' | 'heightPx' | 'standing' | 'palette' | 'meanLightness' | 'borderLightness' | 'borderHex' | 'sharpness'
> & {
  /** The pixels to measure, at working size: the product's own as far as they are known, otherwise the whole photo. */
  own: Pixels
  /** The mask of the subject in the working picture. */
  mask?: SubjectMask | undefined
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
  const found = studyWorking(pixels, working, proposal)
  const words = findOwnWords(working, found.mask)
  return words ? keepWords(found, enlargeBox(words, working, pixels)) : found
}

/** Keeps a picture with words of its own whole: they belong to it, and no crop may run through them. */
function keepWords(found: Found, words: Box): Found {
  const { kind, mask, refused } = found
  const because = kind === 'person' ? 'person' : 'with-words'
  return {
    ...found,
    ...WHOLE,
    shows: 'with-words',
    subject: found.subject ? union(found.subject, words) : words,
    touchesFrame: found.touchesFrame,
    refused: refused
      ? { ...refused, because }
      : mask && asRefused(mask, { confidence: found.matteConfidence, because }),
  }
}

function studyWorking(pixels: Pixels, working: Pixels, proposal: Mask | undefined): Found {
  const person = showsPerson(working)
  const plain = person ? undefined : studyPlain(pixels, working, proposal)
  if (!plain) return studyScene(pixels, working, { person, proposal })
  const { mask } = plain
  const own = plain.ownPixels ?? working
  if (plain.matte) return { ...asCutout(plain.matte, pixels), own, mask, kind: plain.kind, shows: 'product-shot' }
  const whole = {
    ...WHOLE,
    kind: plain.kind,
    shows: 'product-shot' as const,
    own,
    mask,
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

/**
 * Studies a scene. It is never cut out: its place is half of the picture. The position of its subject is known, so that
 * no crop runs through it.
 */
function studyScene(
  pixels: Pixels,
  working: Pixels,
  { person, proposal }: { person: boolean; proposal: Mask | undefined },
): Found {
  const seen = proposal && readProposal(proposal, pixels)
  const shows = classifyScene(working, seen?.share ?? 0, seen?.touches ?? [])
  const proposed = proposal && studyInScene(working, proposal)
  return {
    ...WHOLE,
    kind: person ? 'person' : 'busy',
    shows,
    own: working,
    mask: proposed?.mask,
    subject: seen?.box,
    touchesFrame: seen?.touches ?? [],
    refused:
      proposed && asRefused(proposed.mask, { confidence: proposed.confidence, because: person ? 'person' : shows }),
  }
}

function studyInScene(working: Pixels, proposal: Mask): ProposedStudy {
  const proposed = scaleMask(proposal, working).data
  return studyProposed(working, { proposed, gradient: measureGradient(working), scene: undefined })
}
