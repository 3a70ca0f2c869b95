import { useState } from 'react'
import { type FormatId, getFormat, sizeLabelOf } from '#contract/formats.ts'
import { MEDIA_PLAN_MAX_LENGTH, readMediaPlan } from '#contract/ads/media-plan.ts'
import { PlanProblems } from '#web/features/format-ticks/plan-problems.tsx'
import type { Refused } from '#web/features/generation/format-state.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { t } from '#web/i18n/i18n.ts'
import { AddSeveral } from './add-several.tsx'
import styles from './planned-formats.module.css'

interface PlannedFormatsProps {
  /** The formats that the ad has already. */
  without: readonly FormatId[]
  onAdd: (formats: FormatId[]) => Promise<Refused | undefined>
  onCancel: () => void
}

/** Takes a pasted media plan: the sizes in it are checked, with a reason for each size that cannot be made. */
export function PlannedFormats({ without, onAdd, onCancel }: PlannedFormatsProps) {
  const [text, setText] = useState('')
  const [unticked, setUnticked] = useState<readonly FormatId[]>([])
  const { formats, problems } = readMediaPlan(text)
  const made = formats.filter((id) => without.includes(id))
  const open = formats.filter((id) => !without.includes(id))
  const wanted = open.filter((id) => !unticked.includes(id))

  function tick(id: FormatId, isTicked: boolean) {
    setUnticked(isTicked ? unticked.filter((other) => other !== id) : [...unticked, id])
  }

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
      {open.length > 0 && (
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
      )}
      <div className={styles.news} role="status">
        {text.trim() !== '' && formats.length + problems.length === 0 && <p>{t('No format or size is named here.')}</p>}
        {made.length > 0 && (
          <p>{t('Already in this ad: {formats}.', { formats: made.map((id) => getFormat(id).name).join(', ') })}</p>
        )}
        <PlanProblems problems={problems} />
      </div>
      {wanted.length > 0 && (
        <AddSeveral formats={wanted} onAdd={onAdd} onCancel={onCancel}>
          {t('Add these formats')}
        </AddSeveral>
      )}
    </details>
  )
}
