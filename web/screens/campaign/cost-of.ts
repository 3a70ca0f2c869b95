import type { Campaign } from '#contract/campaign.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'

/**
 * What a start takes where each new picture takes a credit. Other words and prices are painted into the pictures that are there, which
 * is free; another photo may want new ones, and so does what failed before.
 */
export function costOf({ feed, formats, differences, progress }: Campaign): string {
  if (!differences) return `Uses ${countOf((feed?.products ?? 0) * formats.length, 'credit')}`
  const perhaps = Math.min(differences.changed, differences.photos + progress.failed + progress.cancelled)
  const most = (differences.new + perhaps) * formats.length
  if (most === 0) return 'Free'
  return `Uses ${perhaps > 0 ? 'at most ' : ''}${countOf(most, 'credit')}`
}
