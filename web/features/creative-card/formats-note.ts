import type { FormatId } from '#contract/formats.ts'
import { addableFormats } from '#contract/ads/addable-formats.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { plural, t } from '#web/i18n/i18n.ts'

/** Gives a sentence about a copy's formats, to follow another sentence; empty if there is nothing to mention. */
export function formatsNote(planId: PlanId | undefined, formats: readonly FormatId[]): string {
  if (!planId || formats.length === 0) return ''
  const kept = addableFormats(planId, formats).length
  if (kept === formats.length) return kept > 1 ? t('Its {count} formats come along.', { count: kept }) : ''
  if (kept > 0) {
    const total = formats.length
    return total - kept === 1
      ? plural(
          kept,
          {
            one: '1 of its {total} formats comes along: the other one is part of the Pro plan.',
            other: '{count} of its {total} formats come along: the other one is part of the Pro plan.',
          },
          { total },
        )
      : plural(
          kept,
          {
            one: '1 of its {total} formats comes along: the others are part of the Pro plan.',
            other: '{count} of its {total} formats come along: the others are part of the Pro plan.',
          },
          { total },
        )
  }
  return formats.length === 1
    ? t('Its format stays behind: it is part of the Pro plan.')
    : t('Its formats stay behind: they are part of the Pro plan.')
}
