/** Sizes between which letters are drawn together, in px of a 1080 canvas: 0 at 30, -.02 at 60, -.04 at 120. */
const LOOSE_PX = 30
const MIDDLE_PX = 60
const TIGHT_PX = 120

/**
 * Returns the tracking in em for a size: none at 30 px, half of the tightest at 60, all of it from 120 px on. Capitals
 * as small text need air instead: see capsTracking.
 */
export function trackingForSize(sizePx: number, tightestEm = -0.04): number {
  return roundTracking(tightestEm * tightness(sizePx))
}

/**
 * Returns a face's own display tracking, eased off for small sizes. Air (a positive tracking, as for small capitals) is
 * kept as it is.
 */
export function withTracking(displayEm: number, sizePx: number): number {
  return displayEm >= 0 ? displayEm : trackingForSize(sizePx, displayEm)
}

/** Returns the tracking of short lines of capitals: .2 em as a name of 12 to 30 px, falling to .02 at display sizes. */
export function capsTracking(sizePx: number): number {
  return roundTracking(0.2 - 0.18 * tightness(sizePx))
}

function tightness(sizePx: number): number {
  if (sizePx <= LOOSE_PX) return 0
  if (sizePx <= MIDDLE_PX) return (0.5 * (sizePx - LOOSE_PX)) / (MIDDLE_PX - LOOSE_PX)
  return Math.min(1, 0.5 + (0.5 * (sizePx - MIDDLE_PX)) / (TIGHT_PX - MIDDLE_PX))
}

/** Rounds to steps of .005 em, which keep the measurement caches small and cannot be seen. */
function roundTracking(em: number): number {
  return Math.round(em * 200) / 200 + 0
}
