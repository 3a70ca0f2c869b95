import type { OwnWords } from '#contract/ads/creative.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { OFFER_PARTS, type OfferPart } from '../brief/offer.ts'
import { offered } from './offered.ts'
import { type AdText, type ShownText, sourceOf } from './shown-texts.ts'

interface OneChange {
  /** Words that were this picture's own before the change. */
  own: OwnWords
  changes: OwnWords
  /** Texts that the picture shows before the change. */
  shown: readonly ShownText[]
}

/**
 * Returns the picture's own words after a change of that picture alone, which leaves the ad as it is. A text that the
 * ad has in that place anyway is no own word: the reverse change clears it, and so does one that brings the picture up
 * to date. Another line of the ad is kept, because the studio might choose between them.
 */
export function wordsOfOne({ own, changes, shown }: OneChange, ad: AdText): OwnWords {
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

/** Returns true if the ad yields the text in this place. For null, returns true if the ad leaves the place empty. */
function says(ad: AdText, part: WordPart, text: string | null): boolean {
  if (isOfferPart(part)) return (offered(ad)[part] ?? null) === text
  const own = ad.words[part]
  if (own !== undefined) return (visibleText(own) ?? null) === text
  if (part === 'webAddress' || part === 'legalLine') return (visibleText(ad[part]) ?? null) === text
  return text !== null && sourceOf(part, text, ad).from !== 'words'
}

/** Returns true for the parts for which the studio chooses among the lines of an ad. */
function isLine(part: WordPart): boolean {
  return part === 'headline' || part === 'support'
}

function isOfferPart(part: WordPart): part is OfferPart {
  return (OFFER_PARTS as readonly string[]).includes(part)
}
