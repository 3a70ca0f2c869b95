import { REQUIRED_WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { useLater } from '#web/ui/browser/use-later.ts'
import { translated } from '#web/i18n/i18n.ts'
import type { ChangeDraft } from './change-session.ts'

export type WordErrors = Partial<Record<WordPart, string>>

const findLetters = () => import('#contract/text/unsettable-letters.ts')

/** Gives the errors of the typed texts: a required one that is empty, or a letter that no font has. */
export function useWordErrors(words: NonNullable<ChangeDraft['words']>): WordErrors {
  const refuseLetters = useLater(findLetters)?.refuseLetters
  const errors: WordErrors = {}
  for (const [part, text] of Object.entries(words) as [WordPart, string | null | undefined][]) {
    const error = missingText(part, text) ?? (text ? refuseLetters?.(text) : undefined)
    if (error) errors[part] = translated(error)
  }
  return errors
}

function missingText(part: WordPart, text: string | null | undefined): string | undefined {
  const required: WordErrors = REQUIRED_WORD_PARTS
  return text?.trim() === '' ? required[part] : undefined
}
