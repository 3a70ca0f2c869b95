import { type FormEvent, useState } from 'react'
import { REVIEW_COMMENT_MAX, REVIEWER_NAME_MAX } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useAskForChanges } from '#web/api/ads/reviews/review.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import { writeReviewerName, readReviewerName } from './reviewer-name.ts'
import { messageOf } from './message-of.ts'
import styles from './review.module.css'

interface AskDialogProps {
  token: string
  version: number
  onClose: () => void
}

/** Asks for changes, with a name. The text survives any failure. */
export function AskDialog({ token, version, onClose }: AskDialogProps) {
  const [text, setText] = useState('')
  const [name, setName] = useState(readReviewerName)
  const ask = useAskForChanges(token)
  const { error } = ask
  const hasField = messageOf(error, 'text') ?? messageOf(error, 'name')

  function confirm(event?: FormEvent) {
    event?.preventDefault()
    const done = () => {
      writeReviewerName(name)
      onClose()
    }
    ask.mutate({ version, name, text }, { onSuccess: done })
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('Ask for changes to version {version}?', { version })}
      description={t('Say what should change. Whoever sent you the link sees it, and can share a new version.')}
      confirmLabel={t('Ask for changes')}
      confirmingLabel={t('Sending...')}
      variant="primary"
      loading={ask.isPending}
      onConfirm={confirm}
    >
      <form className={styles.fields} onSubmit={confirm} noValidate>
        <TextArea
          label={t('What should change')}
          value={text}
          maxLength={REVIEW_COMMENT_MAX}
          rows={3}
          error={messageOf(error, 'text')}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={t('Your name')}
          autoComplete="name"
          value={name}
          maxLength={REVIEWER_NAME_MAX}
          error={messageOf(error, 'name')}
          onChange={({ target }) => setName(target.value)}
        />
        {error && !hasField && (
          <p className={styles.error} role="alert">
            {errorSentence(error)}
          </p>
        )}
      </form>
    </AlertDialog>
  )
}
