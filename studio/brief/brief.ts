import type { Language } from '#contract/calls-to-action.ts'
import type { Creative } from '#contract/creative.ts'
import { pickCallToAction } from './call-to-action.ts'
import { findLines } from './headlines.ts'
import { guessLanguage } from './language.ts'
import { type OfferWords, readOffer } from './offer.ts'
import { findProofPoints } from './proof-points.ts'
import { visibleText } from './visible-text.ts'

/** The ad's own fields, as the person filled them in: complete, as the contract asks before anything is generated. */
export type AdFields = Pick<
  Creative,
  'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines' | 'customColors'
> & {
  adStyle: NonNullable<Creative['adStyle']>
  colorPalette: NonNullable<Creative['colorPalette']>
  typography: NonNullable<Creative['typography']>
  tone: NonNullable<Creative['tone']>
}

/** What the ad has to say, understood but not yet chosen from. */
export interface Brief {
  ad: AdFields
  name: string
  offer: OfferWords
  /** BCP 47, guessed from the words; `en` where nothing tells. */
  language: Language
  textDirection: 'ltr' | 'rtl'
  /** Lines short enough to lead, best first: taglines in the seed's turn, then sentences or clauses; may be empty. */
  headlines: string[]
  /** Whole sentences or clauses that can stand under a headline, best first; may be empty. */
  supports: string[]
  /** Two or three short points of the person's own, or none. */
  proof: string[]
  /** A phrase of the contract for the tone, in the ad's language. */
  callToAction: string
}

/** Understands what the person typed. Nothing in it is reworded: every text is theirs, or a phrase of the contract. */
export function makeBrief(ad: AdFields, seed: number): Brief {
  const { language, direction } = guessLanguage([...ad.taglines, ad.productDescription, ad.productName].join('\n'))
  const { headlines, supports } = findLines(ad.taglines, ad.productDescription, language, seed)
  return {
    ad,
    name: visibleText(ad.productName) ?? ad.productName,
    offer: readOffer(ad.productPrice, ad.productDiscount),
    language,
    textDirection: direction,
    headlines,
    supports,
    proof: findProofPoints(ad.productDescription, language),
    callToAction: pickCallToAction(language, ad.tone, seed),
  }
}
