import { REQUIRED_WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import type { AskedChange } from './asked-change.ts'
import type { RequestedAd } from './propose-change.ts'

/** More is not asked for in one line. */
const ASKED_MAX = 8

/**
 * What a text model makes of a request, as far as the request says it: a text that is to be shown stands in the request to the letter, or on
 * the ad in other capitals. Everything else it could say is a choice among a few.
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
    const said = plainly(one.text)
    return said !== '' && (typed.includes(said) || (!one.isAmount && isAsShown(said, one.part, ad)))
  })
}

function isAsShown(said: string, part: WordPart, { words }: Pick<RequestedAd, 'words'>): boolean {
  return said === plainly(words[part] ?? '')
}

function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
