import type { Angle } from '#contract/angles.ts'
import type { Brief } from '../brief/brief.ts'
import { isNews } from '../brief/offer.ts'
import { foldedLine } from '../brief/product-name.ts'
import { visibleText } from '#contract/visible-text.ts'
import { createRandom } from '../basics/random.ts'
import { graphemes } from '../basics/graphemes.ts'

/** Up to so many letters a line leads everywhere: one of a dozen words, which every composition can set. */
const LEAD_LETTERS_MAX = 72

export function isShortEnoughToLead(line: string): boolean {
  return lettersOf(line) <= LEAD_LETTERS_MAX
}

/** Letters as they are counted by width: one of Chinese, Japanese or Korean is as wide as two. */
export function lettersOf(line: string): number {
  const dense = line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return graphemes(line).length + dense
}

/**
 * The line that an ad of a test leads with, which is no other angle's too: an offer that is news, the price or any other offer; what is
 * promised, in her own headline, a tagline or a clause of the description; the name. Undefined where the ad has no such line.
 */
export function angleLead(brief: Brief, angle: Angle, seed: number): string | undefined {
  const { name, offer, ad } = brief
  if (angle === 'product') return name
  if (angle === 'price') return offer.badge && isNews(offer.badge) ? offer.badge : (offer.price ?? offer.badge)
  const others = [name, offer.badge, offer.price].flatMap((line) => (line === undefined ? [] : foldedLine(line)))
  const isBenefit = (line: string) => !others.includes(foldedLine(line))
  const own = visibleText(ad.words?.headline ?? null)
  if (own !== undefined) return isBenefit(own) ? own : undefined
  const tagline = brief.taglines.filter(isBenefit).find(isShortEnoughToLead)
  return tagline ?? lineInTurn(brief.headlines.filter(isBenefit), seed)
}

/** The best line twice as often as one in the middle. */
export function lineInTurn(lines: readonly string[], seed: number): string | undefined {
  return lines[Math.floor(createRandom(seed, 'words').next() ** 2 * lines.length)]
}
