import type { PhotoStudy } from './photo-study.ts'

/** A product below this mean lightness (OKLab) is lost on a dark ground without light behind its whole outline. */
const DARK_PRODUCT = 0.36

export function isDarkProduct({ meanLightness }: PhotoStudy): boolean {
  return meanLightness < DARK_PRODUCT
}

/** OKLab lightness of a photo's border above which its seamless ground, or its scene, is a light one. */
const LIGHT = 0.6

export function isLightAround({ borderLightness }: PhotoStudy): boolean {
  return borderLightness > LIGHT
}

/**
 * Returns true for a photo on a white seamless ground that is not cut out: it is unknown how far its ground can turn
 * into a color.
 */
export function isBoundToWhite({ kind, treatment }: PhotoStudy): boolean {
  return kind === 'plain-light' && treatment !== 'cutout'
}

/** OKLab lightness: a product that is darker than its white ground by less than this is lost on it. */
const PALE_DIFFERENCE = 0.1

/** Returns true for white on white: nobody can see where the product ends. */
export function isPaleOnPale({ kind, borderLightness, meanLightness }: PhotoStudy): boolean {
  return kind === 'plain-light' && borderLightness - meanLightness < PALE_DIFFERENCE
}
