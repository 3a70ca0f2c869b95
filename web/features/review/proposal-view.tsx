import { getFormat } from '#contract/formats.ts'
import type { ReviewProposal } from '#contract/ads/reviews/review.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './proposal-view.module.css'

/** Shows the proposal for a comment, before and after. */
export function ProposalView({ proposal }: { proposal: ReviewProposal }) {
  const { format, words, state, message, beforeUrl, afterUrl } = proposal
  const { name, widthPx: width, heightPx: height } = getFormat(format)
  return (
    <div className={styles.proposal}>
      <p>
        <strong>{t('Proposed:')}</strong> <span dir="auto">{Object.entries(words).map(describe).join(', ')}</span>
      </p>
      {state === 'painting' && <p role="status">{t('The picture is being painted...')}</p>}
      {state === 'refused' && <p role="alert">{message && translated(message)}</p>}
      {beforeUrl && afterUrl && (
        <div className={styles.pair}>
          {[
            { label: t('Before'), alt: t('Before: the {format} ad', { format: name }), url: beforeUrl },
            { label: t('After'), alt: t('After: the {format} ad', { format: name }), url: afterUrl },
          ].map(({ label, alt, url }) => (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              <img src={url} alt={alt} width={width} height={height} />
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}

function describe([part, text]: [string, string | null]): string {
  if (text === null) return WITHOUT[part as WordPart]
  return t('{part} “{text}”', { part: translated(WORD_PART_NAMES[part as WordPart]), text })
}

const WITHOUT: Record<WordPart, string> = {
  headline: t('without the headline'),
  name: t('without the name'),
  support: t('without the second line'),
  price: t('without the price'),
  oldPrice: t('without the old price'),
  badge: t('without the badge'),
  callToAction: t('without the call to action'),
  webAddress: t('without the web address'),
  legalLine: t('without the legal line'),
}
