/** BCP 47 codes of the languages that an ad can be in. What the studio knows of each is in studio/language. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'tr',
  'cs',
  'vi',
  'ru',
  'uk',
  'el',
  'ar',
  'he',
  'hi',
  'th',
  'zh',
  'zh-Hant',
  'ja',
  'ko',
] as const

export type LanguageCode = (typeof LANGUAGES)[number]

/** What is taken where nothing tells a language. */
export const DEFAULT_LANGUAGE: LanguageCode = 'en'
