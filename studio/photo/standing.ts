import type { Pixels } from './pixels.ts'

/** The foot may rise by this share of the product's height and still touch the floor (soles, rounded corners). */
const FOOT_SHARE = 0.02

/** The feet together must span this share of the width, else the thing would balance on a point. */
const MIN_SPAN = 0.32

/** Whether a trimmed cut-out has a lowest edge wide enough, and under its middle, to stand on a floor. */
export function isStanding({ data, widthPx, heightPx }: Pixels): boolean {
  const footTop = Math.floor(heightPx * (1 - FOOT_SHARE))
  let first = widthPx
  let last = -1
  let touching = 0
  for (let x = 0; x < widthPx; x += 1) {
    if (!columnReaches(data, { x, widthPx, heightPx, footTop })) continue
    first = Math.min(first, x)
    last = x
    touching += 1
  }
  const spansMiddle = first < widthPx * 0.5 && last > widthPx * 0.5
  return spansMiddle && last - first >= MIN_SPAN * widthPx && touching >= 0.15 * widthPx
}

function columnReaches(
  data: Uint8ClampedArray,
  { x, widthPx, heightPx, footTop }: { x: number; widthPx: number; heightPx: number; footTop: number },
): boolean {
  for (let y = footTop; y < heightPx; y += 1) if (data[(y * widthPx + x) * 4 + 3]! > 128) return true
  return false
}
