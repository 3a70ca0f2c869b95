import { type FormEvent, useEffect, useRef, useState } from 'react'
import { REVIEW_COMMENT_MAX, REVIEWER_NAME_MAX } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useAddComment } from '#web/api/ads/reviews/review.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { CommentDraft, Writing } from './draft.ts'
import { writeReviewerName, readReviewerName } from './reviewer-name.ts'
import { messageOf } from './message-of.ts'
import styles from './review.module.css'

interface CommentFormProps extends Writing {
  draft: CommentDraft
  /** Called when the form closes, sent or not. */
  onDone: () => void
}

/** The form of a comment. The text survives any failure. */
export function CommentForm({ token, version, draft, onDraft, onAnnounce, onDone }: CommentFormProps) {
  const [name, setName] = useState(readReviewerName)
  const add = useAddComment(token)
  const area = useRef<HTMLTextAreaElement>(null)
  const { spot } = draft
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another spot was pressed
  useEffect(() => area.current?.focus(), [spot?.format, spot?.x, spot?.y])

  function close() {
    onDraft(undefined)
    onDone()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    onAnnounce('')
    const done = () => {
      writeReviewerName(name)
      close()
      onAnnounce(t('Your comment is sent.'))
    }
    add.mutate({ version, name, text: draft.text, spot: spot ?? null }, { onSuccess: done })
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('New comment')}>
      <TextArea
        ref={area}
        label={spot ? t('About this spot') : t('Your comment')}
        value={draft.text}
        maxLength={REVIEW_COMMENT_MAX}
        rows={3}
        error={messageOf(add.error, 'text')}
        onChange={({ target }) => onDraft({ ...draft, text: target.value })}
      />
      <TextField
        label={t('Your name')}
        autoComplete="name"
        value={name}
        maxLength={REVIEWER_NAME_MAX}
        error={messageOf(add.error, 'name')}
        onChange={({ target }) => setName(target.value)}
      />
      {add.error && !messageOf(add.error, 'text') && !messageOf(add.error, 'name') && (
        <p className={styles.error} role="alert">
          {add.variables.version === version ? errorSentence(add.error) : NEWER}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={add.isPending} loadingLabel={t('Sending...')}>
          {t('Send comment')}
        </Button>
      </div>
    </form>
  )
}

const NEWER = t('A newer version was shared while you wrote. Look at it, then send your comment again.')
