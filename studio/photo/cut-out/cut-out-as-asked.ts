import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { CutOut } from '#contract/pictures/image.ts'
import type { StudiedPhoto } from '../studied-photo.ts'
import { sidesTouched } from './as-cutout.ts'
import { cutOutAnyway } from './cut-out-anyway.ts'
import { measureColors } from '../palette.ts'
import type { PhotoStudy } from '../photo-study.ts'
import { isStanding } from '../standing.ts'
import { touchUp } from './touch-up.ts'

/** The owner's choices about the cut-out of a photo. */
export interface CutOutOptions {
  cutOut?: CutOut | undefined
  /** Strokes painted over the photo; later ones override earlier ones. */
  strokes?: readonly Stroke[] | undefined
}

/**
 * Returns the study of a photo with the cut-out that its owner asked for: a refused one too if `cutOut` is `always`,
 * and in either case after the strokes. A photo that stays whole is left as it is; `never` is handled by asWanted.
 */
export function cutOutAsAsked(
  { pixels, study }: Pick<StudiedPhoto, 'pixels' | 'study'>,
  { cutOut, strokes = [] }: CutOutOptions,
): PhotoStudy {
  const isForced = cutOut === 'always' && study.treatment === 'photo'
  const asked = isForced ? cutOutAnyway({ pixels, study }) : study
  if (strokes.length === 0 || (asked.treatment === 'photo' && !isForced)) return asked
  const { product, productBox } = asked
  const touched = touchUp(pixels, product && { product, box: productBox! }, strokes)
  if (!touched) return { ...asked, treatment: 'photo', product: undefined, productBox: undefined }
  return {
    ...asked,
    treatment: asked.treatment === 'photo' ? 'cutout' : asked.treatment,
    refused: undefined,
    product: touched.product,
    productBox: touched.box,
    subject: touched.box,
    touchesFrame: sidesTouched(touched.box, pixels),
    standing: asked.treatment !== 'multiply' && isStanding(touched.product),
    ...measureColors(touched.product),
  }
}
