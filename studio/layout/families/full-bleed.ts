import { bannerOf } from '../arrangements/banner.ts'
import { besideShown, filling, intoDark, intoDarkPoster, onWholePhoto } from '../arrangements/on-photo.ts'
import { BLED } from '../arrangements/photo-on-field.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Full-bleed: the photo is the ad. The words stand where its content leaves room, on a scrim in its own dark hue, or in
 * the palette's in a loud style.
 */
export const fullBleedFamily: Family = {
  tried: { busy: { clean: 3, bold: 2, luxury: 1, playful: 2, corporate: 3, modern: 1 } },
  offeredAs: 'the photo fills the ad',
  arrangements: onSizes(filling, { tower: ['product first'], board: [], small: [] }),
  banner: bannerOf(intoDark.inBanner, {
    tune: { ...BLED, order: 'picture last', air: -10, gap: 4 },
    widths: [80, 330],
  }),
  poster: (context) => besideShown(context) ?? onWholePhoto(context) ?? intoDarkPoster(context),
}
