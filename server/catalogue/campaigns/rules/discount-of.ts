import { readAmount } from '#contract/prices/read-amount.ts'
import { readingIn } from '#contract/prices/currency-decimals.ts'
import { readOffer } from '#contract/prices/read-offer.ts'

/** A percentage and nothing else, as feeds write reductions: "-20%", "20 % off". */
const PERCENTAGE = /^[-–−]?\s?(\d{1,2}(?:[.,]\d{1,4})?)\s?%(?: off)?$/i

/**
 * Returns by how much percent the price of an ad is reduced: from its old price, or as the feed itself says. Returns
 * undefined if there is no reduction, or no certain one.
 */
export function percentOff(price: string | null, discount: string | null): number | undefined {
  if (discount === null) return undefined
  const [, stated] = PERCENTAGE.exec(discount.trim()) ?? []
  if (stated !== undefined) return Number(stated.replace(',', '.'))
  const offer = readOffer(price, discount)
  if (!offer.price || !offer.oldPrice) return undefined
  const [now, before] = [readAmount(offer.price), readAmount(offer.oldPrice)]
  if (!now || !before) return undefined
  const common = now.currencies.length > 0 ? now.currencies : before.currencies
  const percents = new Set(
    [...new Set(common.length > 0 ? common.map(readingIn) : [readingIn(undefined)])].map((reading) => {
      const [low, high] = [now.number[reading], before.number[reading]]
      return low === undefined || high === undefined ? undefined : percentOf(low, high)
    }),
  )
  const [percent] = percents
  return percents.size === 1 ? percent : undefined
}

/** Rounds off what binary fractions add: 13 of 20 are 35 percent off, and not 34.99999999. */
function percentOf(low: number, high: number): number | undefined {
  return high > low && low >= 0 ? Math.round((1 - low / high) * 1e8) / 1e6 : undefined
}

/** Writes a reduction as a badge. It is never more than the true one. */
export function writePercent(percent: number): string {
  return `-${Math.floor(percent)}%`
}
