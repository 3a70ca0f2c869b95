import type { Box } from '#contract/report.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { distanceTo } from '../layers/box.ts'
import type { Placement, Point } from '../layers/layout.ts'
import { productAlpha } from '../layers/placement.ts'

export interface SpotSearch {
  /** Where the disc must stay, its radius included. */
  area: Box
  radius: number
  /** The nearest free place to this point wins. */
  prefer: Point
  /** Kept clear by `gap`: lines of text and the like. */
  boxes: readonly Box[]
  product: { study: PhotoStudy; placement: Placement }
  gap: number
}

/** Steps across and down the area in which places are tried: finer moves cannot be seen. */
const STEPS = 28

/** The centre of a free disc for a sticker or badge: off the words, off the product's own pixels. Undefined if none is free. */
export function findFreeSpot(search: SpotSearch): Point | undefined {
  const { area, radius, prefer } = search
  const spanX = area.width - 2 * radius
  const spanY = area.height - 2 * radius
  if (spanX < 0 || spanY < 0) return undefined
  let best: { point: Point; distance: number } | undefined
  for (let row = 0; row <= STEPS; row += 1) {
    for (let column = 0; column <= STEPS; column += 1) {
      const x = area.x + radius + (column / STEPS) * spanX
      const y = area.y + radius + (row / STEPS) * spanY
      const distance = Math.hypot(x - prefer[0], y - prefer[1])
      if (best && distance >= best.distance) continue
      if (isFree(search, x, y)) best = { point: [x, y], distance }
    }
  }
  return best?.point
}

function isFree({ boxes, radius, gap, product }: SpotSearch, x: number, y: number): boolean {
  const reach = radius + gap
  if (boxes.some((box) => distanceTo(box, [x, y]) < reach)) return false
  const alphaAt = productAlpha(product.study, product.placement)
  const isProduct = (px: number, py: number) => alphaAt(px, py) > 96
  if (isProduct(x, y)) return false
  for (let ring = 1; ring <= 4; ring += 1) {
    const distance = (ring / 4) * (radius + gap * 0.5)
    if (AROUND.some(([cos, sin]) => isProduct(x + distance * cos, y + distance * sin))) return false
  }
  return true
}

/** Twenty directions, as points at a distance of 1. */
const AROUND = Array.from({ length: 20 }, (_, step): Point => {
  const angle = (step / 20) * Math.PI * 2
  return [Math.cos(angle), Math.sin(angle)]
})
