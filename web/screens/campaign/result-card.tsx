import type { ResultState } from '#contract/catalogue/campaign.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { getFormat } from '#contract/formats.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import styles from './results.module.css'

export const STATE_WORDS: Record<ResultState, string> = {
  waiting: t('Waiting'),
  painting: t('Being made'),
  done: t('Finished'),
  needsLook: t('Needs a look'),
  failed: t('Failed'),
  cancelled: t('Stopped'),
}

export function ResultCard({ result, onOpen }: { result: CampaignResult; onOpen: () => void }) {
  const { name, state, message, pictures, changed } = result
  const [first] = pictures
  return (
    <article className={styles.card} data-state={state} aria-label={name}>
      <div className={styles.picture}>
        {!first && message && <span className={styles.why}>{translated(message)}</span>}
        {first && (
          <img
            src={thumbnailUrl(first.imageUrl)}
            alt={t('{format} ad of {name}', { format: getFormat(first.format).name, name })}
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
        {[
          STATE_WORDS[state],
          changed && t('changed'),
          pictures.length > 1 && plural(pictures.length, { one: '1 picture', other: '{count} pictures' }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </article>
  )
}
