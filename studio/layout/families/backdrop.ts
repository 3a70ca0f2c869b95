import { arrangeBannerOf } from '../arrangements/banner.ts'
import { drawnOut, inStudio } from '../arrangements/in-studio.ts'
import { isStudio } from '../picture/backdrop-place.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Backdrop: a product on a plain ground, its own studio drawn out over the whole canvas, so that product and words share
 * one room; the style is the light in that room, the type on its wall and what closes the foot.
 */
export const backdropFamily: Family = {
  tried: { cutOff: 1, plain: { clear: 1, foggy: 3 }, multiplied: { clear: 1, foggy: 4 } },
  sides: 'swap',
  arrangements: onSizes(drawnOut),
  suits: isStudio,
  // A photo shows more than its product: words need the room that a cut-out would leave them.
  banner: (context) => arrangeBannerOf(context, drawnOut, { tune: { from: 0.44 } }),
  poster: inStudio,
}
