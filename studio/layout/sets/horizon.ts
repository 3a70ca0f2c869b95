import type { Canvas } from '../canvas/canvas.ts'
import { bottom, distanceTo, grow, linesOf, messageBox, middleOf } from '../layers/box.ts'
import type { Layer, Point } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import type { AmongWords } from './product-set.ts'

/** What a horizon keeps from words, as a share of the canvas's shorter side, and at least in px. */
const AIR = { share: 0.012, leastPx: 3 }

/** The height nearest to the wanted one at which a horizon crosses no line of text, nor touches one. */
export function clearHorizon({ side, heightPx }: Canvas, wanted: number, texts: readonly Layer[]): number {
  const air = Math.max(AIR.leastPx, AIR.share * side)
  const lines = linesOf(texts).map((box) => grow(box, air))
  const isClear = (y: number) => y < heightPx - air && lines.every((box) => y <= box.y || y >= bottom(box))
  const heights = [wanted, ...lines.flatMap((box) => [box.y, bottom(box)])].filter(isClear)
  return heights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}

/** The upper end of a plane on which the product stands: behind its foot, and over all words below its middle. */
export function planeTop({ side }: Canvas, { placement, texts }: AmongWords): number {
  const bounds = placedBounds(placement)
  const [, middle] = middleOf(bounds)
  const words = texts.flatMap(messageBox).filter((box) => box.y > middle)
  return Math.min(bottom(bounds) - PLANE.behind * side, ...words.map((box) => box.y - PLANE.over * side))
}

/** In shares of the canvas's shorter side. */
const PLANE = { behind: 0.03, over: 0.03 }

/** How far a ring or a disc about a point may reach before it meets words. */
export function clearRadius(texts: readonly Layer[], center: Point): number {
  return Math.min(...texts.flatMap(messageBox).map((box) => distanceTo(box, center)))
}
