import { getFormat } from '#contract/formats.ts'
import type { Proposal } from '#contract/review.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './proposal-view.module.css'

/** What is proposed because of a comment, before and after. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { format, words, state, message, beforeUrl, afterUrl } = proposal
  const { name, widthPx: width, heightPx: height } = getFormat(format)
  return (
    <div className={styles.proposal}>
      <p>
        <strong>{t('Proposed:')}</strong> <span dir="auto">{Object.entries(words).map(describe).join(', ')}</span>
      </p>
      {state === 'painting' && <p role="status">{t('The picture is being painted...')}</p>}
      {state === 'refused' && <p role="alert">{message}</p>}
      {beforeUrl && afterUrl && (
        <div className={styles.pair}>
          {[
            { label: t('Before'), url: beforeUrl },
            { label: t('After'), url: afterUrl },
          ].map(({ label, url }) => (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              <img src={url} alt={t('{label}: the {name} ad', { label, name })} {...{ width, height }} />
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}

function describe([part, text]: [string, string | null]): string {
  const name = WORD_PART_NAMES[part as WordPart]
  return text === null ? t('without the {name}', { name }) : `${name} \u201c${text}\u201d`
}
