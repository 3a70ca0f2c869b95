import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Pixels } from '../../photo/pixels.ts'

/** Samples across and down a silhouette. */
const SAMPLES = 32

/** Share of its box that a flat thing seen from the front fills; and it has corners: so far inside them it is there. */
const FLAT = { share: 0.93, corner: 0.035 }

/** Whether a cut-out is a rectangle: then sheets of its size can lie under it. */
export function isFlat({ product }: PhotoStudy): boolean {
  if (!product) return false
  const isOpaque = opacityOf(product)
  const ends = [FLAT.corner, 1 - FLAT.corner]
  const filled = PLACES.flatMap((v) => PLACES.filter((u) => isOpaque(u, v)))
  return ends.every((u) => ends.every((v) => isOpaque(u, v))) && filled.length >= FLAT.share * PLACES.length ** 2
}

/** Width over height of glasses. */
const GLASSES = { narrowest: 1.8, widest: 4 }

/** Whether a cut-out is a pair of glasses seen from the front: wide, the same on both sides, and open under its middle. */
export function isGlasses({ product }: PhotoStudy): boolean {
  const aspect = product ? product.widthPx / product.heightPx : 0
  if (!product || aspect < GLASSES.narrowest || aspect > GLASSES.widest) return false
  const isOpaque = opacityOf(product)
  const pairs = PLACES.flatMap((v) => PLACES.filter((u) => u < 0.5).map((u) => [isOpaque(u, v), isOpaque(1 - u, v)]))
  const either = pairs.filter((pair) => pair.some(Boolean))
  const same = pairs.filter((pair) => pair.every(Boolean))
  const depth = (u: number) => PLACES.findLast((v) => isOpaque(u, v)) ?? 0
  return same.length > 0.7 * either.length && depth(0.5) < 0.72 * Math.min(depth(0.26), depth(0.74))
}

/** The middles of the samples, in shares. */
const PLACES = Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES)

function opacityOf({ data, widthPx, heightPx }: Pixels): (u: number, v: number) => boolean {
  return (u, v) => data[(Math.floor(v * heightPx) * widthPx + Math.floor(u * widthPx)) * 4 + 3]! > 128
}
