import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'

/** People read a few languages; what follows them in the header is noise. */
const MAX = 5

/** The languages of a person's browser that ads can be in, best first, by its Accept-LanguageCode; undefined where it names none. */
export function readBrowserLanguages(headers: IncomingHttpHeaders): LanguageCode[] | undefined {
  const asked = new Negotiator({ headers }).languages()
  const known = asked.map(languageOf).filter((language) => language !== undefined)
  return known.length > 0 ? [...new Set(known)].slice(0, MAX) : undefined
}

/** Undefined for a language that no ad can be in, for a wildcard, and for what is no language tag. */
function languageOf(tag: string): LanguageCode | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    // Norwegian without more is Bokmål.
    const named = [`${language}-${script}`, language === 'no' ? 'nb' : language]
    return named.flatMap((id) => LANGUAGES.find((ours) => ours === id) ?? [])[0]
  } catch {
    return undefined
  }
}
