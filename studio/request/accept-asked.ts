import { REQUIRED_WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import type { AskedChange } from './asked-change.ts'
import type { RequestedAd } from './propose-change.ts'

/** A line asks for no more changes than this. */
const ASKED_MAX = 8

/**
 * Returns the changes that a text model reads in a request, as far as the request supports them. A text to be shown
 * must stand in the request to the letter, or on the ad in other capitals. Everything else that the model could return
 * is a choice among a few.
 */
export function acceptAsked(
  proposed: readonly AskedChange[],
  text: string,
  ad: Pick<RequestedAd, 'words'>,
): AskedChange[] {
  const typed = plainly(text)
  return proposed.slice(0, ASKED_MAX).filter((one) => {
    if (one.kind === 'photo') return Number.isInteger(one.place) && one.place > 0
    if (one.kind !== 'words') return true
    if (one.text === null) return !(one.part in REQUIRED_WORD_PARTS)
    const wanted = plainly(one.text)
    return wanted !== '' && (typed.includes(wanted) || (!one.isAmount && isAsShown(wanted, one.part, ad)))
  })
}

function isAsShown(wanted: string, part: WordPart, { words }: Pick<RequestedAd, 'words'>): boolean {
  return wanted === plainly(words[part] ?? '')
}

function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
