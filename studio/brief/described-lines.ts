import type { LanguageCode } from '#contract/languages.ts'
import { isSettable } from '#contract/unsettable-letters.ts'
import { DENSE_LETTER, SPACELESS_LETTER } from '../language/script.ts'
import { type DescriptionRow, descriptionRows } from './description-rows.ts'
import { type LineContext, type LineKind, lineKind } from './line-kind.ts'
import { splitSentences } from './sentences.ts'

/** A sentence of a description, or an item of a list, without the marks round it, and what it is. */
export interface DescribedLine {
  text: string
  kind: LineKind
}

export interface Described {
  /** In the description's order. */
  sentences: DescribedLine[]
  /** Whole, whatever sentences they are of. */
  items: DescribedLine[]
}

/** Reads a description as shops write it: titles, lists, labels with their values, and running text. */
export function describeLines(description: string, language: LanguageCode): Described {
  const rows = descriptionRows(description)
  const beginsSmall = rows.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > rows.length
  const described: Described = { sentences: [], items: [] }
  let isUnderNotice = false
  for (const [index, row] of rows.entries()) {
    const typed = splitSentences(row.text, language)
    const isTitle = typed.length === 1 && isTitleOf(row, { before: rows[index - 1], next: rows[index + 1] })
    const context = { isTitle, beginsSmall: beginsSmall || row.isItem }
    const read = typed.flatMap((sentence) => readSentence(sentence, language, context))
    if (isTitle && read[0]?.kind !== 'benefit') isUnderNotice = read[0]?.kind === 'notice'
    const lines = isUnderNotice ? read.map((line) => underNotice(line, row)) : read
    described.sentences.push(...lines)
    if (row.isItem) described.items.push({ text: row.text, kind: kindOfItem(lines) })
  }
  return { sentences: described.sentences.filter(isPaintable), items: described.items.filter(isPaintable) }
}

/** An ad chooses no line that it could not paint. */
function isPaintable({ text }: DescribedLine): boolean {
  return isSettable(text)
}

interface Neighbors {
  before: DescriptionRow | undefined
  next: DescriptionRow | undefined
}

/** A title is short, ends without a stop, and a text or a list follows it. A sign may stand before it; an item of a list is none. */
function isTitleOf(row: DescriptionRow, { before, next }: Neighbors): boolean {
  if (next === undefined || !isShort(row)) return false
  return row.isItem ? !before?.isItem && !next.isItem && !isShort(next) : next.isItem || !isShort(next)
}

const SHORT_WORDS_MAX = 6
/** Where no spaces part words; letters of Thai say half as much as those of Chinese and Japanese. */
const SHORT_LETTERS_MAX = { dense: 16, spaceless: 20 }

/** Whether a row is no longer than a title or the item of a list. */
function isShort({ text }: DescriptionRow): boolean {
  if (/[.。।…]["'”’»)]*$/u.test(text)) return false
  if (DENSE_LETTER.test(text)) return [...text].length <= SHORT_LETTERS_MAX.dense
  if (SPACELESS_LETTER.test(text)) return [...text].length <= SHORT_LETTERS_MAX.spaceless
  return text.split(' ').length <= SHORT_WORDS_MAX
}

/** What lies "in the box", and how it is washed or used, is a list of things that are no notices by themselves. */
function underNotice(line: DescribedLine, row: DescriptionRow): DescribedLine {
  return row.isItem || (line.kind === 'fact' && isShort(row)) ? { ...line, kind: 'notice' } : line
}

/** A label is never said; what stands behind it is, where it is a sentence of its own: "Soft touch: It feels like silk." */
function readSentence(sentence: string, language: LanguageCode, context: LineContext): DescribedLine[] {
  const [, label, value] = LABELLED.exec(sentence) ?? []
  const kind = lineKind(sentence, language, context)
  if (label === undefined || value === undefined) return [{ text: sentence, kind }]
  if (kind === 'notice') return [{ text: sentence, kind }]
  const said: DescribedLine = { text: value, kind: lineKind(value, language, { ...context, isTitle: false }) }
  return [{ text: label, kind: 'heading' }, ...(isSentenceOfItsOwn(said) ? [said] : [])]
}

/** "Brand: Modern Wear", and a title in the brackets of Asian shops. */
const LABELLED = /^([\p{L}][\p{L}\p{M}\p{N}\s&/'’-]{0,28}\s?[:：]|【[^】]*】|\[[^\]]*\])\s*(\S.*)$/u

function isSentenceOfItsOwn({ text, kind }: DescribedLine): boolean {
  return kind === 'benefit' && (DENSE_LETTER.test(text) ? [...text].length >= 8 : text.split(' ').length >= 4)
}

/** An item of several sentences is what the first of them is that is not fit to be said. */
function kindOfItem(lines: readonly DescribedLine[]): LineKind {
  return lines.find(({ kind }) => kind !== 'benefit')?.kind ?? 'benefit'
}
