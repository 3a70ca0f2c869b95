import { isLostOn } from '../../color/oppose-subject.ts'
import type { ComposeContext } from '../compose-context.ts'
import { distanceTo, messageBox } from '../../layers/box.ts'
import { polygon } from '../../layers/fill.ts'
import type { Layer, Placement, Point } from '../../layers/layout.ts'
import { polygonHolds } from '../own-colors/shape-holds.ts'
import { outlineAround } from '../../layers/outline.ts'
import { bareField, fieldLook, tone } from './concept-look.ts'
import { panelLook } from './panel-set.ts'
import type { AmongWords, ProductSet, WordsLook } from './product-set.ts'
import { hang } from './stand.ts'

/**
 * Distance of each ring from the product's outline in shares of the longer side, and its step from the field's tone.
 * The rings leave little of the field: if the user chose its color, every second ring has it exactly.
 */
const RINGS = [
  { out: 0.66, tone: 0.026 },
  { out: 0.46, tone: 0.054 },
  { out: 0.3, tone: 0.084 },
  { out: 0.185, tone: 0.115 },
  { out: 0.105, tone: 0.145 },
]
/**
 * The innermost ring has the second color. Its width is the first of `out` for which the words leave room, and `air` is
 * its gap to them, both in shares of the shorter side.
 */
const INNER = { out: [0.075, 0.06, 0.046, 0.034, 0.024], air: 0.014 }

/** The product's own outline, repeated like the rings that a stone makes in water. */
export const echoSet: ProductSet<WordsLook, AmongWords> = {
  look: fieldLook,
  scenery(context, _look, { placement, texts }) {
    const points = outlineAround(context.hero, placement)
    const { widthPx, heightPx } = context.canvas
    const longer = Math.max(widthPx, context.canvas.isLow ? 3 * heightPx : heightPx)
    const isOwn = context.direction.ownColors?.ground !== undefined
    const rings = RINGS.map(({ out, tone: step }, nth) =>
      ring(points, out * longer, tone(context, isOwn && nth % 2 === 1 ? 0 : step)),
    )
    return [...bareField(context), ...rings, ...inner(context, placement, texts)]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [0.03, 0.05, 0.05, 0.36], [0.008, 0.014, 0.014, 0.3]),
}

function ring(points: Point[], out: number, color: string): Layer {
  return {
    kind: 'shape',
    shape: polygon(points),
    stroke: { color, widthPx: 2 * out, isRound: true },
  }
}

function inner(context: ComposeContext, placement: Placement, texts: readonly Layer[]): Layer[] {
  const { canvas, hero, direction } = context
  const { glowHot, surface } = direction.colors
  const color = [panelLook(context).fills[1], surface, glowHot].find((one) => !isLostOn(hero.palette, one))
  const points = outlineAround(hero, placement)
  const room = clearOf(points, texts) - INNER.air * canvas.side
  const out = INNER.out.map((share) => share * canvas.side).find((px) => px <= room)
  return color && out ? [ring(points, out, color)] : []
}

/**
 * Returns how far a polygon may grow on all sides before it meets words, in px; 0 if it lies on some, and Infinity if
 * there are none.
 */
export function clearOf(points: readonly Point[], texts: readonly Layer[]): number {
  const lines = texts.flatMap(messageBox)
  if (lines.some(({ x, y, width, height }) => polygonHolds(points, [x + width / 2, y + height / 2]))) return 0
  return Math.min(Infinity, ...lines.flatMap((line) => points.map((point) => distanceTo(line, point))))
}
