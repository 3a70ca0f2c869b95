import type { WordPart } from '#contract/word-parts.ts'

const AMOUNT = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\d?\s?\p{Sc}|\d+[.,]\d{2}(?!\d)/u
const NUMBER = /\d[\d.,]*/u

export interface SuggestedChange {
  part: WordPart
  text: string
}

/**
 * What a comment may want of an ad that says these words: an amount is a price, written as the ad writes its own. Else the headline, as it is, for
 * whoever proposes to write.
 */
export function suggestChange(comment: string, words: Partial<Record<WordPart, string>>): SuggestedChange {
  const amount = words.price === undefined ? undefined : AMOUNT.exec(comment)?.[0]
  if (!amount || words.price === undefined) return { part: 'headline', text: words.headline ?? '' }
  const trimmed = amount.replace(/[.,]$/, '')
  if (/\p{Sc}/u.test(trimmed)) return { part: 'price', text: trimmed }
  return { part: 'price', text: words.price.replace(NUMBER, trimmed) }
}
