import type { ResultState } from '#contract/campaign.ts'
import type { CampaignResult } from '#contract/campaign-results.ts'
import { getFormat } from '#contract/formats.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import styles from './results.module.css'

export const STATE_WORDS: Record<ResultState, string> = {
  waiting: 'Waiting',
  painting: 'Being made',
  done: 'Finished',
  needsLook: 'Needs a look',
  failed: 'Failed',
  cancelled: 'Stopped',
}

export function ResultCard({ result, onOpen }: { result: CampaignResult; onOpen: () => void }) {
  const { name, state, message, pictures, changed } = result
  const [first] = pictures
  return (
    <article className={styles.card} data-state={state} aria-label={name}>
      <div className={styles.picture}>
        {!first && message && <span className={styles.why}>{message}</span>}
        {first && (
          <img
            src={thumbnailUrl(first.imageUrl)}
            alt={`${getFormat(first.format).name} ad of ${name}`}
            width={first.width}
            height={first.height}
            decoding="async"
          />
        )}
      </div>
      <h3>
        <button type="button" onClick={onOpen}>
          {name}
        </button>
      </h3>
      <p>
        {STATE_WORDS[state]}
        {changed && ', changed'}
        {pictures.length > 1 && `, ${pictures.length} pictures`}
      </p>
    </article>
  )
}
