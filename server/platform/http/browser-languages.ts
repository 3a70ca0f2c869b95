import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'

/** People read a few languages; the rest of the header is noise. */
const MAX = 5

/**
 * Returns the languages of the browser that ads can be in, best first, from its Accept-Language header; undefined if it
 * names none.
 */
export function readBrowserLanguages(headers: IncomingHttpHeaders): LanguageCode[] | undefined {
  const asked = new Negotiator({ headers }).languages()
  const known = asked.map(languageOf).filter((language) => language !== undefined)
  return known.length > 0 ? [...new Set(known)].slice(0, MAX) : undefined
}

/** Returns undefined for a language that no ad can be in, for a wildcard, and for an invalid language tag. */
function languageOf(tag: string): LanguageCode | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    // Norwegian without further details is Bokmål.
    const named = [`${language}-${script}`, language === 'no' ? 'nb' : language]
    return named.flatMap((id) => LANGUAGES.find((ours) => ours === id) ?? [])[0]
  } catch {
    return undefined
  }
}
