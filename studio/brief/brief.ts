import type { Angle } from '#contract/ads/angles.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import type { Dials } from '#contract/ads/dials.ts'
import type { Creative, OwnWords } from '#contract/ads/creative.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { callsToAction, neutralCallToAction } from './call-to-action.ts'
import { describeLines } from './described-lines.ts'
import { findLines } from './headlines.ts'
import { type GuessedLanguage, guessLanguage } from '../language/guess-language.ts'
import { languages, UNKNOWN_LANGUAGE } from '../language/languages.ts'
import { describeDoubt } from '#contract/prices/offer-doubts.ts'
import { readOffer } from '#contract/prices/read-offer.ts'
import { type OfferWords, withOwnOffer } from './offer.ts'
import { findProofPoints } from './proof-points.ts'
import { priceWorth } from './price-worth.ts'
import { deedPhrase } from './read-deed.ts'
import { isService } from './service.ts'
import { isVisited } from './is-visited.ts'
import { visibleText } from '#contract/text/visible-text.ts'

/** The ad's own fields as the user filled them in: complete, as the contract demands before anything is generated. */
export type AdFields = Pick<
  Creative,
  'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines' | 'customColors'
> & {
  adStyle: NonNullable<Creative['adStyle']>
  colorPalette: NonNullable<Creative['colorPalette']>
  typography: NonNullable<Creative['typography']>
  tone: NonNullable<Creative['tone']>
  /** Call to action of the user, in place of the studio's phrase for the tone. */
  callToAction?: string | null
  /** Name of the brand that the ad is of, where it has no logo. */
  brandName?: string | null
  webAddress?: string | null
  /** Text that the law or the user's terms require. */
  legalLine?: string | null
  /** Texts of the user by part, which win over every choice of the studio. */
  words?: OwnWords
  /** Colors of the user by role, which win over palette and style. */
  roleColors?: Partial<Record<ColorRole, string>>
  /** The palette is shared by all products of a feed, and was not taken from the advice for this one. */
  isPaletteShared?: boolean
  /** Sizes of parts and place of the product, as the user set them. */
  dials?: Dials
  /** Angle with which the ad leads as one ad of an experiment; in any other ad a typed tagline leads. */
  angle?: Angle | null
  /** Language that the user chose for the ad; guessed from its words if it is left out. */
  language?: LanguageCode | null
  /**
   * Languages of the user's browser, best first. An ad whose words leave the language open is taken to be in one of
   * them.
   */
  browserLanguages?: readonly LanguageCode[]
}

/** Fields that show the language of an ad. */
export type AdWords = Pick<
  AdFields,
  | 'productName'
  | 'productDescription'
  | 'productPrice'
  | 'productDiscount'
  | 'taglines'
  | 'language'
  | 'browserLanguages'
>

/** Contents of an ad, understood but not yet chosen from. */
export interface Brief {
  ad: AdFields
  name: string
  offer: OfferWords
  /** Sentence on why the ad claims less than the two fields may have been meant to claim. */
  offerDoubt?: string
  /** BCP 47 code, as the user chose it or guessed from the words; English if nothing shows it. */
  language: LanguageCode
  /**
   * Language in which the words are set: the same, or undetermined if `language` is a guess that the words do not
   * support.
   */
  setIn: string
  textDirection: 'ltr' | 'rtl'
  /** Taglines of the user in the seed's order, of any length; may be empty. If there is one, it leads. */
  taglines: string[]
  /** Sentences or clauses of the description that are short enough to lead, best first; may be empty. */
  headlines: string[]
  /** Whole sentences or clauses that can stand under a headline, best first; may be empty. */
  supports: string[]
  /** Two or three short points of the user's own, or none. */
  proof: string[]
  /**
   * The user's own call to action alone. Otherwise the studio's phrases for the tone in the ad's language that suit the
   * product, in the seed's order, or a neutral one if the language is not sure.
   */
  callsToAction: string[]
  /** Texts that stand beside the message, exactly as typed. */
  signOff: { brandName?: string; webAddress?: string; legalLine?: string }
}

/** Cached because the formats of an ad have the same brief and are made one after the other. */
const briefs = boundedCache<Brief>(100)

/** Understands what the user typed. Nothing in it is reworded: every text is theirs, or a phrase of the studio's. */
export function makeBrief(ad: AdFields, seed: number): Brief {
  return briefs(JSON.stringify([seed, ad]), () => understand(ad, seed))
}

function understand(ad: AdFields, seed: number): Brief {
  const { language, direction, isSure } = guessAdLanguage(ad)
  const name = visibleText(ad.productName) ?? ad.productName
  const description = ad.productDescription
  const { doubt, ...offer } = readOffer(ad.productPrice, ad.productDiscount)
  const offerDoubt = describeDoubt(doubt, ad.productPrice, ad.productDiscount)
  const described = describeLines(description, language)
  const [own, brand, webAddress, legalLine] = [ad.callToAction, ad.brandName, ad.webAddress, ad.legalLine].map(
    (typed) => visibleText(typed ?? null),
  )
  // A shop that advertises itself is named once.
  const brandName = brand && brand.toLowerCase() !== name.toLowerCase() ? brand : undefined
  return {
    ad,
    name,
    offer: ad.angle ? withOwnOffer(offer, ad.words ?? {}) : offer,
    ...(offerDoubt && { offerDoubt }),
    language,
    setIn: isSure ? language : guessSetting(language, [name, description, ...ad.taglines].join('\n')),
    textDirection: direction,
    ...findLines({ name, taglines: ad.taglines, described }, language, seed),
    proof: findProofPoints(described, language),
    callsToAction: own
      ? [own]
      : isSure
        ? findCallsToAction({ name, description, price: ad.productPrice }, ad.tone, language, seed)
        : [neutralCallToAction(language)],
    signOff: { ...(brandName && { brandName }), ...(webAddress && { webAddress }), ...(legalLine && { legalLine }) },
  }
}

/**
 * Returns the phrase for what is done with the product, if that is known, and then the phrases that suit any product.
 */
function findCallsToAction(
  product: { name: string; description: string; price: string | null },
  tone: AdFields['tone'],
  language: LanguageCode,
  seed: number,
): string[] {
  const deed = deedPhrase(product, tone, language)
  const any = callsToAction(language, tone, seed, purchaseOf(product, language))
  return deed === undefined ? any : [deed, ...any]
}

/** Price, or its worth in dollars, up to which a thing is bought by a click on its ad. */
const BOUGHT_UP_TO = 500

function purchaseOf(product: { name: string; description: string; price: string | null }, language: LanguageCode) {
  if (isService(product, language) || isVisited(product, language)) return 'visited'
  const worth = priceWorth(product.price)
  return worth !== undefined && worth <= BOUGHT_UP_TO ? 'bought' : 'thought over'
}

/** Letters of the languages that distinguish a dotted i from a dotless one. */
const DOTTED_OR_NOT = /[ıİ]/u

/**
 * Returns the language to set the words in. The browser's language is a guess whose rules are used, but English as a
 * last resort stands for no language, and so do words that the guessed language's capitals would spoil: SİLİCONE, if
 * neither a dotless ı nor a dotted İ shows that they are Turkish.
 */
function guessSetting(language: LanguageCode, words: string): string {
  const hasOwnCapitals = 'i'.toLocaleUpperCase(language) !== 'I'
  const isDoubtful = language === DEFAULT_LANGUAGE || (hasOwnCapitals && !DOTTED_OR_NOT.test(words))
  return isDoubtful ? UNKNOWN_LANGUAGE : language
}

/** Cached because the angles of an ad, and all suggestions for it, are in the language of its brief. */
const guesses = boundedCache<GuessedLanguage>(100)

/** Returns the language of an ad: the one that the user chose, else a guess from all words that they typed. */
export function guessAdLanguage(ad: AdWords): GuessedLanguage {
  const { productName, productDescription, productPrice, productDiscount, taglines, language, browserLanguages } = ad
  if (language) return { language, direction: languages[language].direction, isSure: true }
  const words = [...taglines, productDescription, productName, productPrice ?? '', productDiscount ?? ''].join('\n')
  const preferred = browserLanguages?.length ? browserLanguages : undefined
  return guesses(`${preferred?.join()}|${words}`, () => guessLanguage(words, preferred))
}
