import type { LanguageCode } from '#contract/languages.ts'
import { decimalsOf } from '#contract/prices/currency-decimals.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { writePrice } from '#contract/prices/write-price.ts'

/** The language and notation of a feed, for badges that a rule writes. */
export interface FeedWriting {
  language: LanguageCode
  /** The country of the campaign, in whose notation prices are written. */
  country: string | null
}

/** "Under" in front of a price, or around it. */
const UNDER: Partial<Record<LanguageCode, string>> = {
  en: 'Under {price}',
  de: 'Unter {price}',
  fr: 'Moins de {price}',
  es: 'Menos de {price}',
  it: 'Meno di {price}',
  pt: 'Menos de {price}',
  nl: 'Onder {price}',
  pl: 'Poniżej {price}',
  sv: 'Under {price}',
  da: 'Under {price}',
  nb: 'Under {price}',
  fi: 'Alle {price}',
  cs: 'Pod {price}',
  sk: 'Pod {price}',
  hu: '{price} alatt',
  tr: '{price} altı',
  ru: 'Дешевле {price}',
  uk: 'Дешевше за {price}',
  ja: '{price}未満',
  ko: '{price} 미만',
  zh: '低于{price}',
}

/** A sign instead of words, for other languages. */
const BELOW = '< {price}'

/**
 * Writes "Under $20" in a feed's language and its country's notation. A limit between two prices is written as the upper
 * one: 20.00 is under 20.005, and not under 20.
 */
export function writeUnder(amount: number, currency: string, { language, country }: FeedWriting): string {
  const unit = 10 ** (isCurrencyCode(currency) ? decimalsOf(currency) : 2)
  const limit = Math.ceil(Number((amount * unit).toFixed(6))) / unit
  const price = writePrice(limit, currency, { language, ...(country && { country }) }) ?? `${limit} ${currency}`
  return (UNDER[language] ?? BELOW).replace('{price}', () => price)
}
