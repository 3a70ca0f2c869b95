import { arrayOf, isThing, type SchemaThing } from './page-data.ts'
import { plainText } from './plain-text.ts'

/** Returns a name of schema.org without the address or the prefix of its vocabulary. */
export function schemaName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:|sdo:)/i, '')
}

/**
 * Returns the text of a property: itself, the one of several that is in the page's language, or the first. JSON-LD has
 * three ways to write one in several languages.
 */
export function wordsOf(value: unknown, language: string | undefined): string | undefined {
  const texts = arrayOf(value).flatMap((one) => (isThing(one) ? valuesOf(one) : [{ text: one, language: undefined }]))
  const own = texts.find((one) => one.language !== undefined && isSameLanguage(one.language, language))
  for (const { text } of own ? [own, ...texts] : texts) {
    const plain = plainText(text)
    if (plain) return plain
  }
  return undefined
}

/** Unwraps `@value`, if the value of a property is written out. */
export function plainValue(value: unknown): unknown {
  return isThing(value) && '@value' in value ? value['@value'] : value
}

function valuesOf(thing: SchemaThing): { text: unknown; language: string | undefined }[] {
  if ('@value' in thing) {
    const language = thing['@language']
    return [{ text: thing['@value'], language: typeof language === 'string' ? language : undefined }]
  }
  const isMap =
    Object.keys(thing).length > 0 && Object.keys(thing).every((key) => /^(?:[a-z]{2,3}(?:[-_]\w+)*|@none)$/i.test(key))
  if (isMap)
    return Object.entries(thing).flatMap(([language, texts]) => arrayOf(texts).map((text) => ({ text, language })))
  return []
}

function isSameLanguage(one: string, other: string | undefined): boolean {
  return other !== undefined && one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase()
}

/** Returns a code or a state as it is written, or an empty string. */
export function plainCode(value: unknown): string {
  const plain = plainValue(value)
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : ''
}
