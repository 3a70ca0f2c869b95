import { FileUp, ImageUp } from 'lucide-react'
import type { CampaignFeed } from '#contract/campaign.ts'
import { FEED_KIND_NAMES } from '#contract/feed.ts'
import type { ChosenColumns } from '#web/api/campaign-feed.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { FeedRefusal } from '#web/screens/campaign/feed-refusal.tsx'
import { leftOutSentence } from '#web/screens/campaign/left-out.ts'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-summary.module.css'

/** What was read of the file, and by what its products are known. */
export function FeedSummary({ feed, upload }: { feed: CampaignFeed; upload: FeedUpload }) {
  return (
    <section className={styles.summary} aria-label={t('Your list of products')}>
      <div>
        <h2>{countOf(feed.products, 'product')}</h2>
        <p>
          <strong>{feed.fileName}</strong>, read as {FEED_KIND_NAMES[feed.kind]}
          {feed.isKindSaid ? t(', as you said') : ''}.{' '}
          {feed.problems > 0 &&
            t('{problems} cannot be made into ads; the others go on without.', {
              problems: countOf(feed.problems, 'row'),
            })}
        </p>
        {feed.leftOut.length > 0 && <p>{leftOutSentence(feed)}</p>}
        <p>{feed.knownBy === 'id' ? BY_ID : BY_NAME}</p>
      </div>
      <div className={styles.ways}>
        {upload.file && feed.problems > 0 && (
          <FileButton
            fileLabel={t('A ZIP of the photos')}
            accept=".zip"
            icon={<ImageUp aria-hidden />}
            onFile={(photos) => void upload.send({ photos }, { columns: columnsOf(feed) })}
          >
            {t('Add photos as a ZIP')}
          </FileButton>
        )}
        <Button icon={<FileUp aria-hidden />} onClick={upload.ask}>
          {t('Send another file')}
        </Button>
      </div>
      <FeedRefusal upload={upload} />
    </section>
  )
}

/** As they were read: guessed or confirmed. */
function columnsOf({ columns }: CampaignFeed): ChosenColumns {
  return Object.fromEntries(columns.map(({ name, field }) => [name, field]))
}

const BY_ID = t('Each product is known by its id, so that your next file updates the same ads.')
const BY_NAME = t(
  'No column is an id, so each product is known by its name: one that you rename counts as a new one in your next file.',
)
