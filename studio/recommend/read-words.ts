import { AD_STYLES, type AdStyle } from '#contract/choices.ts'
import { once } from '../basics/once.ts'
import { allLanguages } from '../language/languages.ts'
import { SPACELESS_LETTER } from '../language/script.ts'
import { listWords } from '../language/words.ts'

export interface ProductWords {
  productName: string
  productDescription: string
  taglines: readonly string[]
}

export interface StyleHint {
  style: AdStyle
  /** Number of telling words, in which one in the product's name counts twice. */
  weight: number
  /** Telling words as they were typed, in the order of the text. */
  words: string[]
}

/**
 * Returns the weight of each style in the words, in the order of the choice list. A style without telling words has no
 * weight.
 */
export function readStyleWords({ productName, productDescription, taglines }: ProductWords): StyleHint[] {
  const named = new Set(split(productName).map(fold))
  const typed = [productName, productDescription, ...taglines].flatMap(split)
  return AD_STYLES.map(({ id }) => {
    const words = unique(typed.filter((word) => tells(id, fold(word))))
    const weight = words.reduce((sum, word) => sum + (named.has(fold(word)) ? 2 : 1), 0)
    return { style: id, weight, words }
  })
}

function tells(style: AdStyle, word: string): boolean {
  const { whole, stems, inside } = tellingWords().get(style)!
  if (word.includes(' ')) return whole.has(word)
  return whole.has(word) || stems.some((stem) => word.startsWith(stem)) || inside.some((part) => word.includes(part))
}

/** Telling words of all languages, because a product's name may be in any. */
const tellingWords = once(
  () =>
    new Map(
      AD_STYLES.map(({ id }) => {
        const words = allLanguages.flatMap(({ styleWords }) => listWords(styleWords[id] ?? ''))
        const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
        // In scripts without spaces, a run of letters between two marks is many words.
        const inside = words.filter((word) => SPACELESS_LETTER.test(word))
        return [id, { stems, inside, whole: new Set(words.filter((word) => !word.endsWith('*'))) }]
      }),
    ),
)

/**
 * Matches words with their inner marks: Persian has a sign that is no space inside some, and Ukrainian an apostrophe,
 * which separates two words in French.
 */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:[-\u200c]|(?<=\p{Script=Cyrillic})['’])[\p{L}\p{M}\p{N}]+)*/gu

/** Returns each word, followed by the same with the next one: "sans fil", "nước hoa". */
function split(text: string): string[] {
  const words = text.match(WORD) ?? []
  return words.flatMap((word, at) => [word, ...words.slice(at + 1, at + 2).map((next) => `${word} ${next}`)])
}

function fold(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'").toLowerCase()
}

function unique(words: string[]): string[] {
  return words.filter((word, at) => words.findIndex((other) => fold(other) === fold(word)) === at)
}
