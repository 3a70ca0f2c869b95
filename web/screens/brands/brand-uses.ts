import type { OwnBrand } from '#contract/brand.ts'
import { locale, plural } from '#web/i18n/i18n.ts'

/** "2 ads and 1 campaign": what uses a brand; empty where nothing does. */
export function usesOf({ ads, campaigns }: Pick<OwnBrand, 'ads' | 'campaigns'>): string {
  const uses = [
    ads > 0 && plural(ads, { one: '1 ad', other: '{count} ads' }),
    campaigns > 0 && plural(campaigns, { one: '1 campaign', other: '{count} campaigns' }),
  ]
  return new Intl.ListFormat(locale('en-US')).format(uses.filter((use) => use !== false))
}
