import type { FeedDifferences } from '#contract/campaign.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { t } from '#web/i18n/i18n.ts'

/** "12 prices changed, 3 products are new, 1 product is gone"; empty where nothing differs. */
export function differencesOf(differences: FeedDifferences): string {
  const { prices, names, texts, photos } = differences
  const told = [
    prices > 0 && t('{prices} changed', { prices: countOf(prices, 'price') }),
    names > 0 && t('{names} changed', { names: countOf(names, 'name') }),
    texts > 0 && t('{texts} changed', { texts: countOf(texts, 'text') }),
    photos > 0 && t('{photos} changed', { photos: countOf(photos, 'photo') }),
    differences.new > 0 && `${countOf(differences.new, 'product')} ${differences.new === 1 ? 'is' : 'are'} new`,
    differences.gone > 0 && `${countOf(differences.gone, 'product')} ${differences.gone === 1 ? 'is' : 'are'} gone`,
  ]
  return told.filter(Boolean).join(', ')
}
