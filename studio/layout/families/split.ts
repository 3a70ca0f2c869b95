import { bannerOf } from '../arrangements/banner.ts'
import { BLED, cutAgainstField, cutPhoto } from '../arrangements/photo-on-field.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Split: the photo bleeds off three edges and is cut against the style's field in the style's manner: by a slant, a
 * wave or a straight edge.
 */
export const splitFamily: Family = {
  tried: {
    busy: { clean: 2, bold: 1, luxury: 3, playful: 1, corporate: 1, modern: 3 },
    plain: { clear: 3, foggy: 2 },
    multiplied: { clear: 4, foggy: 2 },
  },
  offeredAs: 'photo beside a field',
  banner: bannerOf(cutPhoto, { tune: { ...BLED, order: 'picture first' }, widths: [60, 270] }),
  arrangements: onSizes(cutPhoto),
  poster: cutAgainstField,
}
