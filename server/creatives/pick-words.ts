import type { AdWords } from '#studio/index.ts'
import type { CreativeRow } from './store.ts'

/** What the studio reads of an ad's words, and what it takes to tell their language. */
export function pickWords(creative: CreativeRow): AdWords {
  const { productName, productDescription, productPrice, productDiscount, taglines, browserLanguages } = creative
  return { productName, productDescription, productPrice, productDiscount, taglines, browserLanguages }
}
