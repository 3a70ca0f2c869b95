import type { Pixels } from '../pixels/pixels.ts'
import { findRegions, widen } from '../ground/regions.ts'
import { SUBJECT, type SubjectMask } from './subject-mask.ts'

export interface ContourQuality {
  lengthPx: number
  /** Share of the contour that is weak or soft: there it may follow a shadow, or run through the subject. */
  doubtfulShare: number
  /** The longest doubtful stretch, as a share of the contour. */
  longestDoubtfulShare: number
  /** Share of the contour on the photo's frame. */
  frameShare: number
  /** 1 at the doubtful pixels of the contour. */
  doubtful: Uint8Array
}

/** A product's rim steps by at least this much per pixel (sRGB) somewhere near the contour. */
const MIN_STEP = 9

/**
 * A smaller difference between both sides does not separate a shaded white part from the ground. Color weighs double:
 * no light or shade gives a ground another hue.
 */
const MIN_DIFFERENCE = 30

/**
 * The steepest step near the contour, as a share of the whole difference across it: a rim rises in 2 to 4 px, a shadow
 * in many more.
 */
const MIN_STEEPNESS = 0.16

/** A step this steep is a rim however large the whole difference is. */
const SURE_STEP = 30

/**
 * Measures how sharp the mask's contour is in the photo. It is the one sign that distinguishes a product's rim from the
 * end of a shadow.
 */
export function measureContour(working: Pixels, mask: SubjectMask): ContourQuality {
  const { widthPx, heightPx, labels } = mask
  const doubtful = new Uint8Array(labels.length)
  let lengthPx = 0
  let onFrame = 0
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== SUBJECT) continue
    const x = at % widthPx
    const y = (at - x) / widthPx
    if (x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1) {
      onFrame += 1
      lengthPx += 1
    } else if (touchesOther(labels, at, widthPx)) {
      lengthPx += 1
      const step = strongestNear(mask, x, y)
      if (isDoubtful(step, differenceAcross(working, mask, x, y))) doubtful[at] = 1
    }
  }
  return summarise(mask, doubtful, { lengthPx: Math.max(1, lengthPx), onFrame })
}

function isDoubtful(step: number, { grey, color }: Difference): boolean {
  if (step < MIN_STEP || Math.hypot(grey, 2 * color) < MIN_DIFFERENCE) return true
  return step < SURE_STEP && step < MIN_STEEPNESS * Math.hypot(grey, color)
}

function touchesOther(labels: Uint8Array, at: number, widthPx: number): boolean {
  return (
    labels[at - 1] !== SUBJECT ||
    labels[at + 1] !== SUBJECT ||
    labels[at - widthPx] !== SUBJECT ||
    labels[at + widthPx] !== SUBJECT
  )
}

function strongestNear({ gradient, widthPx, heightPx }: SubjectMask, x: number, y: number): number {
  let strongest = 0
  for (let ny = Math.max(0, y - 2); ny <= Math.min(heightPx - 1, y + 2); ny += 1) {
    for (let nx = Math.max(0, x - 2); nx <= Math.min(widthPx - 1, x + 2); nx += 1) {
      strongest = Math.max(strongest, gradient[ny * widthPx + nx]!)
    }
  }
  return strongest
}

/** Colors on either side of the contour are means over this many pixels each way. */
const SIDE_RADIUS_PX = 4

/**
 * Difference of the two sides in light (absolute mean of the channels), and the root mean square over the channels of
 * what remains.
 */
interface Difference {
  grey: number
  color: number
}

/** Compares the mean color of the subject around a place with that of the ground around it. */
function differenceAcross(
  { data }: Pixels,
  { labels, widthPx, heightPx }: SubjectMask,
  x: number,
  y: number,
): Difference {
  const sums = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let ny = Math.max(0, y - SIDE_RADIUS_PX); ny <= Math.min(heightPx - 1, y + SIDE_RADIUS_PX); ny += 1) {
    for (let nx = Math.max(0, x - SIDE_RADIUS_PX); nx <= Math.min(widthPx - 1, x + SIDE_RADIUS_PX); nx += 1) {
      const at = ny * widthPx + nx
      const side = labels[at] === SUBJECT ? 0 : 4
      for (let c = 0; c < 3; c += 1) sums[side + c]! += data[at * 4 + c]!
      sums[side + 3]! += 1
    }
  }
  const across = [0, 1, 2].map((c) => sums[c]! / sums[3]! - sums[4 + c]! / Math.max(1, sums[7]!))
  const grey = (across[0]! + across[1]! + across[2]!) / 3
  const color = Math.hypot(...across.map((value) => value - grey)) / Math.sqrt(3)
  return { grey: Math.abs(grey), color }
}

function summarise(
  mask: SubjectMask,
  doubtful: Uint8Array,
  { lengthPx, onFrame }: { lengthPx: number; onFrame: number },
): ContourQuality {
  // Doubtful pixels with small gaps between them are one stretch.
  const near = widen(doubtful, mask, 2)
  const stretches = findRegions(mask, (at) => near[at] === 1).map(({ pixels }) =>
    pixels.reduce((sum, at) => sum + doubtful[at]!, 0),
  )
  return {
    lengthPx,
    doubtfulShare: stretches.reduce((sum, length) => sum + length, 0) / lengthPx,
    longestDoubtfulShare: Math.max(0, ...stretches) / lengthPx,
    frameShare: onFrame / lengthPx,
    doubtful,
  }
}
