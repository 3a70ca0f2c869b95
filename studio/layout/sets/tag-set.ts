import { bareField, fieldLook } from './concept-look.ts'
import { glow } from './ground.ts'
import { placedBounds } from '../../layers/placement.ts'
import type { ProductSet } from './product-set.ts'
import { hangOnWall } from './stand.ts'

/** A bare field, on which the tag is the only other thing. */
export const tagSet: ProductSet = {
  look: fieldLook,
  scenery(context, _look, { placement }) {
    const { x, y, width, height } = placedBounds(placement)
    const light = glow(
      [x + 0.45 * width, y + 0.4 * height],
      0.8 * Math.max(width, height),
      context.direction.colors.glow,
      0.55,
    )
    return [...bareField(context), light]
  },
  product: (context, _look, { placement }) => hangOnWall(placement, context.direction.colors.shadow),
}
