import { bottom, right } from '../../basics/boxes.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, grow, linesOf } from '../../layers/box.ts'
import { circle, filled, linear, polygon, rect, vertical } from '../../layers/fill.ts'
import type { Layer, Placement, Shape } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { bareField, fieldLook } from './concept-look.ts'
import { shade } from './ground.ts'
import { panelLook } from './panel-set.ts'
import type { AmongWords, ProductSet, WordsLook } from './product-set.ts'
import { standOn } from './stand.ts'
import { isLostOn } from '../../color/oppose-subject.ts'

/**
 * Aspect ratio (width over height) from which a product leaves its frame on both sides; a narrower one leaves it at the
 * head.
 */
const WIDE = 1.6
/**
 * Shares of the product: `OUT` is how much of it lies outside the frame, `AIR` is the frame's margin beside and below
 * it.
 */
const OUT = { head: 0.24, side: 0.14 }
const AIR = { side: 0.16, foot: 0.07 }

/** A window in the style's manner, and a product too lively to stay in it. */
export const breakoutSet: ProductSet<WordsLook, AmongWords> = {
  look: fieldLook,
  scenery(context, _look, { placement, texts }) {
    const { canvas, hero } = context
    const box = frameBox(context, placement, texts)
    const fills = panelLook(context).fills
    const [light, middle, deep] = isLostOn(hero.palette, fills[1]) ? plainFills(context) : fills
    const shape = frameShape(context, box)
    const floorY = Math.min(bottom(box) - 0.03 * canvas.side, bottom(placedBounds(placement)) - 0.05 * box.height)
    const floor = rect({ x: 0, y: floorY, width: canvas.widthPx, height: canvas.heightPx - floorY })
    return [
      ...bareField(context),
      filled(shape, context.direction.colors.shadow, { blurPx: 0.03 * canvas.side, opacity: 0.3 }),
      filled(shape, linear([box.x, box.y], [right(box), bottom(box)], light, middle, deep)),
      filled(floor, vertical(floorY, bottom(box), shade(middle, -0.05), shade(middle, -0.1)), { clip: shape }),
      ...line(context, shape),
    ]
  },
  product: (context, _look, { placement }) => standOn(context, placement, {}),
}

function plainFills({ direction: { colors } }: ComposeContext): [string, string, string] {
  return [shade(colors.surface, 0.06), colors.surface, colors.surfaceDeep]
}

/** Returns the frame: round the product except for the part that leaves it, and never over words. */
function frameBox({ canvas, hero }: ComposeContext, placement: Placement, texts: readonly Layer[]): Box {
  const { x, y, width, height } = placedBounds(placement)
  const isWide = hero.product!.widthPx / hero.product!.heightPx > WIDE
  const foot = Math.min(y + height * (1 + AIR.foot), canvas.heightPx)
  const wanted: Box = isWide
    ? {
        x: x + OUT.side * width,
        y: y - 0.5 * height,
        width: (1 - 2 * OUT.side) * width,
        height: foot - y + 0.5 * height,
      }
    : {
        x: x - AIR.side * width,
        y: y + OUT.head * height,
        width: (1 + 2 * AIR.side) * width,
        height: foot - y - OUT.head * height,
      }
  return clearOfWords(wanted, texts, 0.03 * canvas.side)
}

/** Moves each side in as far as the words require. */
function clearOfWords(wanted: Box, texts: readonly Layer[], air: number): Box {
  let box = wanted
  for (const line of linesOf(texts).map((one) => grow(one, air))) {
    if (right(line) <= box.x || line.x >= right(box) || bottom(line) <= box.y || line.y >= bottom(box)) continue
    const cuts = [
      { lost: right(line) - box.x, next: { ...box, x: right(line), width: right(box) - right(line) } },
      { lost: right(box) - line.x, next: { ...box, width: line.x - box.x } },
      { lost: bottom(line) - box.y, next: { ...box, y: bottom(line), height: bottom(box) - bottom(line) } },
      { lost: bottom(box) - line.y, next: { ...box, height: line.y - box.y } },
    ]
    box = cuts.toSorted((one, other) => one.lost - other.lost)[0]!.next
  }
  return box
}

function frameShape({ direction: { style } }: ComposeContext, box: Box): Shape {
  const { x, y, width, height } = box
  switch (style) {
    case 'clean':
      return height > 0.62 * width ? { type: 'arch', box } : rect(box, 0.08 * width)
    case 'bold':
      return polygon([
        [x + 0.1 * width, y],
        [x + width, y + 0.04 * height],
        [x + 0.94 * width, y + height],
        [x, y + 0.97 * height],
      ])
    case 'playful':
      return rect(box, 0.24 * Math.min(width, height))
    case 'modern':
      return height > 0.8 * width && height < 1.3 * width
        ? circle([x + width / 2, y + height / 2], 0.52 * Math.max(width, height))
        : rect(box, 0.12 * Math.min(width, height))
    case 'corporate':
      return rect(box, 0.03 * Math.min(width, height))
    case 'luxury':
      return rect(box)
  }
}

function line({ canvas, direction: { colors, style } }: ComposeContext, shape: Shape): Layer[] {
  if (style !== 'luxury' && style !== 'modern') return []
  const widthPx = Math.max(1.5, 0.004 * canvas.side)
  return [{ kind: 'shape', shape, stroke: { color: style === 'luxury' ? colors.accent : '#ffffff', widthPx } }]
}
