import type { ComposeContext } from '../compose-context.ts'
import { placedBounds } from '../../layers/placement.ts'
import { bareField, fieldLook, tone } from './concept-look.ts'
import { glow } from './ground.ts'
import type { ProductSet, Standing, WordsLook } from './product-set.ts'
import { hang } from './stand.ts'
import { hexToOklch } from '../../color/oklch.ts'

/** The product, so near that only it and the field are seen. */
export const nearSet: ProductSet<WordsLook, Standing> = {
  look: fieldLook,
  scenery: (context, _look, { placement }) => [...bareField(context), light(context, placement)],
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [-0.02, 0.04, 0.06, 0.42], [-0.006, 0.012, 0.014, 0.3]),
}

function light(context: ComposeContext, placement: Standing['placement']) {
  const { x, y, width, height } = placedBounds(placement)
  const { colors } = context.direction
  const color = hexToOklch(colors.ground).l < 0.3 ? colors.glow : colors.glowHot
  return glow([x + 0.3 * width, y + 0.4 * height], 0.75 * Math.max(width, height), color ?? tone(context, 0.1), 0.5)
}
