import type { Pixels } from '../pixels/pixels.ts'
import { blurredLuma } from './blurred-luma.ts'
import { distanceFrom, findRegions } from './regions.ts'
import { countLabel, SUBJECT, type SubjectMask } from '../cut-out/subject-mask.ts'
import type { GroundScene } from '../cut-out/subject-parts.ts'

/** The rims of glass are narrow: the ground is seen again this many working pixels to both sides. */
const SIDE_PX = 5

/** Grey levels by which a line differs from both sides, beside the grain. */
const MIN_DIFFERENCE = 2.5

/** Nearer to the subject its own shadow has lines. */
const AWAY_PX = 10

/**
 * Less high lines are dust, or the flat shadow of something that hangs; a share of the square root of the subject's
 * pixels.
 */
const MIN_HEIGHT_SHARE = 0.2

/**
 * Returns true if there are faint lines on the ground, darker or lighter than what lies on both sides of them: glass,
 * or thin wires.
 */
export function hasFaintLines(working: Pixels, { noise }: GroundScene, mask: SubjectMask): boolean {
  const { widthPx, heightPx, labels } = mask
  const { fine: luma } = blurredLuma(working)
  const toSubject = distanceFrom(mask, labels, SUBJECT)
  const minDifference = MIN_DIFFERENCE + 2 * noise
  const isBetween = (at: number, step: number): boolean => {
    const [before, after] = [luma[at]! - luma[at - step]!, luma[at]! - luma[at + step]!]
    return Math.min(Math.abs(before), Math.abs(after)) > minDifference && before > 0 === after > 0
  }
  const isLine = (at: number): boolean => {
    if (toSubject[at]! < AWAY_PX) return false
    const x = at % widthPx
    const y = (at - x) / widthPx
    if (x < SIDE_PX || y < SIDE_PX || x >= widthPx - SIDE_PX || y >= heightPx - SIDE_PX) return false
    return isBetween(at, SIDE_PX) || isBetween(at, SIDE_PX * widthPx)
  }
  const shortest = MIN_HEIGHT_SHARE * Math.sqrt(countLabel(labels, SUBJECT))
  return findRegions(mask, isLine, 20).some(({ top, bottom }) => bottom - top > shortest)
}
