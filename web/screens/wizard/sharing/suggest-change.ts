import type { WordPart } from '#contract/word-parts.ts'

const AMOUNT = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\d?\s?\p{Sc}|\d+[.,]\d{2}(?!\d)/u
const NUMBER = /\d[\d.,]*/u

export interface SuggestedChange {
  part: WordPart
  text: string
}

/**
 * Guesses the change that a comment asks for: an amount is a new price, written as the ad writes its own. Otherwise
 * gives the headline as it is, for the user to edit.
 */
export function suggestChange(comment: string, words: Partial<Record<WordPart, string>>): SuggestedChange {
  const amount = words.price === undefined ? undefined : AMOUNT.exec(comment)?.[0]
  if (!amount || words.price === undefined) return { part: 'headline', text: words.headline ?? '' }
  const trimmed = amount.replace(/[.,]$/, '')
  if (/\p{Sc}/u.test(trimmed)) return { part: 'price', text: trimmed }
  return { part: 'price', text: words.price.replace(NUMBER, trimmed) }
}
