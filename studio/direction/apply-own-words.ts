import type { OwnWords } from '#contract/ads/creative.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { offerBeside } from '../brief/offer.ts'
import { changeWords, priceShown } from '../words/change-words.ts'
import type { Direction } from './direction.ts'

/**
 * Applies the user's own words to a direction, without parts that the format has no room for, and without an old price
 * no higher than the price.
 */
export function applyOwnWords(direction: Direction, own: OwnWords | undefined, format: AdFormat): Direction {
  const entries = Object.entries(own ?? {}).filter(
    ([part, text]) => text !== undefined && fits(part, format, direction),
  )
  if (entries.length === 0) return direction
  const { words, nameInHeadline, offerLeads, priceLeads, suggested, ...others } = direction
  const changes = Object.fromEntries(entries) as OwnWords
  const changed = changeWords({ words, nameInHeadline, offerLeads, priceLeads }, changes)
  const kept = suggested?.filter((role) => changes[role] === undefined)
  return {
    ...others,
    ...changed,
    // Own words are kept while the price changes, so parts that no longer go with it are left out.
    words: { ...changed.words, ...offerBeside(priceShown(changed), changed.words) },
    ...(changes.support === undefined && direction.keepsSupport && { keepsSupport: true }),
    ...(kept && { suggested: kept }),
  }
}

/** Parts on a banner for a phone: the headline, the price, the action and the signature of the ad. */
const BANNER_PARTS = ['headline', 'price', 'callToAction', 'webAddress', 'legalLine']

function fits(part: string, format: AdFormat, { words, nameInHeadline }: Direction): boolean {
  const isHeadline = part === 'name' && words.name === undefined && nameInHeadline === undefined
  return isHeadline || makeCanvas(format).shape !== 'small-banner' || BANNER_PARTS.includes(part)
}
