import { useState } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { ReviewComment, Share } from '#contract/ads/reviews/review.ts'
import { CommentList } from '#web/features/review/comment-list.tsx'
import { SpotPicture } from '#web/features/review/spot-picture.tsx'
import { sortComments } from '#web/features/review/spots.ts'
import { t } from '#web/i18n/i18n.ts'
import { CommentActions } from './comment-actions.tsx'
import styles from './share.module.css'

/** Lists the comments by the pictures that they are on. */
export function SharedWords({ creativeId, share }: { creativeId: string; share: Share }) {
  const { version, pictures, comments } = share
  const formats = pictures.map(({ format }) => format)
  const { on, general, earlier } = sortComments(comments, { version, formats })
  const [chosen, setChosen] = useState<string>()
  const actionsOf = (comment: ReviewComment) => <CommentActions creativeId={creativeId} comment={comment} />
  return (
    <section className={styles.part} aria-labelledby="shared-words">
      <h3 id="shared-words">{t('Comments')}</h3>
      {comments.length === 0 && <p className={styles.soft}>{t('There are no comments yet.')}</p>}
      <CommentList label={t('Comments on all of it')} comments={general} actionsOf={actionsOf} />
      {pictures
        .map((picture) => ({ picture, found: on(picture.format), name: getFormat(picture.format).name }))
        .filter(({ found }) => found.length > 0)
        .map(({ picture, found, name }) => (
          <div key={picture.format} className={styles.picture}>
            <h4>{name}</h4>
            <SpotPicture picture={picture} chosen={chosen} comments={found} onChoose={setChosen} />
            <CommentList
              label={t('Comments on the {name} ad', { name })}
              comments={found}
              onChoose={setChosen}
              chosen={chosen}
              actionsOf={actionsOf}
            />
          </div>
        ))}
      {earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('Comments on earlier versions ({count})', { count: earlier.length })}</summary>
          <CommentList label={t('Comments on earlier versions')} comments={earlier} hasVersions actionsOf={actionsOf} />
        </details>
      )}
    </section>
  )
}
