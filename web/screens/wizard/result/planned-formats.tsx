import { useState } from 'react'
import { type FormatId, getFormat, sizeLabelOf } from '#contract/formats.ts'
import { MediaPlanBox, useMediaPlan } from '#web/features/format-ticks/media-plan-box.tsx'
import type { Refused } from '#web/features/generation/format-state.ts'
import { t } from '#web/i18n/i18n.ts'
import { AddSeveral } from './add-several.tsx'
import styles from './planned-formats.module.css'

interface PlannedFormatsProps {
  /** The formats that the ad has already. */
  without: readonly FormatId[]
  onAdd: (formats: FormatId[]) => Promise<Refused | undefined>
  onCancel: () => void
}

/** Takes a pasted media plan, and adds the formats in it that stay checked. */
export function PlannedFormats({ without, onAdd, onCancel }: PlannedFormatsProps) {
  const plan = useMediaPlan()
  const [unticked, setUnticked] = useState<readonly FormatId[]>([])
  const made = plan.formats.filter((id) => without.includes(id))
  const open = plan.formats.filter((id) => !without.includes(id))
  const wanted = open.filter((id) => !unticked.includes(id))

  function tick(id: FormatId, isTicked: boolean) {
    setUnticked(isTicked ? unticked.filter((other) => other !== id) : [...unticked, id])
  }

  return (
    <MediaPlanBox
      plan={plan}
      className={styles.plan}
      choices={
        open.length > 0 && (
          <ul className={styles.ticks} aria-label={t('Formats of this plan')}>
            {open.map((id) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={wanted.includes(id)}
                    onChange={(event) => tick(id, event.target.checked)}
                  />
                  {getFormat(id).name} <span className={styles.size}>{sizeLabelOf(getFormat(id))}</span>
                </label>
              </li>
            ))}
          </ul>
        )
      }
      newsClassName={styles.news}
      news={
        made.length > 0 && (
          <p>{t('Already in this ad: {formats}.', { formats: made.map((id) => getFormat(id).name).join(', ') })}</p>
        )
      }
    >
      {wanted.length > 0 && (
        <AddSeveral formats={wanted} onAdd={onAdd} onCancel={onCancel}>
          {t('Add these formats')}
        </AddSeveral>
      )}
    </MediaPlanBox>
  )
}
