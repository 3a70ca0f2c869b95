import { useState } from 'react'
import { reviewPath } from '#contract/ads/reviews/review-path.ts'
import type { Review } from '#contract/ads/reviews/review.ts'
import { CommentList } from '#web/features/review/comment-list.tsx'
import { sortComments } from '#web/features/review/spots.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { ApprovalBar } from './approval-bar.tsx'
import { type CommentDraft, isOn } from './draft.ts'
import { FormatSection, type ReviewView } from './format-section.tsx'
import { GeneralComments } from './general-comments.tsx'
import { useListToken } from './list-token.ts'
import { ReviewFoot } from './review-foot.tsx'
import styles from './review.module.css'

const VIEWS: { value: ReviewView; label: string }[] = [
  { value: 'whole', label: t('Whole picture') },
  { value: 'true', label: t('True size') },
  { value: 'context', label: t('In place') },
]

interface ReviewPageProps {
  token: string
  review: Review
  /** Set if the last poll failed. */
  isOffline: boolean
}

/** Shows the ads, each with its comments, then the comments on all of them. */
export function ReviewPage({ token, review, isOffline }: ReviewPageProps) {
  const { productName, version, pictures } = review
  const [view, setView] = useState<ReviewView>('whole')
  const [draft, setDraft] = useState<CommentDraft>()
  const [announcement, setAnnouncement] = useState('')
  const listToken = useListToken()
  const formats = pictures.map(({ format }) => format)
  const comments = sortComments(review.comments, { version, formats })
  const writing = { token, version, draft, onDraft: setDraft, onAnnounce: setAnnouncement }

  return (
    <>
      <header className={styles.head}>
        <div>
          {listToken && (
            <p>
              <a href={reviewPath(listToken)}>{t('All ads of this link')}</a>
            </p>
          )}
          <h1 dir="auto">{productName}</h1>
          <p>
            {plural(
              pictures.length,
              {
                one: '1 ad for your approval, version {version}',
                other: '{count} ads for your approval, version {version}',
              },
              { version },
            )}
          </p>
        </div>
        {pictures.length > 0 && <ApprovalBar token={token} review={review} />}
      </header>
      <News version={version} isOffline={isOffline} hasDraft={draft !== undefined} />
      {pictures.length > 0 ? (
        <div className={styles.view}>
          <Segments label={t('How the ads are shown')} options={VIEWS} value={view} onChange={setView} />
        </div>
      ) : (
        <p>{t('Nothing is shared here at the moment. Please ask whoever sent you the link.')}</p>
      )}
      {pictures.map((picture, at) => (
        <FormatSection
          key={picture.format}
          picture={picture}
          view={view}
          {...writing}
          comments={comments.on(picture.format)}
          isFirst={at === 0}
        />
      ))}
      <GeneralComments
        {...writing}
        comments={comments.general}
        isOpen={draft !== undefined && !formats.some((format) => isOn(draft, format))}
      />
      {comments.earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('Comments on earlier versions ({amount})', { amount: comments.earlier.length })}</summary>
          <CommentList label={t('Comments on earlier versions')} comments={comments.earlier} hasVersions />
        </details>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <ReviewFoot expiresAt={review.expiresAt} />
    </>
  )
}

/** Shows events since the page was opened. */
function News({ version, isOffline, hasDraft }: { version: number; isOffline: boolean; hasDraft: boolean }) {
  const [seen, setSeen] = useState(version)
  if (seen !== version) {
    return (
      <Notice
        title={t('A newer version was shared while you looked')}
        action={<Button onClick={() => setSeen(version)}>{t('OK')}</Button>}
      >
        {t('You see version {version} now.', { version })}{' '}
        {hasDraft && t('Your comment is kept: look again, then send it.')}
      </Notice>
    )
  }
  if (!isOffline) return null
  return (
    <Notice title={t('Updates cannot be loaded at the moment')}>
      {t('What you write stays on this page. Check your connection.')}
    </Notice>
  )
}
