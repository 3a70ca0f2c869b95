import { isLightAround } from '../../photo/product-tone.ts'
import { bannerOf } from '../arrangements/banner.ts'
import { fadingPhoto } from '../arrangements/fading-photo.ts'
import { BLED } from '../arrangements/photo-on-field.ts'
import { grain } from '../sets/ground.ts'
import { seamlessLook } from '../sets/seamless-look.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

const intoLight = fadingPhoto({
  look: seamlessLook,
  ground: (context) => [
    { kind: 'mesh', ...seamlessLook(context).ground },
    grain(context.canvas, !isLightAround(context.hero)),
  ],
  ends: ({ width }, by) => ({ left: 0.36 * by * width, right: 0.26 * by * width }),
})

/**
 * Fade: a scene without a frame, which bleeds off the canvas and fades into a field of the style's light, on which the
 * words stand.
 */
export const fadeFamily: Family = {
  tried: {
    busy: { clean: 1, bold: 3, luxury: 2, playful: 3, corporate: 2, modern: 2 },
    plain: { clear: 4, foggy: 4 },
  },
  shows: ['own-ground', 'photo'],
  offeredAs: 'the photo fades into the ground',
  // The words reach into the part that has all but faded.
  banner: bannerOf(intoLight.inBanner, { tune: { air: -22, gap: 6, ...BLED }, widths: [90, 300] }),
  arrangements: onSizes(intoLight.onSizes, {
    tower: ['product first', 'product last'],
    board: ['words first'],
    small: [],
  }),
  poster: intoLight.poster,
}
