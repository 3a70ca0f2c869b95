/** The languages of the screens. English is the source; the language of an ad is another matter (languages.ts). */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/**
 * The user's choice is stored in a cookie, so that the first HTML is in it; without one the browser's preference
 * counts.
 */
export const LANGUAGE_COOKIE = 'language'

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly unknown[]).includes(value)
}
