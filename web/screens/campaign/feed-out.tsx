import type { FormatId } from '#contract/formats.ts'
import { Folded } from '#web/screens/campaign/folded.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const FeedOutBody = lazyPart(async () => (await import('#web/screens/campaign/feed-out-body.tsx')).FeedOutBody)

interface FeedOutProps {
  campaignId: string
  formats: readonly FormatId[]
}

/** The feed that a campaign gives platforms, folded until somebody wants it. */
export function FeedOut(props: FeedOutProps) {
  return (
    <Folded summary={t('Feed for shops and platforms')}>
      <div className={styles.body}>
        <FeedOutBody {...props} fallback={<Spinner label={t('Loading')} />} />
      </div>
    </Folded>
  )
}
