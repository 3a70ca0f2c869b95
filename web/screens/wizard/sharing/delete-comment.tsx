import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useDeleteComment } from '#web/api/ads/reviews/share.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import { ShareQuestion } from './share-question.tsx'
import styles from './share.module.css'

/** The owner's button to delete a comment. */
export function DeleteComment({ creativeId, comment }: { creativeId: string; comment: ReviewComment }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteComment(creativeId)
  if (isAsked)
    return (
      <div className={styles.question}>
        <ShareQuestion
          title={t('Delete this comment?')}
          text={t('It goes from the page of your link too, for everybody.')}
          confirm={t('Delete comment')}
          loading={remove.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => remove.mutate(comment.id, { onError: () => setAsked(false) })}
        />
      </div>
    )
  return (
    <>
      {remove.error && <p role="alert">{errorSentence(remove.error)}</p>}
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        aria-label={t('Delete the comment of {name}', { name: comment.name })}
        onClick={() => setAsked(true)}
      >
        {t('Delete')}
      </Button>
    </>
  )
}
