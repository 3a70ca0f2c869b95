import { planeLook } from './foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, linear } from '../layers/fill.ts'
import type { Layer, Shape } from '../layers/layout.ts'
import { pickMaterial, wallOf } from './material.ts'
import { wholeOf } from '../layers/box.ts'

/** The bar in the style's second color, and along its edge a line of metal in luxury, a band of the loud styles' third color. */
export function barLayers(context: ComposeContext, shape: Shape): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const { fill, fillDeep } = planeLook(context)
  const isMarked = style !== 'clean' && style !== 'modern'
  const width = Math.max(2, (style === 'luxury' ? 0.004 : 0.013) * canvas.side)
  const color = style === 'luxury' || style === 'playful' ? colors.accent : colors.offer
  const edge: Layer = { kind: 'shape', shape, stroke: { color, widthPx: 2 * width } }
  const bar: Layer = filled(shape, linear([0, 0], [canvas.widthPx, canvas.heightPx], [0, fill], [0.85, fillDeep]))
  return [...(isMarked ? [edge] : []), bar, ...madeOf(context, shape)]
}

/** What the bar of a quiet style is made of. */
function madeOf(context: ComposeContext, clip: Shape): Layer[] {
  const box = wholeOf(context.canvas)
  switch (context.direction.style) {
    case 'clean':
      return [{ ...wallOf(context, 'plaster', box), clip }]
    case 'luxury':
      return [{ ...wallOf(context, pickMaterial(context, 'bar', ['drape', 'flutes', 'marble']), box, true), clip }]
    case 'modern':
      return [{ ...wallOf(context, 'reeds', box, true), clip }]
    default:
      return []
  }
}
