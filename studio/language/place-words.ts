import { type Language, type ProductUse, PRODUCT_USES } from './language.ts'
import { forEachLanguage } from './languages.ts'
import { SPACELESS_LETTER, type Script } from './script.ts'
import { listWords, oneOf, openingWith, wholeWords } from './words.ts'

export type Use = ProductUse | 'nowhere'

export interface FoundWord {
  use: Use
  /** Place of the word, without the parts that it is joined to. */
  start: number
  end: number
}

/** Finds the words of the lists in a folded text, in their order. Of two that overlap, the longer one is returned. */
export function findWords(text: string, { entries }: PlaceWords): FoundWord[] {
  const found = entries.flatMap(({ use, sought, inset, length }) =>
    positionsOf(text, sought).map((at) => ({ use, start: at + inset, end: at + inset + length })),
  )
  const taken: FoundWord[] = []
  for (const word of found.toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    if (taken.every(({ start, end }) => word.end <= start || end <= word.start)) taken.push(word)
  }
  return taken.toSorted((one, other) => one.start - other.start)
}

export function positionsOf(text: string, sought: string): number[] {
  const positions: number[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) positions.push(at)
  return positions
}

/** Places and clauses of a language, prepared for reading a name. */
export interface PlaceWords {
  head: Language['places']['head']
  nouns: Language['places']['nouns']
  script: Script
  describing: readonly string[]
  between: RegExp
  asking: RegExp
  opening: RegExp
  pointing: RegExp
  entries: readonly Entry[]
}

export const placeWords = forEachLanguage(({ places, clauses, scripts }): PlaceWords => {
  const { and, articles, product, verbs } = clauses
  const { head, nouns } = places
  return {
    head,
    nouns,
    script: scripts[0],
    describing: listWords(places.describing).map(folded),
    between: new RegExp(`[,،、，;:|/()\\[\\]–—·&+]|\\s-\\s|\\s${oneOf(and)}\\s`, 'iu'),
    asking: openingWith(verbs.asking),
    opening: new RegExp(`^${oneOf(articles, product.this)}\\s`, 'iu'),
    pointing: new RegExp(wholeWords(product.this), 'iu'),
    entries: [...PRODUCT_USES, 'nowhere' as const].flatMap((use) =>
      listWords(places[use]).map((word) => entryOf(use, word)),
    ),
  }
})

interface Entry {
  use: Use
  /** Text that is searched, with a space before and after a word that begins and ends there. */
  sought: string
  /** Offset of the word in `sought`, and its length. */
  inset: number
  length: number
}

function entryOf(use: Use, word: string): Entry {
  const core = folded(word)
  const isSpaceless = SPACELESS_LETTER.test(core)
  const before = isSpaceless || word.startsWith('*') ? '' : ' '
  const behind = isSpaceless || word.endsWith('*') ? '' : ' '
  return { use, sought: before + core + behind, inset: before.length, length: core.length }
}

/** Adds a space before and after, so that words are found by the spaces around them. */
export const fold = (text: string) => ` ${folded(text)} `

/**
 * Returns a text in the form in which it is compared: small letters and single spaces, with letters that people write
 * for one another as one of them (dotted and dotless i, Arabic letters with and without their signs, the Russian yo).
 */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u0307\u064b-\u0652\u0640]/gu, '')
    .replaceAll(/[ıأإآىةё]/gu, (letter) => ALIKE[letter]!)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const ALIKE: Readonly<Record<string, string>> = { ı: 'i', أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ё: 'е' }
