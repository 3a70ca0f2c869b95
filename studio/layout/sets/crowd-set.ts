import { isLostOn } from '../../color/oppose-subject.ts'
import type { ComposeContext } from '../compose-context.ts'
import { contains, shapeBounds } from '../../layers/box.ts'
import { filled, polygon } from '../../layers/fill.ts'
import type { Layer, Placement, Point, ShapeLayer } from '../../layers/layout.ts'
import { outlineAround, outlineOf } from '../../layers/outline.ts'
import { bareField, fieldLook, tone } from './concept-look.ts'
import { clearOf } from './echo-set.ts'
import type { AmongWords, ProductSet, WordsLook } from './product-set.ts'
import { hang } from './stand.ts'

/** Size of each copy in shares of the shorter side, and the spacing of copies in shares of their size. */
const SIZE = { low: 0.5, other: 0.15 }
const APART = { across: 1.32, down: 1.26 }
/** Step in lightness from the field's tone to the copies. */
const TONE = 0.075
/**
 * Rim of paper round the cut-out: its greatest and its smallest width, and its gap to words, in shares of the shorter
 * side.
 */
const RIM = { max: 0.02, min: 0.006, air: 0.012 }

/** Many copies of the product are a pattern on the wall; only the product itself is real. */
export const crowdSet: ProductSet<WordsLook, AmongWords> = {
  look: fieldLook,
  scenery: (context, _look, { placement, texts }) => [
    ...bareField(context),
    ...pattern(context, placement).filter((one) => !isUnderAction(one, texts)),
    ...rim(context, placement, texts),
  ],
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [0.02, 0.04, 0.06, 0.3], [0.006, 0.01, 0.01, 0.24]),
}

function pattern(context: ComposeContext, placement: Placement): ShapeLayer[] {
  const { canvas, hero } = context
  const { widthPx, heightPx } = hero.product!
  const size = SIZE[canvas.isLow ? 'low' : 'other'] * canvas.side
  const scale = size / Math.sqrt(widthPx * heightPx)
  const [width, height] = [scale * widthPx, scale * heightPx]
  const [across, down] = [APART.across * width, APART.down * height]
  const color = tone(context, TONE)
  const points = outlineOf(hero)
  const layers: ShapeLayer[] = []
  const rows = Math.ceil(canvas.heightPx / down) + 1
  const columns = Math.ceil(canvas.widthPx / across) + 1
  const start = ((placement.box.x % across) - across) as number
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = start + (column + (row % 2 === 0 ? 0 : 0.5)) * across - 0.5 * across
      const y = (row - 0.5) * down
      layers.push(filled(polygon(points.map(([px, py]): Point => [x + px * width, y + py * height])), color))
    }
  }
  return layers
}

/** Returns true if a copy lies behind the button, where it would look like an odd rim. */
function isUnderAction({ shape }: ShapeLayer, texts: readonly Layer[]): boolean {
  const bounds = shapeBounds(shape)!
  return texts.some((layer) => layer.kind === 'text' && layer.part === 'call-to-action' && contains(bounds, layer.box))
}

/** Returns a rim of paper, as round a sticker that was cut out. */
function rim(context: ComposeContext, placement: Placement, texts: readonly Layer[]): Layer[] {
  const { canvas, hero } = context
  const points = outlineAround(hero, placement)
  const room = clearOf(points, texts) - RIM.air * canvas.side
  const out = Math.min(RIM.max * canvas.side, room)
  if (out < RIM.min * canvas.side) return []
  const { surface, glowHot, ink } = context.direction.colors
  const color = ['#ffffff', surface, glowHot].find((one) => !isLostOn(hero.palette, one)) ?? ink
  const shape = polygon(points)
  return [{ kind: 'shape', shape, fill: { type: 'solid', color }, stroke: { color, widthPx: 2 * out, isRound: true } }]
}
