import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './share.module.css'

interface ShareQuestionProps {
  title: string
  text: string
  confirm: string
  loading?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks, in place of the button that was pressed, before the link's reviewers lose something. */
export function ShareQuestion({ title, text, confirm, loading = false, onCancel, onConfirm }: ShareQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that was pressed has disappeared.
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Notice
      variant="bad"
      title={title}
      action={
        <div className={styles.quiet}>
          <Button ref={cancel} onClick={onCancel} disabled={loading}>
            {t('Cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm} loading={loading}>
            {confirm}
          </Button>
        </div>
      }
    >
      {text}
    </Notice>
  )
}
