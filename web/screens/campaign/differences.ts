import type { FeedDifferences } from '#contract/catalogue/campaign.ts'
import { plural } from '#web/i18n/i18n.ts'

/**
 * Gives the differences of two feeds, such as "12 prices changed, 3 products are new, 1 product is gone"; empty if
 * there are none.
 */
export function differencesOf(differences: FeedDifferences): string {
  const { prices, names, texts, photos, looks, badges } = differences
  const parts = [
    prices > 0 && plural(prices, { one: '1 price changed', other: '{count} prices changed' }),
    names > 0 && plural(names, { one: '1 name changed', other: '{count} names changed' }),
    texts > 0 && plural(texts, { one: '1 text changed', other: '{count} texts changed' }),
    photos > 0 && plural(photos, { one: '1 photo changed', other: '{count} photos changed' }),
    looks > 0 && plural(looks, { one: '1 look changed', other: '{count} looks changed' }),
    badges > 0 && plural(badges, { one: '1 badge changed', other: '{count} badges changed' }),
    differences.new > 0 && plural(differences.new, { one: '1 product is new', other: '{count} products are new' }),
    differences.gone > 0 && plural(differences.gone, { one: '1 product is gone', other: '{count} products are gone' }),
  ]
  return parts.filter(Boolean).join(', ')
}
