import type { ComposeContext } from '../compose-context.ts'
import { bottom, middleOf } from '../layers/box.ts'
import { circle, filled, linear, vertical } from '../layers/fill.ts'
import type { Layer, Point } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { fillGround, grain } from './ground.ts'
import { groundLook } from './ground-look.ts'
import { clearRadius } from './horizon.ts'
import type { AmongWords, ProductSet } from './product-set.ts'
import { ruledGrid } from './ruled-grid.ts'
import { standOn } from './stand.ts'
import type { WordsLook } from './words-look.ts'

/** A great disc of the panel's color behind the product, on paper, which corporate rules with a grid. */
export const discSet: ProductSet<WordsLook, AmongWords> = {
  look: groundLook,
  scenery,
  product: (context, _look, { placement }) => standOn(context, placement, { shadow: context.direction.colors.shadow }),
}

/** Of the canvas's width. */
const WIDEST = 0.43

function scenery(context: ComposeContext, _look: WordsLook, { placement, texts }: AmongWords): Layer[] {
  const { canvas } = context
  const { colors, style } = context.direction
  const { ground, groundDeep, glow, surface, surfaceDeep } = colors
  const bounds = placedBounds(placement)
  const center: Point = [middleOf(bounds)[0], bottom(bounds) - 0.3 * bounds.height]
  const [x, y] = center
  const radius = Math.min(WIDEST * canvas.widthPx, clearRadius(texts, center) - 0.03 * canvas.side)
  return [
    fillGround(canvas, vertical(0, canvas.heightPx, ground, groundDeep)),
    ...(style === 'corporate' ? ruledGrid(context) : []),
    filled(
      circle(center, radius),
      linear([x - radius, y - radius], [x + radius, y], [0, glow], [0.45, surface], [1, surfaceDeep]),
    ),
    grain(canvas, false),
  ]
}
