import type { GroundComparison } from '../ground/compare-to-ground.ts'
import { distanceFrom, findMarkedRegions, type Grid, type Region } from '../ground/regions.ts'
import { floodedGround, SUBJECT, type SubjectMask } from './subject-mask.ts'
import type { GroundScene } from './subject-parts.ts'

/** The mask's border lies in the middle of a blurred edge, whose outer half is no part; in working pixels. */
const COLLAR_PX = 4

/** A part begins where the subject ends: no gap is wider than this. */
const MAX_GAP_PX = 9

/** A region that reaches less far from the subject is its rim or a line of shadow along it. */
const MIN_REACH_PX = 12

/** Fewer pixels are dust. */
const MIN_PART_PX = 40

/**
 * The share of a part's outline that has to rise within a pixel by the given share of the whole difference (a step is
 * measured in one channel); a shadow's outline takes many pixels.
 */
const EDGED_SHARE = 0.7
const MIN_STEEPNESS = 0.15
const MIN_STEP = 10

/**
 * A shadow is one shade of its ground. A thing has lights, or a hue; light as a share of the ground's, tint in sRGB
 * units.
 */
const MIN_LIGHT_RANGE = 0.12
const MIN_TINT = 10

/**
 * Adds to a mask, in place, parts that a plain ground shows to belong to the subject although neither the neural
 * network nor the flood took them: a part that stands off the ground, begins at the subject, has sharp edges all round,
 * and is no mere shade.
 */
export function addMissingParts(scene: GroundScene, mask: SubjectMask): void {
  const { labels } = mask
  const { comparison } = scene
  const toSubject = distanceFrom(mask, labels, SUBJECT)
  const { ground } = floodedGround(mask, scene, comparison, mask.gradient)
  const apart = new Uint8Array(labels.length)
  for (let at = 0; at < apart.length; at += 1) if (toSubject[at]! > COLLAR_PX && !ground[at]) apart[at] = 1
  for (const region of findMarkedRegions(mask, apart, MIN_PART_PX)) {
    if (!begins(region, toSubject) || meetsFrame(region, mask)) continue
    if (!isEdged(region, mask, comparison, toSubject) || isOneShade(region, mask, comparison)) continue
    addPart(region, mask, { toSubject, comparison })
  }
}

/** Returns true if a region begins at the subject and reaches away from it. */
function begins({ pixels }: Region, toSubject: Int32Array): boolean {
  let [nearest, farthest] = [Infinity, 0]
  for (const at of pixels) {
    nearest = Math.min(nearest, toSubject[at]!)
    farthest = Math.max(farthest, toSubject[at]!)
  }
  return nearest <= MAX_GAP_PX && farthest - nearest >= MIN_REACH_PX
}

function meetsFrame({ left, top, right, bottom }: Region, { widthPx, heightPx }: Grid): boolean {
  return left < 2 || top < 2 || right > widthPx - 3 || bottom > heightPx - 3
}

/** Returns true if the outline of a region steps like a thing's. Where it meets the subject it has no outline. */
function isEdged(
  { pixels }: Region,
  { gradient, widthPx }: SubjectMask,
  { distance }: GroundComparison,
  toSubject: Int32Array,
): boolean {
  const inside = new Set(pixels)
  let [rim, edged] = [0, 0]
  for (const at of pixels) {
    if (toSubject[at]! < 2 * COLLAR_PX) continue
    if ([at - 1, at + 1, at - widthPx, at + widthPx].every((near) => inside.has(near))) continue
    rim += 1
    const step = strongest(gradient, at, widthPx)
    if (step > MIN_STEP && step > MIN_STEEPNESS * strongest(distance, at, widthPx)) edged += 1
  }
  return rim > 0 && edged > EDGED_SHARE * rim
}

/** Returns the largest value within two pixels each way; no region reaches the frame. */
function strongest(values: Float32Array, at: number, widthPx: number): number {
  let most = 0
  for (let row = at - 2 * widthPx; row <= at + 2 * widthPx; row += widthPx) {
    for (let near = row - 2; near <= row + 2; near += 1) most = Math.max(most, values[near]!)
  }
  return most
}

/** Judges the shade within the region's outline, which is half ground. */
function isOneShade({ pixels }: Region, { widthPx }: SubjectMask, { light, tint }: GroundComparison): boolean {
  const inside = new Set(pixels)
  const inner = pixels.filter((at) => [at - 1, at + 1, at - widthPx, at + widthPx].every((near) => inside.has(near)))
  if (inner.length === 0) return true
  const tints = Float32Array.from(inner, (at) => tint[at]!).sort()
  if (tints[tints.length >> 1]! > MIN_TINT) return false
  const lights = Float32Array.from(inner, (at) => light[at]!).sort()
  const share = (part: number): number => lights[Math.floor(part * (lights.length - 1))]!
  return share(0.9) - share(0.1) < MIN_LIGHT_RANGE
}

/** A blurred edge belongs to the part from half of the difference on. */
const HALF = 0.5

/**
 * Adds the part, the gap to the subject, and what lies within the part although it is as light as the ground: a
 * highlight.
 */
function addPart(
  { pixels, left, top, right, bottom }: Region,
  { labels, widthPx, heightPx }: SubjectMask,
  { toSubject, comparison: { distance } }: { toSubject: Int32Array; comparison: GroundComparison },
): void {
  const part = new Uint8Array(labels.length)
  for (const at of pixels) if (distance[at]! >= HALF * strongest(distance, at, widthPx)) part[at] = 1
  for (let y = Math.max(2, top - COLLAR_PX); y <= Math.min(heightPx - 3, bottom + COLLAR_PX); y += 1) {
    for (let x = Math.max(2, left - MAX_GAP_PX); x <= Math.min(widthPx - 3, right + MAX_GAP_PX); x += 1) {
      const at = y * widthPx + x
      if (labels[at] === SUBJECT || part[at]) continue
      const isBridge = toSubject[at]! <= MAX_GAP_PX && distance[at]! >= HALF * strongest(distance, at, widthPx)
      if (isBridge || isBetween(part, at, widthPx)) labels[at] = SUBJECT
    }
  }
  for (let at = 0; at < part.length; at += 1) if (part[at]) labels[at] = SUBJECT
}

/** Returns true if the part lies on opposite sides of a pixel, within three pixels. */
function isBetween(part: Uint8Array, at: number, widthPx: number): boolean {
  const has = (step: number): boolean => part[at + step] === 1 || part[at + 2 * step] === 1 || part[at + 3 * step] === 1
  return (has(widthPx) && has(-widthPx)) || (has(1) && has(-1))
}
