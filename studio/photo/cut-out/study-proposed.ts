import { measureContour } from './contour-quality.ts'
import { markProposed, type ProposedMask, type Witnesses } from './mark-proposed.ts'
import { unsureShare } from '../pixels/mask.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { distanceFrom, findRegionsOf, type Grid, type Region } from '../ground/regions.ts'
import { addMissingParts } from './missing-parts.ts'
import { hasFaintLines } from '../ground/faint-lines.ts'
import type { Refusal } from './refused-matte.ts'
import { stripGround } from './strip-ground.ts'
import { type GroundScene, type PartDoubt, settleParts } from './subject-parts.ts'
import { countLabel, GROUND, SUBJECT, type SubjectMask } from './subject-mask.ts'

/** Signs for and against a matte that began as a neural network's proposal, each 0 to 1. */
export interface MatteSigns {
  /** Intersection over union of the proposal and the final mask. */
  agreement: number
  /**
   * Share of the contour that follows no sharp edge of the photo and is not where the neural network drew it either.
   */
  unsupported: number
  /** Share of the contour without a sharp edge, whatever the neural network proposes. */
  soft: number
  /** Share of the contour on the photo's frame. */
  onFrame: number
  /** Share of the subject that looks like the plain ground behind it: glass, or white on white. */
  pale: number
  /** Certainty with which the pixels near the contour belong to one side. */
  decided: number
  /** The neural network's own certainty near its border. */
  sure: number
}

export interface ProposedStudy {
  mask: SubjectMask
  signs: MatteSigns
  doubts: PartDoubt[]
  /** 0 to 1; from TRUSTED on the mask is used. */
  confidence: number
  /** The strongest reason against it. */
  against: Refusal
}

export const TRUSTED = 0.5

/**
 * The value at which a sign alone halves the confidence. Found on 35 pictures of 14 products of known outline, on five
 * grounds, and checked by eye on 19 photos of shops.
 */
const HALVED_AT = {
  agreement: 0.07,
  unsupported: 0.08,
  soft: 0.32,
  sure: 0.22,
  pale: 0.2,
  onFrame: 0.12,
  decided: 0.4,
}

/**
 * Finds the subject of a photo by a neural network's proposal and the photo's own colors and edges, and rates how far
 * that can be trusted.
 */
export function studyProposed(working: Pixels, witnesses: Witnesses): ProposedStudy {
  const { scene, proposed } = witnesses
  const mask = markProposed(working, witnesses)
  dropUnproposed(mask, proposed)
  const doubts = scene ? settleProposed(working, scene, mask, proposed) : dropSpecks(mask)
  if (scene) {
    addMissingParts(scene, mask)
    stripGround(scene, mask)
  }
  const signs = readSigns(working, mask, witnesses)
  return { mask, doubts, signs, ...weighSigns(signs, doubts, scene === undefined) }
}

function weighSigns(
  signs: MatteSigns,
  doubts: PartDoubt[],
  busy: boolean,
): Pick<ProposedStudy, 'confidence' | 'against'> {
  // With these doubts a mask lacks a part of its subject, or contains something else.
  if (doubts.includes('see-through')) return { confidence: 0, against: 'see-through' }
  if (doubts.includes('large-opening')) return { confidence: 0, against: 'like-ground' }
  if (doubts.includes('nothing')) return { confidence: 0, against: 'parts' }
  const weights: [Refusal, number][] = [
    ['unsure', (1 - signs.agreement) / HALVED_AT.agreement],
    ['soft-edge', signs.unsupported / HALVED_AT.unsupported],
    ['soft-edge', isSurelyDrawn(signs) ? 0 : signs.soft / HALVED_AT.soft],
    ['unsure', isSharpAllRound(signs) ? 0 : (1 - signs.sure) / HALVED_AT.sure],
    ['like-ground', signs.pale / HALVED_AT.pale],
    ['cut-off', signs.onFrame / HALVED_AT.onFrame],
    // On a plain ground the odds are low wherever light falls off; on other grounds they are low where the rim is a
    // guess.
    ['unsure', busy ? (1 - signs.decided) / HALVED_AT.decided : 0],
  ]
  const [against, most] = weights.reduce((first, second) => (second[1] > first[1] ? second : first))
  return { confidence: Math.max(0, 1 - most / 2), against }
}

/**
 * Returns true if the neural network drew a soft edge surely. A pale thing on a pale ground has a soft edge: the neural
 * network is trusted if it leaves nothing open, unless the ground itself is seen in the thing.
 */
function isSurelyDrawn({ agreement, sure, unsupported, pale }: MatteSigns): boolean {
  return agreement > 0.98 && sure > 0.92 && unsupported < 0.03 && pale < 0.1
}

/**
 * Returns true if the contour has sharp edges all round. The neural network is never sure of a thin thing, and yet
 * right: there is a sharp edge where it drew one.
 */
function isSharpAllRound({ agreement, soft, unsupported }: MatteSigns): boolean {
  return agreement > 0.975 && soft < 0.02 && unsupported < 0.005
}

/** Share of the largest part: a larger one may be the second shoe of a pair, of which the neural network saw one. */
const BESIDE_SHARE = 0.15

/**
 * Drops parts that were not proposed: a lamp in the ground, or the edge of the table, is no part of a subject that the
 * neural network saw elsewhere.
 */
function dropUnproposed(mask: SubjectMask, proposed: Uint8Array): void {
  const [main, ...parts] = findRegionsOf(mask, mask.labels, SUBJECT)
  for (const part of parts) {
    const { pixels } = part
    if (pixels.length > BESIDE_SHARE * main!.pixels.length && !meetsFrame(part, mask)) continue
    if (pixels.reduce((sum, at) => sum + proposed[at]!, 0) > 128 * pixels.length) continue
    for (const at of pixels) mask.labels[at] = GROUND
  }
}

function meetsFrame({ left, top, right, bottom }: Region, { widthPx, heightPx }: Grid): boolean {
  return left === 0 || top === 0 || right === widthPx - 1 || bottom === heightPx - 1
}

/**
 * Settles the parts as for any mask on a plain ground, with two exceptions: a part that lies apart was proposed too,
 * and the faint line round a shadow is no glass, which would be a line with ground on both sides.
 */
function settleProposed(working: Pixels, scene: GroundScene, mask: SubjectMask, proposed: Uint8Array): PartDoubt[] {
  const doubts = settleParts(working, scene, mask, proposed).filter((doubt) => doubt !== 'stray-part')
  return doubts.includes('see-through') && !hasFaintLines(working, scene, mask)
    ? doubts.filter((doubt) => doubt !== 'see-through')
    : doubts
}

/** Parts smaller than this, as a share of the largest, are dust. */
const SPECK_SHARE = 0.004

function dropSpecks(mask: SubjectMask): PartDoubt[] {
  const [main, ...parts] = findRegionsOf(mask, mask.labels, SUBJECT)
  if (!main) return ['nothing']
  for (const { pixels } of parts) {
    if (pixels.length < SPECK_SHARE * main.pixels.length) for (const at of pixels) mask.labels[at] = GROUND
  }
  return []
}

/** A contour within this many working pixels of the neural network's own border counts as drawn by it. */
const NEAR_PROPOSAL_PX = 5

/** Working pixels: pixels up to this far inside the contour show how clear it is. */
const RIM_PX = 3

function readSigns(working: Pixels, mask: ProposedMask, { proposed, scene }: Witnesses): MatteSigns {
  const { labels, widthPx, odds, open } = mask
  const contour = measureContour(working, mask)
  const border = new Uint8Array(labels.length)
  for (let at = 0; at < border.length; at += 1) {
    const own = proposed[at]! > 127
    if (own !== proposed[at + 1]! > 127 || own !== proposed[at + widthPx]! > 127) border[at] = 1
  }
  const toBorder = distanceFrom(mask, border, 1)
  const toGround = distanceFrom(mask, labels, GROUND)
  let [both, either, unsupported, pale, near, decided] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < labels.length; at += 1) {
    const own = labels[at] === SUBJECT
    if (own && proposed[at]! > 127) both += 1
    if (own || proposed[at]! > 127) either += 1
    if (contour.doubtful[at] && toBorder[at]! > NEAR_PROPOSAL_PX) unsupported += 1
    if (own && scene && looksLikeGround(scene, at)) pale += 1
    if (!own || !open[at] || toGround[at]! > RIM_PX) continue
    near += 1
    decided += Math.abs(2 * odds[at]! - 1)
  }
  const subjectPx = Math.max(1, countLabel(labels, SUBJECT))
  return {
    agreement: both / Math.max(1, either),
    unsupported: unsupported / contour.lengthPx,
    soft: contour.doubtfulShare,
    onFrame: contour.frameShare,
    pale: pale / subjectPx,
    decided: decided / Math.max(1, near),
    sure: 1 - unsureShare(proposed),
  }
}

function looksLikeGround({ comparison: { distance, tint, light } }: GroundScene, at: number): boolean {
  return distance[at]! < 40 && tint[at]! < 10 && light[at]! > 0.8
}
