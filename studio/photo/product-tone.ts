import type { PhotoStudy } from './photo-study.ts'

/** Below this mean lightness (OKLab) a product is lost on a dark ground without light behind its whole outline. */
const DARK_PRODUCT = 0.36

export function isDarkProduct({ meanLightness }: PhotoStudy): boolean {
  return meanLightness < DARK_PRODUCT
}
