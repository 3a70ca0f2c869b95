import type { AdFields, AdWords } from '#studio/index.ts'
import type { Look } from '#contract/ads/look.ts'
import type { CreativeRow } from './store.ts'

/** Returns the words of an ad that the studio reads, and what it needs to recognise their language. */
export function pickWords(creative: CreativeRow): AdWords {
  const { productName, productDescription, productPrice, productDiscount, taglines } = creative
  const { language, browserLanguages } = creative
  return { productName, productDescription, productPrice, productDiscount, taglines, language, browserLanguages }
}

/** Returns all texts of an ad, with the user's own words. */
export function pickAdText(creative: CreativeRow): Omit<AdFields, keyof Look | 'customColors'> {
  const { words, roleColors, dials, callToAction, webAddress, legalLine, angle } = creative
  return { ...pickWords(creative), words, roleColors, dials, callToAction, webAddress, legalLine, angle }
}
