import { REQUIRED_WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { useLater } from '#web/ui/use-later.ts'
import { said } from '#web/i18n/i18n.ts'
import type { Draft } from './change-session.ts'

export type WordErrors = Partial<Record<WordPart, string>>

const findLetters = () => import('#contract/unsettable-letters.ts')

/** What is wrong with the texts that are typed: one that no ad is without was emptied, or no font has one of its letters. */
export function useWordErrors(words: NonNullable<Draft['words']>): WordErrors {
  const refuseLetters = useLater(findLetters)?.refuseLetters
  const errors: WordErrors = {}
  for (const [part, text] of Object.entries(words) as [WordPart, string | null | undefined][]) {
    const error = missingText(part, text) ?? (text ? refuseLetters?.(text) : undefined)
    if (error) errors[part] = said(error)
  }
  return errors
}

function missingText(part: WordPart, text: string | null | undefined): string | undefined {
  const required: WordErrors = REQUIRED_WORD_PARTS
  return text?.trim() === '' ? required[part] : undefined
}
