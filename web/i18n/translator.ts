import { IntlMessageFormat } from 'intl-messageformat'
import type { PageLanguage, Value } from './i18n.ts'

/** Translations by their English text. Those that count or choose are in ICU's message format. */
export type Messages = Readonly<Record<string, string>>

/** Makes a language of its translations. A message is parsed once, when it is first needed. */
export function languageOf(tag: string, messages: Messages): PageLanguage {
  const formats = new Map<string, IntlMessageFormat>()
  let patterns: Pattern[] | undefined
  function translate(english: string, values: Readonly<Record<string, Value>>): string | undefined {
    // `messages[english]` alone would find a text called "constructor" on the prototype.
    const message = Object.hasOwn(messages, english) ? messages[english] : undefined
    if (message === undefined || !message.includes('{')) return message
    const format = formats.get(english) ?? new IntlMessageFormat(message, tag, undefined, { ignoreTag: true })
    formats.set(english, format)
    return String(format.format(values))
  }
  return {
    tag,
    translate,
    translateWhole(english) {
      return translate(english, {}) ?? eachSentence(english, translateSentence) ?? translateSentence(english)
    },
  }

  /** Translates a sentence that has its values in it, by matching the words between them. */
  function translateSentence(english: string): string | undefined {
    const whole = translate(english, {})
    if (whole !== undefined) return whole
    patterns ??= Object.keys(messages)
      .filter(hasWords)
      .map(toPattern)
      .toSorted((a, b) => b.words - a.words)
    for (const { key, names, shape } of patterns) {
      const [, ...values] = shape.exec(english) ?? []
      if (values.length > 0)
        return translate(
          key,
          Object.fromEntries(names.map((name, at) => [name, valueOf(name, values[at] ?? '', translate)])),
        )
    }
    return undefined
  }
}

const SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u

/** Translates a text of several sentences, if each of them is known: a mixture of two languages helps nobody. */
function eachSentence(english: string, translate: (sentence: string) => string | undefined): string | undefined {
  const sentences = english.split(SENTENCES)
  if (sentences.length === 1) return undefined
  const translated = sentences.map(translate)
  return translated.includes(undefined) ? undefined : translated.join(' ')
}

interface Pattern {
  key: string
  /** Number of letters between its values: of two patterns that fit, the one with more letters is more specific. */
  words: number
  names: string[]
  shape: RegExp
}

const HOLE = /\{(\w+)\}/g

/**
 * Tells whether a text with holes has enough words between them to be recognized: "{count} ads", and not "{name}:
 * {text}".
 */
function hasWords(key: string): boolean {
  return key.includes('{') && /\p{L}{3}/u.test(key.replace(HOLE, ''))
}

function toPattern(key: string): Pattern {
  const names = [...key.matchAll(HOLE)].map(([, name]) => String(name))
  const fixed = key.split(HOLE).filter((_, at) => at % 2 === 0)
  return { key, names, words: fixed.join('').length, shape: new RegExp(`^${fixed.map(escape).join('(.+?)')}$`, 's') }
}

/** Escapes a text for a regular expression. Browsers have RegExp.escape since 2025 at the earliest. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Names of the holes that hold a user's own words, which are not translated. */
const OWN_WORDS = /^(brand|email|file|headline|name|other|product|text|title|value|word)\d*$/

/**
 * Gives a value of a message. A count is a number and chooses a form; a word of ours in a sentence, such as "headline",
 * is translated by itself.
 */
function valueOf(name: string, value: string, translate: PageLanguage['translate']): Value {
  // "one photo" has no digit.
  if (name === 'count') return Number(value.replaceAll(/\D/g, '') || 1)
  return OWN_WORDS.test(name) ? value : (translate(value, {}) ?? value)
}
