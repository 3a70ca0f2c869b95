import { bannerOf } from '../arrangements/banner.ts'
import { extendedSeamless, arrangeInSeamless } from '../arrangements/on-seamless.ts'
import { hasSeamlessGround } from '../picture/backdrop-place.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Backdrop: a product's own seamless ground, extended over the canvas into one room for it and the words. The style is
 * the light in it.
 */
export const backdropFamily: Family = {
  tried: { cutOff: 1, plain: { clear: 1, foggy: 3 }, multiplied: { clear: 1, foggy: 4 } },
  arrangements: onSizes(extendedSeamless),
  suits: hasSeamlessGround,
  // A photo shows more than its product: words need the room that a cut-out would leave them.
  banner: bannerOf(extendedSeamless, { tune: { from: 0.44 } }),
  poster: arrangeInSeamless,
}
