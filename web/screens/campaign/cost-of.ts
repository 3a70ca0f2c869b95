import type { Campaign } from '#contract/campaign.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { t } from '#web/i18n/i18n.ts'

/** What a call takes, on a plan that counts credits. */
export function costOf({ credits }: Campaign['costs']['start']): string {
  return credits === 0 ? 'Free' : t('Uses {credits}', { credits: countOf(credits, 'credit') })
}
