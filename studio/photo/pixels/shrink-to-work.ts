import type { Pixels } from './pixels.ts'
import { shrink } from './shrink.ts'

/** Masks are found at this size; finer ones cost much more and tell the same. */
const WORKING_PX = 640

/** The picture that masks are found in. */
export function shrinkToWork(pixels: Pixels): Pixels {
  return shrink(pixels, WORKING_PX)
}
