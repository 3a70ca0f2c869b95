import type { Angle } from '#contract/ads/angles.ts'
import type { Brief } from '../brief/brief.ts'
import { isNews } from '../brief/offer.ts'
import { foldedLine } from '../brief/product-name.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { createRandom } from '../basics/random.ts'
import { graphemes } from '../basics/graphemes.ts'

/** A line of at most this many letters leads everywhere. It has a dozen words, which every composition can set. */
const LEAD_LETTERS_MAX = 72

export function isShortEnoughToLead(line: string): boolean {
  return lettersOf(line) <= LEAD_LETTERS_MAX
}

/** Returns the number of letters by width: one of Chinese, Japanese or Korean counts as two. */
export function lettersOf(line: string): number {
  const dense = line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return graphemes(line).length + dense
}

/**
 * Returns the line that an ad of an experiment leads with, which is never another angle's too. The price angle takes an
 * offer that is news, the price or any other offer. The benefit angle takes a promise: the user's own headline, a
 * tagline or a clause of the description. The product angle takes the name. Returns undefined if the ad has no such
 * line.
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

/** Picks a line by the seed. The best one comes up more often than one in the middle. */
export function lineInTurn(lines: readonly string[], seed: number): string | undefined {
  return lines[Math.floor(createRandom(seed, 'words').next() ** 2 * lines.length)]
}
