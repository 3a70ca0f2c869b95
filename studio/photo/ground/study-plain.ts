import type { Box } from '#contract/ads/report.ts'
import { measureContour, type ContourQuality } from '../cut-out/contour-quality.ts'
import { addMissingParts } from '../cut-out/missing-parts.ts'
import { enlargeBox } from '../pixels/enlarge-box.ts'
import { isOutlined } from '../cut-out/is-outlined.ts'
import { unmultiplyBackdrop, type UnmultipliedPhoto } from './unmultiply-backdrop.ts'
import { liftMatte } from '../cut-out/lift-matte.ts'
import { type Mask, scaleMask } from '../pixels/mask.ts'
import type { Matte } from '../cut-out/matte.ts'
import type { PhotoKind } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { readPlainGround } from './plain-ground.ts'
import { asRefused, type Refusal, type RefusedMatte } from '../cut-out/refused-matte.ts'
import { boxWhere } from './regions.ts'
import { measureSolid } from '../cut-out/solid-interior.ts'
import { stripGround } from '../cut-out/strip-ground.ts'
import { countLabel, findSubjectMask, SUBJECT, type SubjectMask } from '../cut-out/subject-mask.ts'
import { type ProposedStudy, studyProposed, TRUSTED } from '../cut-out/study-proposed.ts'
import { type PartDoubt, settleParts } from '../cut-out/subject-parts.ts'

export interface PlainStudy {
  kind: PhotoKind
  matte: Matte | undefined
  unmultiplied: UnmultipliedPhoto | undefined
  /** The subject without its shadow, in source pixels; undefined when the mask is too doubtful even for that. */
  subject: Box | undefined
  /**
   * The working picture with nothing but the masked subject in it, for measuring colors; undefined when it is empty.
   */
  ownPixels: Pixels | undefined
  /** The cut-out that was refused, if there is no matte. */
  refused: RefusedMatte | undefined
  /** The mask of the matte, or of the refused one. */
  mask: SubjectMask
}

/**
 * Studies a photo with a plain ground: gives a matte if that can be trusted, otherwise the photo with its ground
 * divided out. Returns undefined if the ground is not plain. A neural network's proposal helps where the ground alone
 * does not separate the subject from its shadow.
 */
export function studyPlain(pixels: Pixels, working: Pixels, proposal?: Mask): PlainStudy | undefined {
  const ground = readPlainGround(working)
  if (!ground) return undefined
  const { model, kind, scene } = ground
  const mask = findSubjectMask(working, model, scene.comparison)
  const witnesses = proposal && { proposed: scaleMask(proposal, working).data, gradient: mask.gradient, scene }
  const doubts: MaskDoubt[] = [...settleParts(working, scene, mask, witnesses?.proposed)]
  addMissingParts(scene, mask)
  stripGround(scene, mask)
  const contour = measureContour(working, mask)
  doubts.push(...doubtMask(mask, contour))
  const proposed = witnesses && studyProposed(working, witnesses)
  const own: Candidate | undefined = doubts.every((doubt) => doubt === 'sliver')
    ? { mask, confidence: 1 - 0.4 * (contour.doubtfulShare / MAX_DOUBTFUL_SHARE), showsGround: doubts.length > 0 }
    : undefined
  const chosen = chooseCandidate(own, proposed)
  const glass = chosen && isOutlined(chosen.mask, scene.comparison) ? chosen.mask : undefined
  const candidate = glass ? undefined : chosen
  const matte = candidate && liftCandidate(pixels, working, candidate, kind)
  const unmultiplied =
    !matte && ground.isPaper
      ? unmultiplyBackdrop(pixels, working, model, mask, () => measureSolid(mask, scene.comparison, contour))
      : undefined
  const hasSubject = !doubts.some((doubt) => HIDING_DOUBTS.has(doubt))
  return {
    kind,
    matte,
    unmultiplied,
    subject: matte?.box ?? (hasSubject ? findMaskBox(mask, pixels) : undefined),
    ownPixels: doubts.includes('nothing') ? undefined : keepMasked(working, candidate?.mask ?? mask),
    refused: matte ? undefined : refuse({ mask, doubts }, proposed, glass),
    mask: (chosen ?? proposed)?.mask ?? mask,
  }
}

type MaskDoubt = PartDoubt | 'size' | 'soft-stretch' | 'soft-contour' | 'cut-off'

const REFUSED_FOR: Record<MaskDoubt, Refusal> = {
  nothing: 'unsure',
  'stray-part': 'parts',
  'unsure-opening': 'like-ground',
  'large-opening': 'like-ground',
  'see-through': 'see-through',
  sliver: 'like-ground',
  size: 'unsure',
  'soft-stretch': 'soft-edge',
  'soft-contour': 'soft-edge',
  'cut-off': 'cut-off',
}

/**
 * Returns the refused matte: of the proposal's mask, if there is one, because the ground alone does not separate a
 * subject from the shadow that touches it.
 */
function refuse(
  own: { mask: SubjectMask; doubts: MaskDoubt[] },
  proposed: ProposedStudy | undefined,
  glass: SubjectMask | undefined,
): RefusedMatte | undefined {
  if (glass) return asRefused(glass, { confidence: 0, because: 'see-through' })
  if (proposed) return asRefused(proposed.mask, { confidence: proposed.confidence, because: proposed.against })
  const because = REFUSED_FOR[own.doubts.find((doubt) => doubt !== 'sliver') ?? 'nothing']
  return asRefused(own.mask, { confidence: 0, because })
}

/** Doubts with which the mask may hold only a part of the subject, or none of it. */
const HIDING_DOUBTS = new Set<MaskDoubt>(['nothing', 'size', 'stray-part', 'see-through'])

/** A mask smaller than the first share is a speck, one larger than the second a wall. */
const MIN_SUBJECT_SHARE = 0.003
const MAX_SUBJECT_SHARE = 0.85

/** Found on 12 photos: with longer doubtful stretches every one showed a lump of shadow at the foot. */
const MAX_DOUBTFUL_STRETCH = 0.01
const MAX_DOUBTFUL_SHARE = 0.03

/** A subject with more of its contour on the frame was not meant to leave its photo. */
const MAX_FRAME_SHARE = 0.12

function doubtMask({ labels }: SubjectMask, contour: ContourQuality): MaskDoubt[] {
  const share = countLabel(labels, SUBJECT) / labels.length
  const doubts: MaskDoubt[] = []
  if (share < MIN_SUBJECT_SHARE || share > MAX_SUBJECT_SHARE) doubts.push('size')
  if (contour.longestDoubtfulShare > MAX_DOUBTFUL_STRETCH) doubts.push('soft-stretch')
  if (contour.doubtfulShare > MAX_DOUBTFUL_SHARE) doubts.push('soft-contour')
  if (contour.frameShare > MAX_FRAME_SHARE) doubts.push('cut-off')
  return doubts
}

function findMaskBox(mask: SubjectMask, pixels: Pixels): Box | undefined {
  const box = boxWhere(mask, (at) => mask.labels[at] === SUBJECT)
  return box && enlargeBox(box, mask, pixels)
}

function keepMasked({ data, widthPx, heightPx }: Pixels, { labels }: SubjectMask): Pixels {
  const own = new Uint8ClampedArray(data)
  for (let at = 0; at < labels.length; at += 1) if (labels[at] !== SUBJECT) own[at * 4 + 3] = 0
  return { data: own, widthPx, heightPx }
}

/** A mask that is trusted. */
interface Candidate {
  mask: SubjectMask
  confidence: number
  /** A patch inside has the ground's color, and may be ground. */
  showsGround: boolean
}

/**
 * The contour is the best there is if the ground alone finds the subject, unless the proposal differs by more than this
 * (intersection over union).
 */
const SAME_SUBJECT = 0.975

/** A proposal that is not trusted still shows that something is missing, if it differs by more than this. */
const LIKE_SUBJECT = 0.95

/** The share of a subject that may look like its ground before that shows on another ground. */
const PALE_SHARE = 0.12

function chooseCandidate(own: Candidate | undefined, proposed: ProposedStudy | undefined): Candidate | undefined {
  if (!proposed) return own
  const alike = own ? overlap(own.mask.labels, proposed.mask.labels) : 0
  const isTrusted = proposed.confidence >= TRUSTED
  if (alike > (isTrusted ? SAME_SUBJECT : LIKE_SUBJECT)) return own
  if (!isTrusted) return undefined
  const showsGround = proposed.doubts.length > 0 || proposed.signs.pale > PALE_SHARE
  return { mask: proposed.mask, confidence: proposed.confidence, showsGround }
}

/** Intersection over union of two subjects. */
function overlap(first: Uint8Array, second: Uint8Array): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < first.length; at += 1) {
    const [here, there] = [first[at] === SUBJECT, second[at] === SUBJECT]
    if (here && there) both += 1
    if (here || there) either += 1
  }
  return both / Math.max(1, either)
}

function liftCandidate(pixels: Pixels, working: Pixels, { mask, ...judgement }: Candidate, kind: PhotoKind) {
  return liftMatte(pixels, working, mask, { ...judgement, kind, shadowAttached: mask.shadow.includes(1) })
}
