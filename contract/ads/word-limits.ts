import * as limits from '../limits.ts'
import type { WordPart } from '../word-parts.ts'

/** Longest text of each part in characters. A support line may be as long as a sentence that a passer-by reads. */
export const WORD_PART_MAX: Readonly<Record<WordPart, number>> = {
  headline: limits.TAGLINE_MAX,
  name: limits.NAME_MAX,
  support: limits.TAGLINE_MAX,
  price: limits.PRICE_MAX,
  oldPrice: limits.PRICE_MAX,
  badge: limits.PRICE_MAX,
  callToAction: limits.CALL_TO_ACTION_MAX,
  webAddress: limits.WEB_ADDRESS_MAX,
  legalLine: limits.LEGAL_LINE_MAX,
}
