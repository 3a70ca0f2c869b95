import { BadgeCheck, CircleDashed } from 'lucide-react'
import type { Approval } from '#contract/ads/reviews/review.ts'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import styles from './verdict.module.css'

interface VerdictProps {
  version: number
  /** The approval of this version. */
  approval: Approval | null
  changesAsked: Approval | null
}

const NAMED = { name: (text: string) => <strong dir="auto">{text}</strong> }

/** Shows the decision on a version, and who made it. */
export function Verdict({ version, approval, changesAsked }: VerdictProps) {
  if (approval) {
    return (
      <p className={styles.verdict} data-approved>
        <BadgeCheck aria-hidden />
        <span>{rich(t('Approved v{version} by <name>{name}</name>', { version, name: approval.name }), NAMED)}</span>
      </p>
    )
  }
  return (
    <p className={styles.verdict}>
      <CircleDashed aria-hidden />
      {changesAsked ? (
        <span>{rich(t('Changes asked for by <name>{name}</name>', { name: changesAsked.name }), NAMED)}</span>
      ) : (
        <span>{t('Not approved yet')}</span>
      )}
    </p>
  )
}
