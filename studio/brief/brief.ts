import type { Creative } from '#contract/creative.ts'

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

/** What is offered, each in the person's own words, to the letter (docs: decisions on productDiscount). */
export interface OfferWords {
  price: string | undefined
  oldPrice: string | undefined
  badge: string | undefined
}

/** What the ad has to say, understood but not yet chosen from. */
export interface Brief {
  ad: AdFields
  name: string
  offer: OfferWords
  /** BCP 47, guessed from the words; `en` where nothing tells. */
  language: string
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

/** (Draft of the lead, so that callers compile: the brief's own files replace the body.) */
export function makeBrief(ad: AdFields, seed: number): Brief {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(ad.productDescription)].map(
    (part) => part.segment.trim(),
  )
  const short = [...ad.taglines, ...sentences.map((sentence) => sentence.split(/,|\.$/u)[0]!)].filter(
    (text) => text.length <= 42 && text.split(' ').length <= 7 && text.split(' ').length > 1,
  )
  return {
    ad,
    name: ad.productName,
    offer: { price: ad.productPrice ?? undefined, oldPrice: undefined, badge: ad.productDiscount ?? undefined },
    language: 'en',
    textDirection: 'ltr',
    headlines: short,
    supports: sentences.filter((sentence) => sentence.length <= 110),
    proof: [],
    callToAction: ['Shop now', 'Get yours', 'Discover more'][seed % 3]!,
  }
}
