export interface TypeScale {
  /** Smallest size at which running text is set, and the smallest that any text may have. */
  smallText: number
  floorText: number
  /** No capital is lower than this. */
  leastCapPx: number
}

/** The least cap height, in shares of the canvas's shorter side and at least and at most in px. */
const LEAST_CAP = { share: 1 / 60, leastPx: 7, mostPx: 18 }
/** A cap height is about .7 of the size in the text faces, and .66 in the narrowest; running text is aimed a step higher. */
const CAP_OF_NARROWEST = 0.66
const CAP_OF_RUNNING = 0.6
/** Running text is no smaller on any canvas. */
const RUNNING_LEAST_PX = 12.5

export function leastCapOf(shorterSidePx: number): number {
  return Math.min(LEAST_CAP.mostPx, Math.max(LEAST_CAP.leastPx, LEAST_CAP.share * shorterSidePx))
}

export function typeScale(leastCapPx: number): TypeScale {
  return {
    leastCapPx,
    floorText: Math.ceil((2 * leastCapPx) / CAP_OF_NARROWEST) / 2,
    smallText: Math.max(RUNNING_LEAST_PX, leastCapPx / CAP_OF_RUNNING),
  }
}
