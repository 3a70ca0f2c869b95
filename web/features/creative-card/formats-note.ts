import type { FormatId } from '#contract/formats.ts'
import { addableFormats } from '#contract/addable-formats.ts'
import type { PlanId } from '#contract/plans.ts'
import { t } from '#web/i18n/i18n.ts'

/** What becomes of an ad's formats in a copy of it, behind another sentence; empty where there is nothing to say. */
export function formatsNote(planId: PlanId | undefined, formats: readonly FormatId[]): string {
  if (!planId || formats.length === 0) return ''
  const kept = addableFormats(planId, formats).length
  if (kept === formats.length) return kept > 1 ? t(' Its {kept} formats come along.', { kept }) : ''
  if (kept > 0) {
    const others = formats.length - kept === 1 ? t('the other one is') : t('the others are')
    return ` ${kept} of its ${formats.length} formats ${kept === 1 ? 'comes' : 'come'} along: ${others} part of the Pro plan.`
  }
  return formats.length === 1
    ? t(' Its format stays behind: it is part of the Pro plan.')
    : t(' Its formats stay behind: they are part of the Pro plan.')
}
