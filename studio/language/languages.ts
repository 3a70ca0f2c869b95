import type { CallsToAction } from '#contract/ads/calls-to-action.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { arabic } from './locales/ar.ts'
import { czech } from './locales/cs.ts'
import { danish } from './locales/da.ts'
import { german } from './locales/de.ts'
import { greek } from './locales/el.ts'
import { english } from './locales/en.ts'
import { spanish } from './locales/es.ts'
import { french } from './locales/fr.ts'
import { hebrew } from './locales/he.ts'
import { hindi } from './locales/hi.ts'
import { italian } from './locales/it.ts'
import { japanese } from './locales/ja.ts'
import { korean } from './locales/ko.ts'
import { dutch } from './locales/nl.ts'
import { polish } from './locales/pl.ts'
import { portuguese } from './locales/pt.ts'
import { russian } from './locales/ru.ts'
import { swedish } from './locales/sv.ts'
import { thai } from './locales/th.ts'
import { turkish } from './locales/tr.ts'
import { ukrainian } from './locales/uk.ts'
import { vietnamese } from './locales/vi.ts'
import { simplifiedChinese } from './locales/zh.ts'
import { traditionalChinese } from './locales/zh-Hant.ts'
import { norwegian } from './locales/nb.ts'
import { finnish } from './locales/fi.ts'
import { hungarian } from './locales/hu.ts'
import { slovak } from './locales/sk.ts'
import { slovenian } from './locales/sl.ts'
import { croatian } from './locales/hr.ts'
import { latinSerbian } from './locales/sr-Latn.ts'
import { indonesian } from './locales/id.ts'
import { malay } from './locales/ms.ts'
import { filipino } from './locales/fil.ts'
import { bulgarian } from './locales/bg.ts'
import { serbian } from './locales/sr.ts'
import { persian } from './locales/fa.ts'
import { urdu } from './locales/ur.ts'
import { DEEDS } from './deeds.ts'
import type { Language } from './language.ts'

/** Languages that an ad can be in. */
export const languages: Record<LanguageCode, Language> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  tr: turkish,
  cs: czech,
  vi: vietnamese,
  nb: norwegian,
  fi: finnish,
  hu: hungarian,
  sk: slovak,
  sl: slovenian,
  hr: croatian,
  'sr-Latn': latinSerbian,
  id: indonesian,
  ms: malay,
  fil: filipino,
  ru: russian,
  uk: ukrainian,
  bg: bulgarian,
  sr: serbian,
  el: greek,
  ar: arabic,
  fa: persian,
  ur: urdu,
  he: hebrew,
  hi: hindi,
  th: thai,
  zh: simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
  ko: korean,
}

export const allLanguages = Object.values(languages)

/** Phrases of the studio that an ad may end with, in any language. */
export const allCallsToAction = allLanguages.flatMap(phrasesOf)

/** Returns the phrases that suit any product. */
export function callsToActionIn(language: LanguageCode): CallsToAction {
  return languages[language].callsToAction
}

/** Returns every phrase of the studio that an ad in this language may end with. */
export function phrasesOf({ callsToAction, deeds }: Pick<Language, 'callsToAction' | 'deeds'>): string[] {
  const ofDeeds = deeds ? [...DEEDS.flatMap((deed) => deeds[deed] ?? []), ...deeds.several] : []
  return [...Object.values(callsToAction).flat(), ...ofDeeds]
}

/**
 * BCP 47 code for a text in an unknown language. The text is set as English is, except for rules that would be wrong in
 * another language: no word is divided, and capitals are those of no country.
 */
export const UNKNOWN_LANGUAGE = 'und'

const unknown: Language = { ...english, name: 'Unknown', hyphenation: undefined }

/** Returns the language, or undefined for a code that no ad of today has. */
export function findLanguage(code: string): Language | undefined {
  if (code === UNKNOWN_LANGUAGE) return unknown
  return Object.hasOwn(languages, code) ? languages[code as LanguageCode] : undefined
}

/** Returns a function that makes something of a language's words, once for each language. */
export function forEachLanguage<T>(make: (language: Language) => T): (code: LanguageCode) => T {
  const made = new Map<LanguageCode, T>()
  return (code) => {
    if (!made.has(code)) made.set(code, make(languages[code]))
    return made.get(code)!
  }
}
