import type { GroundComparison } from '../ground/compare-to-ground.ts'
import type { ContourQuality } from './contour-quality.ts'
import { distanceFrom, findRegions } from '../ground/regions.ts'
import { GROUND, SUBJECT, type SubjectMask } from './subject-mask.ts'

/**
 * Distances in working pixels over which the subject becomes solid beside a trustworthy contour: the blur of its rim.
 */
const RIM_PX = [1, 4] as const

/**
 * The same beside a doubtful contour, or something that may be ground: the change is spread so wide that nobody sees
 * where it is.
 */
const SPREAD_PX = [3, 22] as const

/** A smaller patch in the ground's color is a highlight or a letter's counter. */
const MIN_GROUND_PATCH_PX = 40

/**
 * Measures how surely each working pixel is solid subject, 0 to 1: there a photo that is divided by its ground keeps
 * its own colors.
 * It is 0 outside the mask, at openings and prints that may as well be ground, and where the contour may follow a
 * shadow.
 */
export function measureSolid(mask: SubjectMask, comparison: GroundComparison, contour: ContourQuality): Float32Array {
  const { labels } = mask
  const unsure = Uint8Array.from(contour.doubtful)
  for (const patch of findRegions(mask, (at) => mayBeGround(mask, comparison, at), MIN_GROUND_PATCH_PX)) {
    for (const at of patch.pixels) unsure[at] = 1
  }
  const toGround = distanceFrom(mask, labels, GROUND)
  const toUnsure = distanceFrom(mask, unsure, 1)
  const solid = new Float32Array(labels.length)
  for (let at = 0; at < solid.length; at += 1) {
    if (labels[at] === SUBJECT) solid[at] = Math.min(rise(toGround[at]!, RIM_PX), rise(toUnsure[at]!, SPREAD_PX))
  }
  return solid
}

/** Ground seen through an opening is as light as the ground around or in shade; what is lighter is print. */
function mayBeGround({ labels, gradient }: SubjectMask, { light, tint }: GroundComparison, at: number): boolean {
  return labels[at] === SUBJECT && gradient[at]! <= 7 && light[at]! > 0.6 && light[at]! < 1.03 && tint[at]! < 10
}

function rise(distance: number, [from, to]: readonly [number, number]): number {
  const share = Math.min(1, Math.max(0, (distance - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
