import { getFormat } from '#contract/formats.ts'
import type { Proposal } from '#contract/review.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import styles from './proposal-view.module.css'

/** What is proposed because of a comment, before and after. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { format, words, state, message, beforeUrl, afterUrl } = proposal
  const { name, widthPx: width, heightPx: height } = getFormat(format)
  return (
    <div className={styles.proposal}>
      <p>
        <strong>Proposed:</strong> <span dir="auto">{Object.entries(words).map(describe).join(', ')}</span>
      </p>
      {state === 'painting' && <p role="status">The picture is being painted...</p>}
      {state === 'refused' && <p role="alert">{message}</p>}
      {beforeUrl && afterUrl && (
        <div className={styles.pair}>
          {[
            { label: 'Before', url: beforeUrl },
            { label: 'After', url: afterUrl },
          ].map(({ label, url }) => (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              <img src={url} alt={`${label}: the ${name} ad`} {...{ width, height }} />
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}

function describe([part, text]: [string, string | null]): string {
  const name = WORD_PART_NAMES[part as WordPart]
  return text === null ? `without the ${name}` : `${name} \u201c${text}\u201d`
}
