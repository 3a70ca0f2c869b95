import type { Pixels } from './pixels/pixels.ts'

/** The foot may rise by this share of the product's height and still touch the floor (soles, rounded corners). */
const FOOT_SHARE = 0.02

/** Feet that touch less than this share of the width are a tip. */
const MIN_FOOT = 0.15

/** A thing whose weight is nearer to an end of its foot than this share of the foot looks as if it were falling. */
const SAFE = 0.05

/** Returns true if a trimmed cut-out would stand on a floor: its weight lies over its foot, and the foot is no tip. */
export function isStanding(product: Pixels): boolean {
  const { data, widthPx, heightPx } = product
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
  const at = (middleOfWeight(product) - first) / (last - first)
  return touching >= MIN_FOOT * widthPx && at >= SAFE && at <= 1 - SAFE
}

/** Returns the mean column of the visible pixels; every fourth pixel is enough. */
function middleOfWeight({ data, widthPx, heightPx }: Pixels): number {
  let weight = 0
  let moment = 0
  for (let y = 0; y < heightPx; y += 2) {
    for (let x = 0; x < widthPx; x += 2) {
      const alpha = data[(y * widthPx + x) * 4 + 3]!
      weight += alpha
      moment += alpha * x
    }
  }
  return moment / weight
}

function columnReaches(
  data: Uint8ClampedArray,
  { x, widthPx, heightPx, footTop }: { x: number; widthPx: number; heightPx: number; footTop: number },
): boolean {
  for (let y = footTop; y < heightPx; y += 1) if (data[(y * widthPx + x) * 4 + 3]! > 128) return true
  return false
}
