import type { GroundComparison } from '../ground/compare-to-ground.ts'
import { distanceFrom } from '../ground/regions.ts'
import { GROUND, SUBJECT, type SubjectMask } from './subject-mask.ts'

/**
 * Distances from the ground in working pixels: up to the first a pixel belongs to the rim, from the second on to the
 * inside.
 */
const RIM_PX = 4
const INSIDE_PX = 8

/**
 * An inside pixel is like the ground if it differs from it by at most this share of what the rim differs by, and by no
 * more than this in sRGB units.
 */
const PALER_THAN_RIM = 0.5
const LIKE_GROUND = 90

/**
 * Found on 48 scenes of clear glass and 150 of other things: in glass that every other check trusted, the rim differed
 * from the ground by twice to five times as much as the inside (medians); in opaque things that are cut out by one and
 * a half times at most.
 */
const MAX_LIKE_GROUND = 0.5

/** Working pixels. A smaller inside proves nothing: wires and ropes. */
const MIN_INSIDE_PX = 400

/**
 * Returns true if a subject is hardly more than an outline: its rim stands out from the ground, and its inside is the
 * ground with a little light or shade on it. That is clear glass, whose edges are all sharp and which every other
 * witness is sure of.
 */
export function isOutlined(mask: SubjectMask, { distance }: GroundComparison): boolean {
  const toGround = distanceFrom(mask, mask.labels, GROUND)
  const { labels } = mask
  const rim = new Float32Array(labels.length)
  const inside = new Float32Array(labels.length)
  let rimPx = 0
  let insidePx = 0
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== SUBJECT) continue
    if (toGround[at]! <= RIM_PX) rim[rimPx++] = distance[at]!
    else if (toGround[at]! > INSIDE_PX) inside[insidePx++] = distance[at]!
  }
  if (insidePx < MIN_INSIDE_PX) return false
  const rimDistance = rim.subarray(0, rimPx).sort()[rimPx >> 1] ?? 0
  const like = Math.min(LIKE_GROUND, PALER_THAN_RIM * rimDistance)
  return countBelow(inside.subarray(0, insidePx), like) > MAX_LIKE_GROUND * insidePx
}

function countBelow(values: Float32Array, bound: number): number {
  let count = 0
  for (let at = 0; at < values.length; at += 1) if (values[at]! < bound) count += 1
  return count
}
