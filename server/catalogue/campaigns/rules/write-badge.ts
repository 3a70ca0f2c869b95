import type { LanguageCode } from '#contract/languages.ts'
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

/** Writes "Under $20" in a feed's language and its country's notation. */
export function writeUnder(amount: number, currency: string, { language, country }: FeedWriting): string {
  const price = writePrice(amount, currency, { language, ...(country && { country }) }) ?? `${amount} ${currency}`
  return (UNDER[language] ?? BELOW).replace('{price}', () => price)
}
