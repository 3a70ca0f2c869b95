import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { plural } from '#web/i18n/i18n.ts'
import { listOf } from '#web/ui/texts/list-of.ts'

/** Gives the uses of a brand, such as "2 ads and 1 campaign"; empty if there are none. */
export function usesOf({ ads, campaigns }: Pick<OwnBrand, 'ads' | 'campaigns'>): string {
  const uses = [
    ads > 0 && plural(ads, { one: '1 ad', other: '{count} ads' }),
    campaigns > 0 && plural(campaigns, { one: '1 campaign', other: '{count} campaigns' }),
  ]
  return listOf(uses.filter((use) => use !== false))
}
