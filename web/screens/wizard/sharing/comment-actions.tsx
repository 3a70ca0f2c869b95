import { Check, MessageSquareReply, RotateCcw, Wand } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { REVIEW_COMMENT_MAX } from '#contract/limits.ts'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useUpdateComment } from '#web/api/ads/reviews/share.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { t } from '#web/i18n/i18n.ts'
import { DeleteComment } from './delete-comment.tsx'
import { ProposalAnswer } from './proposal-answer.tsx'
import { ProposalForm } from './proposal-form.tsx'
import styles from './share.module.css'

interface CommentActionsProps {
  creativeId: string
  comment: ReviewComment
}

/** The owner's actions on a comment: reply, mark as done, delete. */
export function CommentActions({ creativeId, comment }: CommentActionsProps) {
  const [form, setForm] = useState<'answer' | 'proposal'>()
  const update = useUpdateComment(creativeId)
  const { id, name, answer, doneAt, proposal } = comment
  const close = () => setForm(undefined)
  if (form === 'answer') return <AnswerForm creativeId={creativeId} comment={comment} onDone={close} />
  if (form === 'proposal') return <ProposalForm creativeId={creativeId} comment={comment} onDone={close} />
  return (
    <>
      {update.error && <p role="alert">{errorSentence(update.error)}</p>}
      {proposal && <ProposalAnswer creativeId={creativeId} comment={comment} isReady={proposal.state === 'ready'} />}
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="ghost"
          icon={<MessageSquareReply aria-hidden />}
          aria-label={
            answer
              ? t('Change your answer to the comment of {name}', { name })
              : t('Answer the comment of {name}', { name })
          }
          onClick={() => setForm('answer')}
        >
          {answer ? t('Change answer') : t('Answer')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Wand aria-hidden />}
          aria-label={
            proposal
              ? t('Propose another change for the comment of {name}', { name })
              : t('Propose a change for the comment of {name}', { name })
          }
          onClick={() => setForm('proposal')}
        >
          {proposal ? t('Propose another change') : t('Propose a change')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={doneAt ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          aria-label={
            doneAt ? t('Open again: the comment of {name}', { name }) : t('Mark done: the comment of {name}', { name })
          }
          toggles
          loading={update.isPending}
          onClick={() => update.mutate({ commentId: id, done: !doneAt })}
        >
          {doneAt ? t('Open again') : t('Mark done')}
        </Button>
        <DeleteComment creativeId={creativeId} comment={comment} />
      </div>
    </>
  )
}

function AnswerForm({ creativeId, comment, onDone }: CommentActionsProps & { onDone: () => void }) {
  const { id, name, answer } = comment
  const [text, setText] = useState(answer?.text ?? '')
  const update = useUpdateComment(creativeId)
  const area = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form has disappeared.
  useEffect(() => area.current?.focus(), [])

  /** Sends the reply. An empty one deletes it. */
  function send(event: FormEvent) {
    event.preventDefault()
    update.mutate({ commentId: id, answer: answer && text.trim() === '' ? null : text }, { onSuccess: onDone })
  }

  return (
    <form className={styles.answer} onSubmit={send} noValidate>
      <TextArea
        label={t('Your answer to {name}', { name })}
        ref={area}
        value={text}
        maxLength={REVIEW_COMMENT_MAX}
        rows={2}
        error={update.error ? errorSentence(update.error) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.quiet}>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={update.isPending} loadingLabel={t('Sending...')}>
          {t('Send answer')}
        </Button>
      </div>
    </form>
  )
}
