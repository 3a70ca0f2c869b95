import { MessageSquare } from 'lucide-react'
import { useRef } from 'react'
import { CommentList } from '#web/features/review/comment-list.tsx'
import type { NumberedComment } from '#web/features/review/spots.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import { CommentForm } from './comment-form.tsx'
import type { Writing } from './draft.ts'
import styles from './review.module.css'

/** The comments on the ad as a whole. */
export function GeneralComments({
  comments,
  isOpen,
  ...writing
}: Writing & { comments: readonly NumberedComment[]; isOpen: boolean }) {
  const { draft, onDraft } = writing
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.general} aria-labelledby="all-of-it">
      <h2 id="all-of-it" ref={heading} tabIndex={-1}>
        {t('About all of it')}
      </h2>
      <CommentList label={t('Comments on all of it')} comments={comments} />
      {isOpen && draft ? (
        <CommentForm {...writing} draft={draft} onDone={() => heading.current?.focus({ preventScroll: true })} />
      ) : (
        <Button icon={<MessageSquare aria-hidden />} onClick={() => onDraft({ text: draft?.text ?? '' })}>
          {t('Write a comment')}
        </Button>
      )}
    </section>
  )
}
