import { type ReactNode, useState } from 'react'
import { MEDIA_PLAN_MAX_LENGTH, type MediaPlan, readMediaPlan } from '#contract/ads/media-plan.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './media-plan-box.module.css'
import { PlanProblems } from './plan-problems.tsx'

interface TypedPlan extends MediaPlan {
  text: string
  setText: (text: string) => void
}

/** Keeps the text of a media plan, and the formats in it. */
export function useMediaPlan(): TypedPlan {
  const [text, setText] = useState('')
  return { text, setText, ...readMediaPlan(text) }
}

interface MediaPlanBoxProps {
  plan: TypedPlan
  /** Choices among the formats of the plan. */
  choices?: ReactNode
  /** Sentences about the formats of the plan; the reasons for sizes that cannot be made follow them. */
  news: ReactNode
  newsClassName: string | undefined
  className?: string | undefined
  /** The button that takes the formats. */
  children: ReactNode
}

/** Takes a pasted media plan, folded away. It gives a reason for each size that cannot be made. */
export function MediaPlanBox({ plan, choices, news, newsClassName, className, children }: MediaPlanBoxProps) {
  const { text, setText, formats, problems } = plan
  return (
    <details className={classNames(styles.plan, className)}>
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
      {choices}
      <div className={classNames(styles.news, newsClassName)} role="status">
        {text.trim() !== '' && formats.length + problems.length === 0 && <p>{t('No format or size is named here.')}</p>}
        {news}
        <PlanProblems problems={problems} />
      </div>
      {children}
    </details>
  )
}
