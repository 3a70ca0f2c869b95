import { AD_STYLES, type AdStyle } from '#contract/choices.ts'
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
  /** Each telling word counts once, one in the product's name twice. */
  weight: number
  /** The telling words as they were typed, in the order in which they stand. */
  words: string[]
}

/** Which styles the words speak for; a style that nothing speaks for has no weight. In the order of the choice list. */
export function readStyleWords({ productName, productDescription, taglines }: ProductWords): StyleHint[] {
  const named = new Set(split(productName).map(fold))
  const typed = split([productName, productDescription, ...taglines].join(' '))
  return AD_STYLES.map(({ id }) => {
    const words = unique(typed.filter((word) => tells(id, fold(word))))
    const weight = words.reduce((sum, word) => sum + (named.has(fold(word)) ? 2 : 1), 0)
    return { style: id, weight, words }
  })
}

function tells(style: AdStyle, word: string): boolean {
  const { whole, stems, inside } = TELLING.get(style)!
  return whole.has(word) || stems.some((stem) => word.startsWith(stem)) || inside.some((part) => word.includes(part))
}

/** The words of all languages: a product's name may be of any. */
const TELLING = new Map(
  AD_STYLES.map(({ id }) => {
    const words = allLanguages.flatMap(({ styleWords }) => listWords(styleWords[id] ?? ''))
    const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
    // Where no spaces part words, what stands between two marks is many.
    const inside = words.filter((word) => SPACELESS_LETTER.test(word))
    return [id, { stems, inside, whole: new Set(words.filter((word) => !word.endsWith('*'))) }]
  }),
)

function split(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []
}

function fold(word: string): string {
  return word.normalize('NFC').toLowerCase()
}

function unique(words: string[]): string[] {
  return words.filter((word, at) => words.findIndex((other) => fold(other) === fold(word)) === at)
}
