import type { Pixels } from './pixels.ts'
import { shrink } from './shrink.ts'

/** Masks are found at this size; finer ones cost much more and are no better. */
const WORKING_PX = 640

/** Shrinks a picture to the size at which masks are found. */
export function shrinkToWork(pixels: Pixels): Pixels {
  return shrink(pixels, WORKING_PX)
}
