import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import { DENSE_LETTER } from '../language/script.ts'
import { oneOf, openingWith } from '../language/words.ts'
import type { Described, DescribedLine } from './described-lines.ts'
import { mayBeShown, lineKind } from './line-kind.ts'

/** Lengths at which a tick list is read at a glance. */
const WORDS_MAX = 6
const SENTENCE_WORDS_MAX = 5
const LETTERS_MAX = 38
/** The same limit for Chinese and Japanese, whose letters are twice as wide. */
const DENSE_LETTERS_MAX = 16
const POINTS_MAX = 3

/**
 * Finds two or three short points of the user's own for a tick list: their bullet list, the things that a sentence
 * enumerates ("Features A, B, and C."), or short sentences. Returns an empty list if fewer than two of one kind are
 * found.
 */
export function findProofPoints({ sentences, items }: Described, language: LanguageCode): string[] {
  // In a list in running text, either every item is a point, or the list was not one.
  const lists = sentences
    .map((sentence) => enumerated(sentence, language))
    .filter((points) => points.every((point) => isShort(point) && isPoint(point, language)))
  const sources = [
    items
      .filter(({ kind }) => mayBeShown(kind))
      .map(asPoint)
      .filter(isShort),
    ...lists,
    sentences
      .filter(({ text, kind }) => mayBeShown(kind) && isPlainFact(text, language))
      .map(asPoint)
      .filter(isShort),
  ]
  const points = sources.map((source) => [...new Set(source)]).find((source) => source.length >= 2)
  return points?.slice(0, POINTS_MAX) ?? []
}

function asPoint({ text }: DescribedLine): string {
  return withoutStop(text)
}

function isPoint(point: string, language: LanguageCode): boolean {
  return lineKind(point, language, { beginsSmall: true }) !== 'notice'
}

/** Returns the items that a sentence enumerates, down to its "and": three or more, or two of several words each. */
function enumerated({ text: sentence, kind }: DescribedLine, language: LanguageCode): string[] {
  const { listing, and, article } = pointWords(language)
  const opening = listing.exec(sentence)
  if (!opening || (opening.index > 0 && !mayBeShown(kind))) return []
  const listed = sentence.slice(opening.index + opening[0].length)
  // The sentence on what a box "includes" is a notice. It is enough for a list that no single thing in it is one.
  if (!mayBeShown(kind) && !isPoint(listed, language)) return []
  const parts = withoutStop(listed).split(/,\s+|،\s*/u)
  const closing = parts.findIndex((part) => and.test(part))
  if (closing < 0) return []
  const [before, after] = parts[closing]!.split(and) as [string, string]
  const items = [...parts.slice(0, closing), before, after]
    .map((part) => part.replace(article, '').trim())
    .filter(Boolean)
  const pair = closing === 0 && parts.length === 1 && opening.index === 0
  if (pair) return items.every((item) => item.includes(' ')) ? items : []
  return items.length >= 3 ? items : []
}

const pointWords = forEachLanguage(({ clauses }) => ({
  listing: new RegExp(`(?:^|\\s)${oneOf(clauses.listing)}\\s+`, 'iu'),
  and: new RegExp(`(?:^|\\s)(?:${oneOf(clauses.and)}|&)\\s`, 'iu'),
  article: new RegExp(`^${oneOf(clauses.articles)}\\s+`, 'iu'),
  leaning: openingWith(clauses.leaning),
}))

/** Accepts "100% wool." but neither "It is warm." nor "Brand: Modern Wear." */
function isPlainFact(sentence: string, language: LanguageCode): boolean {
  const isBrief = sentence.split(/\s+/).length <= SENTENCE_WORDS_MAX
  return isBrief && !/:\s|[!?]$/u.test(sentence) && !pointWords(language).leaning.test(sentence)
}

function withoutStop(text: string): string {
  return text.replace(/(?<!\.)[.。।]$/u, '').trim()
}

function isShort(point: string): boolean {
  const letters = [...point].length
  const lettersMax = DENSE_LETTER.test(point) ? DENSE_LETTERS_MAX : LETTERS_MAX
  return letters >= 3 && letters <= lettersMax && point.split(/\s+/).length <= WORDS_MAX
}
