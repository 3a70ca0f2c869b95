import { IntlMessageFormat } from 'intl-messageformat'
import type { Language, Value } from './i18n.ts'

/** Translations by their English text, in ICU's message format, where they count or choose. */
export type Messages = Readonly<Record<string, string>>

/** Gives what `t` and `said` ask in one language. A message is read once, when it is first needed. */
export function languageOf(tag: string, messages: Messages): Language {
  const formats = new Map<string, IntlMessageFormat>()
  let patterns: Pattern[] | undefined
  function translate(english: string, values: Readonly<Record<string, Value>>): string | undefined {
    // Not by `messages[english]` alone: a text may be called "constructor".
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

  /** Of words that have their values in them, by the words between those. */
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

/** What is said in several sentences, where each of them is known: a mixture of two languages helps nobody. */
function eachSentence(english: string, translate: (sentence: string) => string | undefined): string | undefined {
  const sentences = english.split(SENTENCES)
  if (sentences.length === 1) return undefined
  const translated = sentences.map(translate)
  return translated.includes(undefined) ? undefined : translated.join(' ')
}

interface Pattern {
  key: string
  /** So many letters stand between its values: of two that fit, the one with more of them says more. */
  words: number
  names: string[]
  shape: RegExp
}

const HOLE = /\{(\w+)\}/g

/** A text with holes and enough words between them to be known by: "{count} ads", and not "{name}: {text}". */
function hasWords(key: string): boolean {
  return key.includes('{') && /\p{L}{3}/u.test(key.replace(HOLE, ''))
}

function toPattern(key: string): Pattern {
  const names = [...key.matchAll(HOLE)].map(([, name]) => String(name))
  const fixed = key.split(HOLE).filter((_, at) => at % 2 === 0)
  return { key, names, words: fixed.join('').length, shape: new RegExp(`^${fixed.map(escape).join('(.+?)')}$`, 's') }
}

/** Browsers have RegExp.escape since 2025 at the earliest. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** A person's own words, by the names of the holes that they stand in. */
const OWN_WORDS = /^(brand|email|file|headline|name|other|product|text|title|value|word)\d*$/

/** A count chooses its form as a number; a word of ours in a sentence, as "headline", is translated as it is alone. */
function valueOf(name: string, value: string, translate: Language['translate']): Value {
  // "one photo" has no digit.
  if (name === 'count') return Number(value.replaceAll(/\D/g, '') || 1)
  return OWN_WORDS.test(name) ? value : (translate(value, {}) ?? value)
}
