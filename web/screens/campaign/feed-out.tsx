import { lazy, Suspense, useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const FeedOutBody = lazy(async () => ({
  default: (await import('#web/screens/campaign/feed-out-body.tsx')).FeedOutBody,
}))

interface FeedOutProps {
  campaignId: string
  formats: readonly FormatId[]
}

/** The feed that a campaign gives platforms. Its script loads once somebody opens it. */
export function FeedOut(props: FeedOutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.source} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Feed for shops and platforms')}</summary>
      {isOpen && (
        <Suspense>
          <FeedOutBody {...props} />
        </Suspense>
      )}
    </details>
  )
}
