/** A value in a text: a name, a formatted amount, or a number. */
export type Value = string | number

export interface PageLanguage {
  /** Its BCP 47 tag, as Intl takes it. */
  tag: string
  /** Gives a text with its values filled in; undefined if it has no translation. */
  translate(english: string, values: Readonly<Record<string, Value>>): string | undefined
  /** Gives the translation of a text that has its values in it already; undefined if none fits. */
  translateWhole(english: string): string | undefined
}

declare global {
  /**
   * The page's language, set by its script, which runs before those of the app (web/i18n/de.ts). A page in English has
   * none.
   */
  var placardLanguage: PageLanguage | undefined
}

let current = globalThis.placardLanguage

/**
 * Sets the language of this copy of the app, English without one. For the server's first HTML, before any screen is
 * loaded.
 */
export function setPageLanguage(language: PageLanguage | undefined): void {
  current = language
}

/** The names between braces: "name" and "size" of "{name}, {size}". */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type Values<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, Value>>]

/**
 * Gives a text of the interface in the page's language. The English text is its own key, and stands in for a missing
 * translation. Values are written as "{name}". The files of web/i18n know a text by its words, so it is written out
 * where it is used.
 */
export function t<const Text extends string>(english: Text, ...[values]: Values<Names<Text>>): string {
  return current?.translate(english, values ?? {}) ?? fillIn(english, values ?? {})
}

/**
 * Gives the form of a text that fits a count, which is written with separators in place of "{count}". `other` is the
 * key; a translation has the forms of its language.
 */
export function plural<const One extends string, const Other extends string>(
  count: number,
  { one, other }: { one: One; other: Other },
  ...[values]: Values<Exclude<Names<One | Other>, 'count'>>
): string {
  const form = current?.translate(other, { ...values, count })
  return form ?? fillIn(count === 1 ? one : other, { ...values, count: inNumbers(count) })
}

/**
 * Gives the translation of a text that is data: a name of the contract, or a sentence of the server with its values in
 * it. An unknown text, such as a user's own words, stays as it is.
 */
export function translated(english: string): string {
  return current?.translateWhole(english) ?? english
}

/** Gives a whole number with separators as the page's language writes it: "2,000". */
export function inNumbers(count: number): string {
  return count.toLocaleString(locale('en-US'))
}

/** Gives the tag of the page's language: "de". */
export function pageLanguageTag(): string {
  return current?.tag ?? 'en'
}

/**
 * Gives the locale for dates, numbers and names of things: that of the page's language, or the one in which its English
 * is written.
 */
export function locale(english: 'en' | 'en-US' | 'en-GB'): string {
  return current?.tag ?? english
}

function fillIn(text: string, values: Readonly<Record<string, Value>>): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
