import type { PhotoStudy } from './photo-study.ts'

/** Below this mean lightness (OKLab) a product is lost on a dark ground without light behind its whole outline. */
const DARK_PRODUCT = 0.36

export function isDarkProduct({ meanLightness }: PhotoStudy): boolean {
  return meanLightness < DARK_PRODUCT
}

/** OKLab lightness of a photo's border above which its studio, or its scene, is a light one. */
const LIGHT = 0.6

export function isLightAround({ borderLightness }: PhotoStudy): boolean {
  return borderLightness > LIGHT
}

/** In a white studio, and not cut out of it: how far its ground can turn into a color is not known. */
export function isBoundToWhite({ kind, treatment }: PhotoStudy): boolean {
  return kind === 'plain-light' && treatment !== 'cutout'
}

/** In OKLab lightness: a product that is less darker than its white ground is lost on it. */
const PALE_DIFFERENCE = 0.1

/** White on white: nobody can tell where the product ends. */
export function isPaleOnPale({ kind, borderLightness, meanLightness }: PhotoStudy): boolean {
  return kind === 'plain-light' && borderLightness - meanLightness < PALE_DIFFERENCE
}
