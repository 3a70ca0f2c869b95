import type { Angle } from '#contract/angles.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import type { Dials } from '#contract/dials.ts'
import type { Creative, OwnWords } from '#contract/creative.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { callsToAction, neutralCallToAction } from './call-to-action.ts'
import { describeLines } from './described-lines.ts'
import { findLines } from './headlines.ts'
import { type GuessedLanguage, guessLanguage } from '../language/guess-language.ts'
import { languages, UNKNOWN_LANGUAGE } from '../language/languages.ts'
import { describeDoubt } from '#contract/money/offer-doubts.ts'
import { readOffer } from '#contract/money/read-offer.ts'
import { type OfferWords, withOwnOffer } from './offer.ts'
import { findProofPoints } from './proof-points.ts'
import { deedPhrase } from './read-deed.ts'
import { isService } from './service.ts'
import { isVisited } from './is-visited.ts'
import { visibleText } from '#contract/visible-text.ts'

/** The ad's own fields, as the person filled them in: complete, as the contract asks before anything is generated. */
export type AdFields = Pick<
  Creative,
  'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines' | 'customColors'
> & {
  adStyle: NonNullable<Creative['adStyle']>
  colorPalette: NonNullable<Creative['colorPalette']>
  typography: NonNullable<Creative['typography']>
  tone: NonNullable<Creative['tone']>
  /** Her own, in place of the studio's phrase for the tone. */
  callToAction?: string | null
  webAddress?: string | null
  /** What the law or her terms ask to be said. */
  legalLine?: string | null
  /** Texts of her own, by part, which win over whatever the studio would choose. */
  words?: OwnWords
  /** Colors of her own, by what they are for, which win over palette and style. */
  roleColors?: Partial<Record<ColorRole, string>>
  /** Its palette is that of all products of a feed, and was not taken from the advice for this one. */
  isPaletteShared?: boolean
  /** How large she has its parts, and where its product. */
  dials?: Dials
  /** What it leads with as one ad of a test; in any other a typed tagline leads. */
  angle?: Angle | null
  /** What she says that the ad is in; guessed from its words where it is left out. */
  language?: LanguageCode | null
  /** Those of the person's browser, best first: what the words of the ad leave open is taken to be in one of them. */
  browserLanguages?: readonly LanguageCode[]
}

/** What tells the language of an ad. */
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

/** What the ad has to say, understood but not yet chosen from. */
export interface Brief {
  ad: AdFields
  name: string
  offer: OfferWords
  /** One sentence on why it claims less than the two fields may have been meant to. */
  offerDoubt?: string
  /** BCP 47, as she said or guessed from the words; English where nothing tells it. */
  language: LanguageCode
  /** In which its words are set: the same, or the one of nobody where it is a guess that the words themselves do not bear out. */
  setIn: string
  textDirection: 'ltr' | 'rtl'
  /** Her taglines in the seed's turn, of any length; may be empty. Where there is one, it leads. */
  taglines: string[]
  /** Sentences or clauses of the description that are short enough to lead, best first; may be empty. */
  headlines: string[]
  /** Whole sentences or clauses that can stand under a headline, best first; may be empty. */
  supports: string[]
  /** Two or three short points of the person's own, or none. */
  proof: string[]
  /**
   * Her own alone; else the studio's phrases for the tone, in the ad's language, as far as they suit what is sold, the seed's
   * turn first; a neutral one where the language is not sure.
   */
  callsToAction: string[]
  /** What stands beside the message, exactly as typed. */
  signOff: { webAddress?: string; legalLine?: string }
}

/** The formats of an ad say the same, one after the other. */
const briefs = boundedCache<Brief>(100)

/** Understands what the person typed. Nothing in it is reworded: every text is theirs, or a phrase of the studio's. */
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
  const [own, webAddress, legalLine] = [ad.callToAction, ad.webAddress, ad.legalLine].map((typed) =>
    visibleText(typed ?? null),
  )
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
    signOff: { ...(webAddress && { webAddress }), ...(legalLine && { legalLine }) },
  }
}

/** What is done with the thing, where that is known, and then what can be said of anything. */
function findCallsToAction(
  said: { name: string; description: string; price: string | null },
  tone: AdFields['tone'],
  language: LanguageCode,
  seed: number,
): string[] {
  const deed = deedPhrase(said, tone, language)
  const any = callsToAction(language, tone, seed, isService(said, language) || isVisited(said, language))
  return deed === undefined ? any : [deed, ...any]
}

/** Letters of the languages that tell a dotted i from one without. */
const DOTTED_OR_NOT = /[ıİ]/u

/**
 * A guess of the browser's language is set by its rules, but English for want of another is set by nobody's, and so are words that its
 * capitals would spoil: SİLİCONE, where neither a dotless ı nor a dotted İ tells that they are Turkish.
 */
function guessSetting(language: LanguageCode, words: string): string {
  const hasOwnCapitals = 'i'.toLocaleUpperCase(language) !== 'I'
  const isDoubtful = language === DEFAULT_LANGUAGE || (hasOwnCapitals && !DOTTED_OR_NOT.test(words))
  return isDoubtful ? UNKNOWN_LANGUAGE : language
}

/** The angles of an ad, and what is suggested for it, are in the language of its brief. */
const guesses = boundedCache<GuessedLanguage>(100)

/** The language of an ad: hers, else by all words that the person typed. */
export function guessAdLanguage(ad: AdWords): GuessedLanguage {
  const { productName, productDescription, productPrice, productDiscount, taglines, language, browserLanguages } = ad
  if (language) return { language, direction: languages[language].direction, isSure: true }
  const words = [...taglines, productDescription, productName, productPrice ?? '', productDiscount ?? ''].join('\n')
  const preferred = browserLanguages?.length ? browserLanguages : undefined
  return guesses(`${preferred?.join()}|${words}`, () => guessLanguage(words, preferred))
}
