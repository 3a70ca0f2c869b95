import type { LanguageCode } from '#contract/languages.ts'
import { CURRENCY } from '../basics/amounts.ts'
import { forEachLanguage } from '../language/languages.ts'
import { anyOf, oneOf } from '../language/words.ts'

/**
 * Returns true if the ad offers something that is done for somebody and not handed over: a lesson, a repair, a night in
 * a hotel. It is recognized by the name, whose words nearly always show it, and by words in the description that are
 * used for services alone.
 */
export function isService(
  { name, description }: { name: string; description: string },
  language: LanguageCode,
): boolean {
  const { names, asked } = serviceWords(language)
  return names.test(name) || asked.test(description)
}

/** Returns true if a description asks what is asked for services alone: to book, to come, the price of an hour. */
export function isAskedAsService(description: string, language: LanguageCode): boolean {
  return serviceWords(language).asked.test(description)
}

/** Words for services that entered every language. */
const INTERNATIONAL = `
  workshop, workshops, webinar, seminar, training, coaching, catering, massage, hotel, hostel, festival, hosting, webdesign
`

/** Prices by the hour count among the words of a service. */
const serviceWords = forEachLanguage(({ services: { names, asked, per, hours } }) => ({
  names: new RegExp(anyOf(INTERNATIONAL, names), 'iu'),
  asked: new RegExp(`${anyOf(asked)}|(?:${CURRENCY}|${anyOf(per)}|/)\\s?${oneOf(hours)}`, 'iu'),
}))
