import type { Campaign } from '#contract/catalogue/campaign.ts'
import { plural, t } from '#web/i18n/i18n.ts'

/** Gives the cost of a call, on a plan that counts credits. */
export function costOf({ credits }: Campaign['costs']['start']): string {
  return credits === 0 ? t('Free') : plural(credits, { one: 'Uses 1 credit', other: 'Uses {count} credits' })
}
