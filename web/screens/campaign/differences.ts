import type { FeedDifferences } from '#contract/campaign.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'

/** "12 prices changed, 3 products are new, 1 product is gone"; empty where nothing differs. */
export function differencesOf(differences: FeedDifferences): string {
  const { prices, names, texts, photos } = differences
  const told = [
    prices > 0 && `${countOf(prices, 'price')} changed`,
    names > 0 && `${countOf(names, 'name')} changed`,
    texts > 0 && `${countOf(texts, 'text')} changed`,
    photos > 0 && `${countOf(photos, 'photo')} changed`,
    differences.new > 0 && `${countOf(differences.new, 'product')} ${differences.new === 1 ? 'is' : 'are'} new`,
    differences.gone > 0 && `${countOf(differences.gone, 'product')} ${differences.gone === 1 ? 'is' : 'are'} gone`,
  ]
  return told.filter(Boolean).join(', ')
}
