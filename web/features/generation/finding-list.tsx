import { Check, Info, TriangleAlert } from 'lucide-react'
import type { Finding } from '#contract/ads/report.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './finding-list.module.css'

const SEVERITIES = ['error', 'warning', 'info'] as const
const LABELS = { error: t('Problem:'), warning: t('Advice:'), info: t('Note:') } as const

interface FindingListProps {
  findings: readonly Finding[]
  /** A problem with the picture beyond the findings; then the list does not report that all is well. */
  problem?: string | undefined
  /** Set if each word was compared with the user's own text. */
  areWordsChecked?: boolean
  /** An additional remark. */
  note?: string
}

/** Lists the findings of the inspection, the most serious first. */
export function FindingList({ findings, problem, areWordsChecked = false, note }: FindingListProps) {
  const sorted = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <ul className={styles.findings}>
      {problem && <Item severity="error" text={problem} />}
      {!problem && sorted.every(({ severity }) => severity === 'info') && (
        <li>
          <Check aria-hidden />
          <span>
            {areWordsChecked
              ? t(
                  'Size of the picture and of its file, how well it reads and what platforms may cover were checked, and every word with your details. Nothing needs a change.',
                )
              : t(
                  'Size of the picture and of its file, how well it reads and what platforms may cover were checked. Nothing needs a change.',
                )}
          </span>
        </li>
      )}
      {sorted.map(({ severity, message }, at) => (
        <Item key={at} severity={severity} text={translated(message)} />
      ))}
      {note && (
        <li data-severity="info">
          <Info aria-hidden />
          <span>{note}</span>
        </li>
      )}
    </ul>
  )
}

function Item({ severity, text }: { severity: Finding['severity']; text: string }) {
  return (
    <li data-severity={severity}>
      {severity === 'info' ? <Info aria-hidden /> : <TriangleAlert aria-hidden />}
      <span>
        <VisuallyHidden>{LABELS[severity]} </VisuallyHidden>
        {text}
      </span>
    </li>
  )
}
