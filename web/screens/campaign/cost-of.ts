import type { Campaign } from '#contract/campaign.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'

/** What a call takes, on a plan that counts credits. */
export function costOf({ credits }: Campaign['costs']['start']): string {
  return credits === 0 ? 'Free' : `Uses ${countOf(credits, 'credit')}`
}
