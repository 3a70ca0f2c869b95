import { useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { MEDIA_PLAN_MAX_LENGTH, readMediaPlan } from '#contract/ads/media-plan.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { t } from '#web/i18n/i18n.ts'
import { PlanProblems } from './plan-problems.tsx'
import styles from './plan-ticks.module.css'

interface PlanTicksProps {
  planId: PlanId
  onTake: (formats: FormatId[]) => void
}

/**
 * Takes a pasted media plan: the sizes in it become the chosen formats, with a reason for each size that cannot be
 * made.
 */
export function PlanTicks({ planId, onTake }: PlanTicksProps) {
  const [text, setText] = useState('')
  const { formats, problems } = readMediaPlan(text)
  const wanted = formats.filter((id) => canUseFormat(planId, id))
  const locked = formats.filter((id) => !canUseFormat(planId, id))
  return (
    <details className={styles.plan}>
      <summary>{t('Paste a media plan')}</summary>
      <TextArea
        label={t('Media plan')}
        hideLabel
        placeholder={t('300x600, 160x600 and 970x250')}
        maxLength={MEDIA_PLAN_MAX_LENGTH}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.news} role="status">
        {text.trim() !== '' && formats.length + problems.length === 0 && <p>{t('No format or size is named here.')}</p>}
        {wanted.length > 0 && <p>{t('This plan asks for {formats}.', { formats: namesOf(wanted) })}</p>}
        {locked.length > 0 && <p>{t('With the Pro plan: {formats}.', { formats: namesOf(locked) })}</p>}
        <PlanProblems problems={problems} />
      </div>
      {wanted.length > 0 && <Button onClick={() => onTake(wanted)}>{t('Choose these formats')}</Button>}
    </details>
  )
}

function namesOf(formats: readonly FormatId[]): string {
  return formats.map((id) => getFormat(id).name).join(', ')
}
