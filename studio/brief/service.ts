import type { LanguageCode } from '#contract/languages.ts'
import { CURRENCY } from '../basics/amounts.ts'
import { forEachLanguage } from '../language/languages.ts'
import { anyOf, oneOf } from '../language/words.ts'

/**
 * Whether what is advertised is done for somebody and not handed over: a lesson, a repair, a night in a hotel. Told by the
 * name, in whose words it is nearly always said, and by what only services are asked for in the description.
 */
export function isService(
  { name, description }: { name: string; description: string },
  language: LanguageCode,
): boolean {
  const { names, asked } = serviceWords(language)
  return names.test(name) || asked.test(description)
}

/** Whether a description asks what only services are asked: to book, to come, what an hour costs. */
export function isAskedAsService(description: string, language: LanguageCode): boolean {
  return serviceWords(language).asked.test(description)
}

/** Words for services that went into every language. */
const INTERNATIONAL = `
  workshop, workshops, webinar, seminar, training, coaching, catering, massage, hotel, hostel, festival, hosting, webdesign
`

/** Among what is asked for is what is paid by the hour. */
const serviceWords = forEachLanguage(({ services: { names, asked, per, hours } }) => ({
  names: new RegExp(anyOf(INTERNATIONAL, names), 'iu'),
  asked: new RegExp(`${anyOf(asked)}|(?:${CURRENCY}|${anyOf(per)}|/)\\s?${oneOf(hours)}`, 'iu'),
}))
