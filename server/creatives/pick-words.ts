import type { AdFields, AdWords } from '#studio/index.ts'
import type { Look } from '#contract/look.ts'
import type { CreativeRow } from './store.ts'

/** What the studio reads of an ad's words, and what it takes to tell their language. */
export function pickWords(creative: CreativeRow): AdWords {
  const { productName, productDescription, productPrice, productDiscount, taglines } = creative
  const { language, browserLanguages } = creative
  return { productName, productDescription, productPrice, productDiscount, taglines, language, browserLanguages }
}

/** All that an ad says, with what its owner wants said in her own words. */
export function pickSaid(creative: CreativeRow): Omit<AdFields, keyof Look | 'customColors'> {
  const { words, roleColors, dials, callToAction, webAddress, legalLine, angle } = creative
  return { ...pickWords(creative), words, roleColors, dials, callToAction, webAddress, legalLine, angle }
}
