import type { PictureCheck, RuleFinding } from '#contract/rulebook/check-picture.ts'
import { RuleSource } from '#web/features/generation/rule-source.tsx'
import { t, translated } from '#web/i18n/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './check.module.css'

const LABELS = { error: t('Problem'), warning: t('Advice'), info: t('Note') } as const

interface FindingsProps {
  check: PictureCheck
  marked: number | undefined
  onMark: (finding: number | undefined) => void
}

/** Lists what was found, each with its rule, the page that states it, and the day on which that was read. */
export function Findings({ check: { findings }, marked, onMark }: FindingsProps) {
  return (
    <section aria-label={t('What was found')}>
      {findings.length === 0 ? (
        <Notice variant="good" title={t('Nothing to change')}>
          {t('None of the rules that were checked is broken.')}
        </Notice>
      ) : (
        <>
          <h2>{t('What was found')}</h2>
          <ol className={styles.findings}>
            {findings.map((finding, at) => (
              <Finding
                key={finding.rule}
                finding={finding}
                number={at + 1}
                isMarked={marked === at}
                onMark={() => onMark(marked === at ? undefined : at)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface FindingProps {
  finding: RuleFinding
  number: number
  isMarked: boolean
  onMark: () => void
}

function Finding({ finding, number, isMarked, onMark }: FindingProps) {
  const { severity, message, statement, boxes, source } = finding
  return (
    <li className={styles.finding} data-severity={severity}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div>
        <p className={styles.message}>
          <span className={styles.severity}>{LABELS[severity]}</span> {translated(message)}
        </p>
        <p>{translated(statement)}</p>
        <p className={styles.source}>
          {source ? <RuleSource {...source} /> : t('A bound of ours')}
          {boxes.length > 0 && (
            <button type="button" className={styles.show} aria-pressed={isMarked} onClick={onMark}>
              {isMarked ? t('Show all places') : t('Show only this one')}
            </button>
          )}
        </p>
      </div>
    </li>
  )
}
