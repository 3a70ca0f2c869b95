import { type FormatId, getFormat } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import { MediaPlanBox, useMediaPlan } from './media-plan-box.tsx'
import styles from './plan-ticks.module.css'

interface PlanTicksProps {
  planId: PlanId
  onTake: (formats: FormatId[]) => void
}

/** Takes a pasted media plan: the sizes in it become the chosen formats. */
export function PlanTicks({ planId, onTake }: PlanTicksProps) {
  const plan = useMediaPlan()
  const wanted = plan.formats.filter((id) => canUseFormat(planId, id))
  const locked = plan.formats.filter((id) => !canUseFormat(planId, id))
  return (
    <MediaPlanBox
      plan={plan}
      newsClassName={styles.news}
      news={
        <>
          {wanted.length > 0 && <p>{t('This plan asks for {formats}.', { formats: namesOf(wanted) })}</p>}
          {locked.length > 0 && <p>{t('With the Pro plan: {formats}.', { formats: namesOf(locked) })}</p>}
        </>
      }
    >
      {wanted.length > 0 && <Button onClick={() => onTake(wanted)}>{t('Choose these formats')}</Button>}
    </MediaPlanBox>
  )
}

function namesOf(formats: readonly FormatId[]): string {
  return formats.map((id) => getFormat(id).name).join(', ')
}
