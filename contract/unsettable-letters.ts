import { isInRanges } from './code-point-ranges.ts'
import { withoutMeaningless } from './meaningless-letters.ts'
import { listClusters } from './letter-clusters.ts'
import { findStack, MARKS_MAX } from './stacked-marks.ts'
import { SETTABLE_LETTERS, SETTABLE_TOGETHER } from './settable-letters.ts'

/**
 * The letters of a text that an ad would have to show and no font has, each once: single ones first, then letters with marks that no font
 * has together.
 */
export function unsettableLetters(text: string): string[] {
  const painted = withoutMeaningless(text.toWellFormed().normalize('NFC'))
  const single = [...new Set(painted)].filter((letter) => !isInRanges(SETTABLE_LETTERS, codeOf(letter)))
  const torn = listClusters(painted).filter((cluster) => !isSetTogether(cluster))
  return [...single, ...torn.filter((cluster) => !single.some((letter) => cluster.includes(letter)))]
}

function isSetTogether(cluster: string): boolean {
  const parts = [...cluster].filter((part) => !/[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u.test(part))
  return parts.length < 2 || SETTABLE_TOGETHER.some((set) => parts.every((part) => isInRanges(set, codeOf(part))))
}

const codeOf = (letter: string) => letter.codePointAt(0)!

const NAMED_MAX = 5

/** Whether an ad can show a text as it is. */
export function isSettable(text: string): boolean {
  return refuseLetters(text) === undefined
}

/** Says which letters of a text cannot be shown; undefined where all can. */
export function refuseLetters(text: string): string | undefined {
  return refuseStack(text) ?? refuseWithoutFont(text)
}

/** A heap of marks on one letter is as tall as they are many: no room holds it, and no reader reads it. */
function refuseStack(text: string): string | undefined {
  const stack = findStack(text)
  if (!stack) return undefined
  const letter = stack.letter.trim() === '' ? 'one letter' : nameLetter(stack.letter)
  return `An ad cannot show ${stack.marks} marks on ${letter}. Please write at most ${MARKS_MAX} on a letter.`
}

function refuseWithoutFont(text: string): string | undefined {
  const letters = unsettableLetters(text)
  if (letters.length === 0) return undefined
  const named = letters.slice(0, NAMED_MAX).map(nameLetter).join(', ')
  const more = letters.length > NAMED_MAX ? ' and others' : ''
  return `An ad cannot show ${named}${more}. Please write this without ${letters.length > 1 ? 'them' : 'it'}.`
}

/** What an ad paints as it was typed. Of a description only sentences that can be set are chosen, so it is none of these. */
const PAINTED_FIELDS = [
  'productName',
  'productPrice',
  'productDiscount',
  'callToAction',
  'webAddress',
  'legalLine',
] as const

/** Texts that are to be painted, by their fields. What is left out is not asked. */
export type PaintedTexts = Partial<Record<(typeof PAINTED_FIELDS)[number], string | null | undefined>> & {
  taglines?: readonly string[]
  words?: Readonly<Partial<Record<string, string | null>>>
}

export interface RefusedText {
  field: (typeof PAINTED_FIELDS)[number] | 'taglines' | 'words'
  message: string
}

/** The first of these texts with a letter that no ad can show; undefined where all can be painted. */
export function refuseTexts(said: PaintedTexts): RefusedText | undefined {
  const texts = [
    ...PAINTED_FIELDS.map((field) => ({ field, text: said[field] })),
    ...(said.taglines ?? []).map((text) => ({ field: 'taglines' as const, text })),
    ...Object.values(said.words ?? {}).map((text) => ({ field: 'words' as const, text })),
  ]
  for (const { field, text } of texts) {
    const message = text ? refuseLetters(text) : undefined
    if (message) return { field, message }
  }
  return undefined
}

/** What nobody can see, or has no shape before a font gives it one, is named by its number alone. */
function nameLetter(letter: string): string {
  const numbers = [...letter].map((part) => `U+${codeOf(part).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
  return /^[\p{C}\p{M}\p{Z}]/u.test(letter) ? numbers : `“${letter}” (${numbers})`
}
