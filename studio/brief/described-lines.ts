import type { LanguageCode } from '#contract/languages.ts'
import { isSettable } from '#contract/text/unsettable-letters.ts'
import { DENSE_LETTER, SPACELESS_LETTER } from '../language/script.ts'
import { type DescriptionRow, descriptionRows } from './description-rows.ts'
import { type LineContext, type LineKind, lineKind } from './line-kind.ts'
import { splitSentences } from './sentences.ts'

/** Sentence of a description or item of a list, without the marks around it, and its kind. */
export interface DescribedLine {
  text: string
  kind: LineKind
}

export interface Described {
  /** Sentences in the description's order. */
  sentences: DescribedLine[]
  /** Items of lists, whole even if they have several sentences. */
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

/** Returns true if an ad could paint the line. An ad never chooses another. */
function isPaintable({ text }: DescribedLine): boolean {
  return isSettable(text)
}

interface Neighbors {
  before: DescriptionRow | undefined
  next: DescriptionRow | undefined
}

/**
 * Returns true if the row is a title: short, without a stop at its end, and followed by a text or a list. A sign may
 * stand before it, but an item of a list is no title.
 */
function isTitleOf(row: DescriptionRow, { before, next }: Neighbors): boolean {
  if (next === undefined || !isShort(row)) return false
  return row.isItem ? !before?.isItem && !next.isItem && !isShort(next) : next.isItem || !isShort(next)
}

const SHORT_WORDS_MAX = 6
/**
 * Limits for scripts without spaces between words. Letters of Thai say half as much as those of Chinese and Japanese.
 */
const SHORT_LETTERS_MAX = { dense: 16, spaceless: 20 }

/** Returns true if a row is no longer than a title or the item of a list. */
function isShort({ text }: DescriptionRow): boolean {
  if (/[.。।…]["'”’»)]*$/u.test(text)) return false
  if (DENSE_LETTER.test(text)) return [...text].length <= SHORT_LETTERS_MAX.dense
  if (SPACELESS_LETTER.test(text)) return [...text].length <= SHORT_LETTERS_MAX.spaceless
  return text.split(' ').length <= SHORT_WORDS_MAX
}

/**
 * Turns short lines under the title of a notice into notices. Lists of what lies "in the box", and of how it is washed
 * or used, hold things that are no notices by themselves.
 */
function underNotice(line: DescribedLine, row: DescriptionRow): DescribedLine {
  return row.isItem || (line.kind === 'fact' && isShort(row)) ? { ...line, kind: 'notice' } : line
}

/**
 * Reads a sentence that may begin with a label. A label is never shown. The text after it is, if it is a sentence of
 * its own: "Soft touch: It feels like silk."
 */
function readSentence(sentence: string, language: LanguageCode, context: LineContext): DescribedLine[] {
  const [, label, value] = LABELLED.exec(sentence) ?? []
  const kind = lineKind(sentence, language, context)
  if (label === undefined || value === undefined) return [{ text: sentence, kind }]
  if (kind === 'notice') return [{ text: sentence, kind }]
  const valueLine: DescribedLine = { text: value, kind: lineKind(value, language, { ...context, isTitle: false }) }
  return [{ text: label, kind: 'heading' }, ...(isSentenceOfItsOwn(valueLine) ? [valueLine] : [])]
}

/** Matches a label with its value, such as "Brand: Modern Wear", and a title in the brackets of Asian shops. */
const LABELLED = /^([\p{L}][\p{L}\p{M}\p{N}\s&/'’-]{0,28}\s?[:：]|【[^】]*】|\[[^\]]*\])\s*(\S.*)$/u

function isSentenceOfItsOwn({ text, kind }: DescribedLine): boolean {
  return kind === 'benefit' && (DENSE_LETTER.test(text) ? [...text].length >= 8 : text.split(' ').length >= 4)
}

/**
 * Returns the kind of an item. An item of several sentences is of the kind of the first one that is not fit to be
 * shown.
 */
function kindOfItem(lines: readonly DescribedLine[]): LineKind {
  return lines.find(({ kind }) => kind !== 'benefit')?.kind ?? 'benefit'
}
