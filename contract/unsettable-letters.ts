import { isInRanges } from './code-point-ranges.ts'
import { withoutMeaningless } from './meaningless-letters.ts'
import { SETTABLE_LETTERS } from './settable-letters.ts'

/** The letters of a text that an ad would have to show and no font has, each once, in the order in which they come. */
export function unsettableLetters(text: string): string[] {
  const letters = new Set(withoutMeaningless(text.toWellFormed().normalize('NFC')))
  return [...letters].filter((letter) => !isInRanges(SETTABLE_LETTERS, letter.codePointAt(0)!))
}

const NAMED_MAX = 5

/** Says which letters of a text cannot be shown; undefined where all can. */
export function refuseLetters(text: string): string | undefined {
  const letters = unsettableLetters(text)
  if (letters.length === 0) return undefined
  const named = letters.slice(0, NAMED_MAX).map(nameLetter).join(', ')
  const more = letters.length > NAMED_MAX ? ' and others' : ''
  return `An ad cannot show ${named}${more}. Please write this without ${letters.length > 1 ? 'them' : 'it'}.`
}

/** What nobody can see, or has no shape before a font gives it one, is named by its number alone. */
function nameLetter(letter: string): string {
  const number = `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{C}\p{M}\p{Z}]/u.test(letter) ? number : `“${letter}” (${number})`
}
