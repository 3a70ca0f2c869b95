import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Placement } from '../layers/layout.ts'
import { placedBounds, productAlpha } from '../layers/placement.ts'

/** Rows and columns in which the product's outline is looked for: a pixel or two at the size of an ad. */
const ROWS = 32
const COLUMNS = 160

/** The leftmost x of the placed product's own pixels between two heights: how far words beside it may reach. */
export function leftEdge(study: PhotoStudy, placement: Placement, fromY: number, toY: number): number {
  const bounds = placedBounds(placement)
  const alphaAt = productAlpha(study, placement)
  let edge = bounds.x + bounds.width
  for (let row = 0; row <= ROWS; row += 1) {
    const y = fromY + ((toY - fromY) * row) / ROWS
    for (let x = bounds.x; x < edge; x += bounds.width / COLUMNS) {
      if (alphaAt(x, y) > 40) edge = x
    }
  }
  return edge
}
