import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import { comparePicture } from '../picture-likeness.ts'
import { type ShownPicture, shownPictures } from '../product-view.ts'

/** Smallest structural similarity of the painted product with its photo, inside the eroded matte. */
const LIKENESS_MIN = 0.98
/** Share of places all over it that may show something else: the rim of a hole that the matte took for whole. */
const STRANGE_SHARE = 0.004
/**
 * Two honest enlargements put a line of light that is one pixel wide at different strengths: sparkling and perforated
 * photos came out at .978 and at six places in four hundred.
 */
const ENLARGED = { likeness: 0.974, strange: 0.02 }
/** The grain of the paper shows through a photo that is multiplied on it. */
const MULTIPLIED = { likeness: 0.95, strange: 0.02 }
/**
 * Levels of a channel by which the product may look lighter or darker on average. JPEG and rounding take one or two.
 */
const COLOR_SHIFT_MAX = 5

/** The product's pixels are the photo's: nothing is drawn on it, and its colors stay. */
export const productPixels: Check = ({ layout, photos, pixels }) =>
  shownPictures(layout, photos).flatMap((picture) => {
    const likeness = comparePicture(picture, layout, pixels)
    if (!likeness) return []
    const { mean, strange, colorShift } = likeness
    const allowed = boundsFor(picture)
    if (mean >= allowed.likeness && strange <= allowed.strange && colorShift <= COLOR_SHIFT_MAX) return []
    const what = picture.layer.kind === 'product' ? 'product' : 'photo'
    return [error('product-pixels', `The ${what} does not look as it does on the uploaded image.`)]
  })

function boundsFor({ layer, scaleX }: ShownPicture): { likeness: number; strange: number } {
  if (layer.kind === 'product' && layer.blend === 'multiply') return MULTIPLIED
  return scaleX > 1 ? ENLARGED : { likeness: LIKENESS_MIN, strange: STRANGE_SHARE }
}
