import type { OwnWords } from '#contract/creative.ts'
import { visibleText } from '#contract/visible-text.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { OFFER_PARTS, type OfferPart } from '../brief/offer.ts'
import { offered } from './offered.ts'
import { type SaidFields, type ShownText, sourceOf } from './shown-texts.ts'

interface OneChange {
  /** What was this picture's own before. */
  own: OwnWords
  changes: OwnWords
  /** The texts that the picture shows before the change. */
  shown: readonly ShownText[]
}

/**
 * The words of one picture alone after a change of that picture, which leaves the ad as it is. What the ad says in that place anyway is
 * no word of the picture's: the reverse change clears it, and so does one that brings the picture up to date. Another line that the ad
 * has is kept, for the studio might choose between them.
 */
export function wordsOfOne({ own, changes, shown }: OneChange, ad: SaidFields): OwnWords {
  const words = { ...own }
  for (const part of WORD_PARTS) {
    if (changes[part] === undefined) continue
    const text = visibleText(changes[part]) ?? null
    const was = own[part] === undefined ? shown.find((one) => one.part === part) : undefined
    if (was && text === null && was.source.from !== 'model' && !says(ad, part, was.text)) continue
    const isOther = own[part] === undefined && (was ? says(ad, part, was.text) && was.text !== text : isLine(part))
    if (says(ad, part, text) && !isOther) delete words[part]
    else words[part] = text
  }
  return words
}

/** Whether the ad yields the text in this place; null asks whether it leaves the place empty. */
function says(ad: SaidFields, part: WordPart, text: string | null): boolean {
  if (isOfferPart(part)) return (offered(ad)[part] ?? null) === text
  const own = ad.words[part]
  if (own !== undefined) return (visibleText(own) ?? null) === text
  if (part === 'webAddress' || part === 'legalLine') return (visibleText(ad[part]) ?? null) === text
  return text !== null && sourceOf(part, text, ad).from !== 'words'
}

/** The studio chooses among the lines of an ad. */
function isLine(part: WordPart): boolean {
  return part === 'headline' || part === 'support'
}

function isOfferPart(part: WordPart): part is OfferPart {
  return (OFFER_PARTS as readonly string[]).includes(part)
}
