import { useState } from 'react'
import { WEBHOOK_ADDRESS_MAX } from '#contract/limits.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useCreateWebhook } from '#web/api/programs/webhooks.ts'
import { EventTicks } from '#web/screens/account/programs/event-ticks.tsx'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'

interface NewWebhookFormProps {
  onDone: (made: { id: string; secret: string }) => void
  /** Absent if there is nothing else to show. */
  onCancel: (() => void) | undefined
}

export function NewWebhookForm({ onDone, onCancel }: NewWebhookFormProps) {
  const [address, setAddress] = useState('')
  const [types, setTypes] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const { mutate, isPending, error, reset } = useCreateWebhook()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ address, types }, { onSuccess: onDone })
      }}
    >
      <TextField
        label={t('Address')}
        hint={t('Where we post to. It begins with https:// and can be reached from the internet.')}
        {...(error && { error: errorSentence(error) })}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={WEBHOOK_ADDRESS_MAX}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          reset()
        }}
      />
      <EventTicks types={types} onChange={setTypes} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isPending} loadingLabel={t('Adding...')}>
          {t('Add webhook')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
      </div>
    </form>
  )
}
