import { diagonalGround, grain } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point } from '../layers/layout.ts'
import type { ProductSet, Standing } from './product-set.ts'
import type { WordsLook } from './words-look.ts'
import { vertical } from '../layers/fill.ts'
import { halftone } from './halftone.ts'

/** A saturated field, and at its foot a slanted plane of ink that dots lead up to. */
export const typeBreakSet: ProductSet<WordsLook, Arranged> = { look, scenery, product }

interface Arranged extends Standing {
  /** Where the plane begins at the left and at the right edge. */
  plane: { left: number; right: number }
}

/** Of words on the plane. */
function look({ direction: { colors } }: ComposeContext): WordsLook {
  const { onSurface: ink, accent } = colors
  return {
    ...{ ink, soft: ink, accent, price: accent },
    action: { fill: accent, text: colors.onAccent, label: accent, radius: 'square' },
  }
}

export function field(context: ComposeContext): Layer[] {
  const { colors } = context.direction
  return [
    diagonalGround(context.canvas, [0, colors.glow], [0.45, colors.ground], [1, colors.groundDeep]),
    grain(context.canvas, false),
  ]
}

function planePoints({ canvas: { widthPx: w, heightPx: h } }: ComposeContext, plane: Arranged['plane']): Point[] {
  return [
    [0, plane.left],
    [w, plane.right],
    [w, h],
    [0, h],
  ]
}

function scenery(context: ComposeContext, _look: WordsLook, { plane }: Arranged): Layer[] {
  const { widthPx: w } = context.canvas
  const { colors } = context.direction
  return [
    ...field(context),
    halftone([0, plane.left], [w, plane.right], {
      color: colors.surface,
      stepPx: Math.max(5, 0.021 * w),
      fadePx: 0.2 * w,
      opacity: 0.9,
    }),
    {
      kind: 'shape',
      shape: { type: 'polygon', points: planePoints(context, plane) },
      fill: vertical(plane.right, context.canvas.heightPx, [0, colors.surface], [1, colors.surfaceDeep]),
    },
  ]
}

function product(context: ComposeContext, _look: WordsLook, { placement }: Standing): Layer[] {
  const { shadow } = context.direction.colors
  return [
    { kind: 'product-shadow', placement, color: shadow, style: 'drop', dx: 0, dy: 0.13, blur: 0.09, opacity: 0.38 },
    { kind: 'product-shadow', placement, color: shadow, style: 'drop', dx: 0, dy: 0.045, blur: 0.03, opacity: 0.36 },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}
