import { diagonalGround, rays } from './ground.ts'
import type { Layer } from '../layers/layout.ts'
import type { ProductSet, Standing, WordsLook } from './product-set.ts'
import { type SunFace, sunFace } from './sun-face.ts'
import { hang } from './stand.ts'

/** Rays round a drawn sun that wears the product or looks out from behind it, before a plane in the palette's second color. */
export const characterSet: ProductSet<WordsLook, Arranged> = {
  /** Of words on the plane. */
  look({ direction: { colors } }) {
    const { onSurface: ink, accent } = colors
    return {
      ...{ ink, soft: ink, accent, price: ink },
      action: { fill: accent, text: colors.onAccent, label: ink, radius: 'pill' },
    }
  },
  scenery(context, _look, { face, plane }) {
    const { canvas, direction } = context
    const { ground, groundDeep, glow: color } = direction.colors
    const sun = sunFace(context, face)
    return [
      diagonalGround(canvas, ground, groundDeep),
      rays(canvas, face.center, color, 0.42),
      // A sun that wears the product hangs before the plane; what stands, stands behind it.
      ...(face.masked ? [plane, ...sun] : [...sun, plane]),
    ]
  },
  product: (context, _look, { placement, face }) =>
    face.masked
      ? hang(placement, '#8a4b00', [0, 0.1, 0.06, 0.55])
      : hang(placement, context.direction.colors.shadow, [-0.02, 0.05, 0.06, 0.38]),
}

interface Arranged extends Standing {
  face: SunFace
  plane: Layer
}
