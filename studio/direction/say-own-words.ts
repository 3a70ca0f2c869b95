import type { OwnWords } from '#contract/creative.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { offerBeside } from '../brief/offer.ts'
import { changeWords, priceShown } from '../words/change-words.ts'
import type { Direction } from './direction.ts'

/** With what its owner wants said in her own words: not what the format has no room for, nor an old price no higher than the price. */
export function sayOwnWords(direction: Direction, own: OwnWords | undefined, format: AdFormat): Direction {
  const said = Object.entries(own ?? {}).filter(([part, text]) => text !== undefined && fits(part, format, direction))
  if (said.length === 0) return direction
  const { words, nameInHeadline, offerLeads, priceLeads, suggested, ...others } = direction
  const changes = Object.fromEntries(said) as OwnWords
  const changed = changeWords({ words, nameInHeadline, offerLeads, priceLeads }, changes)
  const kept = suggested?.filter((role) => changes[role] === undefined)
  return {
    ...others,
    ...changed,
    // Her words are kept while the price moves on: what does not go with it any more is not said.
    words: { ...changed.words, ...offerBeside(priceShown(changed), changed.words) },
    ...(changes.support === undefined && direction.keepsSupport && { keepsSupport: true }),
    ...(kept && { suggested: kept }),
  }
}

/** On a banner for a phone: what leads, the price, the action and what signs the ad. */
const LEAST = ['headline', 'price', 'callToAction', 'webAddress', 'legalLine']

function fits(part: string, format: AdFormat, { words, nameInHeadline }: Direction): boolean {
  const isHeadline = part === 'name' && words.name === undefined && nameInHeadline === undefined
  return isHeadline || makeCanvas(format).shape !== 'small-banner' || LEAST.includes(part)
}
