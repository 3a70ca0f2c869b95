import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Queries } from '#web/api/queries.tsx'
import { useSharedList } from '#web/api/ads/reviews/review-lists.ts'
import { useReview } from '#web/api/ads/reviews/review.ts'
import { useSession } from '#web/api/people/session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useParams } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { ListPage } from './list-page.tsx'
import { ReviewPage } from './review-page.tsx'
import styles from './review.module.css'

/** The page that a client opens by a link, without an account. */
export function ReviewScreen() {
  return (
    <Queries>
      <main className={styles.page}>
        <Opened token={useParams()['token'] ?? ''} />
      </main>
    </Queries>
  )
}

/** Shows the link of one ad or of several. */
function Opened({ token }: { token: string }) {
  const { sharedList } = useSession()
  return sharedList ? <OpenedList token={token} /> : <OpenedLink token={token} />
}

function OpenedList({ token }: { token: string }) {
  const { list, isEnded } = useSharedList(token)
  return isEnded || !list ? <Ended /> : <ListPage token={token} list={list} />
}

function Ended() {
  return (
    <EmptyState headingLevel="h1" title={t('This link does not work any more')}>
      <p>{t('Please ask whoever sent it for a new one.')}</p>
    </EmptyState>
  )
}

function OpenedLink({ token }: { token: string }) {
  const { review, error, isEnded, retry } = useReview(token)
  if (isEnded) return <Ended />
  if (review) return <ReviewPage token={token} review={review} isOffline={error !== null} />
  if (!error) return <Loading />
  return (
    <EmptyState
      headingLevel="h1"
      title={t('The ads could not be loaded')}
      action={<Button onClick={retry}>{t('Try again')}</Button>}
    >
      <p>{errorSentence(error)}</p>
    </EmptyState>
  )
}

function Loading() {
  return (
    <>
      <h1 className={styles.loading}>{t('Loading the ads...')}</h1>
      <Skeleton className={styles.skeleton} />
    </>
  )
}
