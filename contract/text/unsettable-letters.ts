import { isInRanges } from './code-point-ranges.ts'
import { removeMeaningless } from './meaningless-letters.ts'
import { listClusters } from './letter-clusters.ts'
import { findStack, MARKS_MAX } from './stacked-marks.ts'
import { SETTABLE_LETTERS, SETTABLE_TOGETHER } from './settable-letters.ts'

/**
 * Lists the letters of a text that an ad would have to show and no font has, each once: single ones first, then letters
 * with marks that no font has together.
 */
export function unsettableLetters(text: string): string[] {
  const painted = removeMeaningless(text.toWellFormed().normalize('NFC'))
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

/** Returns true if an ad can show a text as it is. */
export function isSettable(text: string): boolean {
  return refuseLetters(text) === undefined
}

/** Returns a sentence that names the letters of a text that cannot be shown; undefined if all can. */
export function refuseLetters(text: string): string | undefined {
  return refuseStack(text) ?? refuseWithoutFont(text)
}

/**
 * Refuses a pile of marks on one letter: its height grows with their number, so that no layout has room for it and
 * nobody can read it.
 */
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

/**
 * Fields that an ad paints as typed. A description is not among them, because only sentences that can be set are chosen
 * from it.
 */
const PAINTED_FIELDS = [
  'productName',
  'productPrice',
  'productDiscount',
  'callToAction',
  'webAddress',
  'legalLine',
] as const

/** Texts to be painted, by their fields. Those that are left out are not checked. */
export type PaintedTexts = Partial<Record<(typeof PAINTED_FIELDS)[number], string | null | undefined>> & {
  taglines?: readonly string[]
  words?: Readonly<Partial<Record<string, string | null>>>
}

export interface RefusedText {
  field: (typeof PAINTED_FIELDS)[number] | 'taglines' | 'words'
  message: string
}

/** Returns the first of these texts with a letter that no ad can show; undefined if all can be painted. */
export function refuseTexts(painted: PaintedTexts): RefusedText | undefined {
  const texts = [
    ...PAINTED_FIELDS.map((field) => ({ field, text: painted[field] })),
    ...(painted.taglines ?? []).map((text) => ({ field: 'taglines' as const, text })),
    ...Object.values(painted.words ?? {}).map((text) => ({ field: 'words' as const, text })),
  ]
  for (const { field, text } of texts) {
    const message = text ? refuseLetters(text) : undefined
    if (message) return { field, message }
  }
  return undefined
}

/** Names a letter. One that is invisible, or has no shape without a font, is named by its number alone. */
function nameLetter(letter: string): string {
  const numbers = [...letter].map((part) => `U+${codeOf(part).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
  return /^[\p{C}\p{M}\p{Z}]/u.test(letter) ? numbers : `“${letter}” (${numbers})`
}
