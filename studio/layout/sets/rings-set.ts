import type { ComposeContext } from '../compose-context.ts'
import { middleOf } from '../layers/box.ts'
import { circle } from '../layers/fill.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { groundLook } from './ground-look.ts'
import { clearRadius } from './horizon.ts'
import type { AmongWords, ProductSet } from './product-set.ts'
import { standOn } from './stand.ts'
import type { WordsLook } from './words-look.ts'
import { grain } from './ground.ts'

/** A ring of light about the product in its own haze, which a dark floor mirrors. */
export const ringsSet: ProductSet<WordsLook, AmongWords> = {
  look: groundLook,
  scenery,
  product: (context, _look, { placement }) =>
    standOn(context, placement, { shadow: context.direction.colors.shadow, isGlossy: true }),
}

function scenery(context: ComposeContext, _look: WordsLook, { placement, texts }: AmongWords): Layer[] {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const { colors } = context.direction
  const bounds = placedBounds(placement)
  const [x, y] = middleOf(bounds)
  const radius = Math.min(0.62 * Math.max(0.8 * bounds.width, bounds.height), clearRadius(texts, [x, y]) - 0.03 * s)
  // The haze is as wide as the product needs it, whatever room the ring has.
  const haze = Math.max(radius, 0.42 * s)
  const blob = (dx: number, dy: number, reach: number, color: string) => ({
    x: (x + dx * haze) / w,
    y: (y + dy * haze) / h,
    rx: (reach * haze) / w,
    ry: (reach * haze) / h,
    color,
  })
  const ring = (color: string, widthPx: number, more: { blurPx?: number; opacity: number }): Layer => ({
    kind: 'shape',
    shape: circle([x, y], radius),
    stroke: { color, widthPx: Math.max(1, widthPx) },
    blend: 'screen',
    ...more,
  })
  return [
    {
      kind: 'mesh',
      base: colors.groundDeep,
      blobs: [
        blob(0, 0, 2.3, colors.surfaceDeep),
        blob(-0.5, 0.35, 1.3, colors.surface),
        blob(0.3, -0.2, 1, colors.glow),
        blob(0, 0, 0.62, colors.glowHot),
      ],
    },
    ring(colors.glow, 0.05 * s, { blurPx: 0.04 * s, opacity: 0.75 }),
    ring('#ffffff', 0.008 * s, { opacity: 0.92 }),
    grain(context.canvas, true),
  ]
}
