import { FileUp, ImageUp } from 'lucide-react'
import type { CampaignFeed } from '#contract/catalogue/campaign.ts'
import { FEED_KIND_NAMES } from '#contract/catalogue/feed.ts'
import type { ColumnChoices } from '#web/api/catalogue/campaign-feed.ts'
import { FeedRefusal } from '#web/screens/campaign/feed-refusal.tsx'
import { leftOutSentence } from '#web/screens/campaign/left-out.ts'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import styles from './feed-summary.module.css'

/** Summarizes what was read from the file, and the column that identifies its products. */
export function FeedSummary({ feed, upload }: { feed: CampaignFeed; upload: FeedUpload }) {
  return (
    <section className={styles.summary} aria-label={t('Your list of products')}>
      <div>
        <h2>{plural(feed.products, { one: '1 product', other: '{count} products' })}</h2>
        <p>
          {rich(readAs(feed), STRONG)}{' '}
          {feed.problems > 0 &&
            plural(feed.problems, {
              one: '1 row cannot be made into ads; the others go on without.',
              other: '{count} rows cannot be made into ads; the others go on without.',
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

function readAs({ fileName, kind, isKindSaid }: CampaignFeed): string {
  const values = { fileName, kind: translated(FEED_KIND_NAMES[kind]) }
  return isKindSaid
    ? t('<file>{fileName}</file>, read as {kind}, as you said.', values)
    : t('<file>{fileName}</file>, read as {kind}.', values)
}

const STRONG = { file: (text: string) => <strong>{text}</strong> }

/** Gives the columns as they were read, guessed or confirmed. */
function columnsOf({ columns }: CampaignFeed): ColumnChoices {
  return Object.fromEntries(columns.map(({ name, field }) => [name, field]))
}

const BY_ID = t('Each product is known by its id, so that your next file updates the same ads.')
const BY_NAME = t(
  'No column is an id, so each product is known by its name: one that you rename counts as a new one in your next file.',
)
