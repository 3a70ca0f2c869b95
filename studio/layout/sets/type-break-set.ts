import { bottom, right } from '../../basics/boxes.ts'
import { diagonalGround, grain, halftone } from './ground.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import type { Point } from '../../layers/layout.ts'
import { inOneInk, type OverPlane, type ProductSet, type WordsLook } from './product-set.ts'
import { filled, polygon, vertical } from '../../layers/fill.ts'
import { isCalm } from '../../brief/thing-world.ts'
import { hang } from './stand.ts'
import { placedBounds } from '../../layers/placement.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'
import { type Box, middleOf } from '../../layers/box.ts'

/** A saturated field, and at its foot a slanted plane of ink that dots lead up to. */
export const typeBreakSet: ProductSet<WordsLook, OverPlane> = {
  /** Returns the colors of words on the plane. */
  look({ direction: { colors } }) {
    const { onSurface, accent, onAccent } = colors
    return { ...inOneInk(onSurface, { fill: accent, text: onAccent }), accent, price: accent }
  },
  scenery(context, _look, arranged) {
    const { canvas, direction } = context
    const worn = groundOf(direction)
    const isPrinted = !worn || worn.falls === 'halftone' || worn.falls === 'rays'
    const { side, widthPx: w, heightPx: h } = canvas
    const { glow, ground, groundDeep, surface, surfaceDeep } = direction.colors
    const plane = cornersOf(canvas, arranged, isCalm(direction) ? 0 : SLANT)
    const top = Math.min(...plane.map(([, y]) => y))
    return [
      diagonalGround(canvas, glow, ground, groundDeep),
      grain(canvas, false),
      ...(isPrinted
        ? [halftone(canvas, [plane[0]!, plane[1]!], { color: surface, fadePx: Math.max(0.2 * side, 0.12 * w) })]
        : groundLayers(context, worn, { ...drawnBy(context), at: middleOf(placedBounds(arranged.placement)) })),
      filled(polygon(plane), vertical(top, h, surface, surfaceDeep)),
    ]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [0, 0.13, 0.09, 0.38], [0, 0.045, 0.03, 0.36]),
}

/**
 * Rise of the plane's edge across the canvas, or its lean if it is upright, in shares of the shorter side. A calm
 * product has it level.
 */
const SLANT = 0.14

/** Returns the corners of the plane. Those of the edge that the dots lead up to come first. */
function cornersOf(
  { widthPx: w, heightPx: h, side }: Canvas,
  { plane, words, close }: OverPlane,
  slant: number,
): Point[] {
  if ('y' in plane) {
    const { y, rise } = clearOf(plane.y, (slant * side) / w, words, close)
    const start: Point = [0, y]
    return [start, [w, y - rise * w], [w, h], [0, h]]
  }
  const top: Point = [plane.x + slant * side, 0]
  const foot: Point = [plane.x - slant * side, h]
  return plane.closeTo === 'left' ? [foot, top, [0, 0], [0, h]] : [top, foot, [w, h], [w, 0]]
}

/** Makes the edge as level as the words above it and those on it require. `rise` is in px for each px of its length. */
function clearOf(y: number, rise: number, words: Box, close: Box): { y: number; rise: number } {
  const reach = right(words)
  const air = close.y - bottom(words)
  const isOnIt = middleOf(words)[1] > y
  if (isOnIt || air <= 0 || bottom(words) <= y - rise * reach) return { y, rise }
  return { y: bottom(words) + 0.8 * air, rise: Math.min(rise, (0.6 * air) / reach) }
}
