/** The languages that the screens are in. English is the source; which language an ad is in is another matter (languages.ts). */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** What a person chooses is kept in a cookie, so that the first HTML is in it; without one it is what the browser asks for. */
export const LANGUAGE_COOKIE = 'language'

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly unknown[]).includes(value)
}
