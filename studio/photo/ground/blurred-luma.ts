import { measureLuma } from '../pixels/luma.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { boxMean } from './regions.ts'

/** Luma of a picture, blurred a little and more. */
export interface BlurredLuma {
  fine: Float32Array
  coarse: Float32Array
}

/** Keyed by the working picture: both of its masks, and the lines round them, are judged by the same luma. */
const blurred = new WeakMap<Pixels, BlurredLuma>()

/** Returns the means of luma over squares of 3 and of 9 pixels a side. Nobody may write into them. */
export function blurredLuma(working: Pixels): BlurredLuma {
  let found = blurred.get(working)
  if (!found) {
    const luma = measureLuma(working)
    found = { fine: boxMean(luma, working, 1), coarse: boxMean(luma, working, 4) }
    blurred.set(working, found)
  }
  return found
}
