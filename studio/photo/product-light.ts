import { writeOklab } from '../color/oklab.ts'
import type { PhotoStudy } from './photo-study.ts'

export type LightSide = 'left' | 'right' | 'front'

/** A cut-out whose sides differ by less than this in OKLab lightness is lit from the front, or by its own colors. */
const SIDED_LIGHTNESS = 0.05
const STRIDE = 3

/**
 * Returns the side from which the product was lit when it was photographed: the lighter one of its two outer thirds.
 */
export function productLight({ product }: Pick<PhotoStudy, 'product'>): LightSide {
  if (!product) return 'front'
  const { data, widthPx, heightPx } = product
  const sides = { left: [0, 0] as [number, number], right: [0, 0] as [number, number] }
  const lab = new Float32Array(3)
  for (let y = 0; y < heightPx; y += STRIDE) {
    for (let x = 0; x < widthPx; x += STRIDE) {
      const side = x < widthPx / 3 ? sides.left : x > (2 * widthPx) / 3 ? sides.right : undefined
      const at = (y * widthPx + x) * 4
      if (!side || data[at + 3]! < 200) continue
      writeOklab(data[at]!, data[at + 1]!, data[at + 2]!, lab, 0)
      side[0] += lab[0]!
      side[1] += 1
    }
  }
  const mean = ([sum, count]: [number, number]) => (count === 0 ? 0 : sum / count)
  const difference = mean(sides.left) - mean(sides.right)
  if (sides.left[1] === 0 || sides.right[1] === 0 || Math.abs(difference) < SIDED_LIGHTNESS) return 'front'
  return difference > 0 ? 'left' : 'right'
}
