import { BadgeCheck, CircleDashed } from 'lucide-react'
import type { Approval } from '#contract/review.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './verdict.module.css'

interface VerdictProps {
  version: number
  /** Of this version. */
  approval: Approval | null
  changesAsked: Approval | null
}

/** What was decided on a version, and by whom. */
export function Verdict({ version, approval, changesAsked }: VerdictProps) {
  if (approval) {
    return (
      <p className={styles.verdict} data-approved>
        <BadgeCheck aria-hidden />
        <span>
          Approved v{version} by <strong dir="auto">{approval.name}</strong>
        </span>
      </p>
    )
  }
  return (
    <p className={styles.verdict}>
      <CircleDashed aria-hidden />
      {changesAsked ? (
        <span>
          Changes asked for by <strong dir="auto">{changesAsked.name}</strong>
        </span>
      ) : (
        <span>{t('Not approved yet')}</span>
      )}
    </p>
  )
}
