import { Plus } from 'lucide-react'
import { useState } from 'react'
import { WEBHOOKS_MAX } from '#contract/limits.ts'
import { useWebhooks } from '#web/api/programs/webhooks.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { NewWebhookForm } from '#web/screens/account/new-webhook-form.tsx'
import { WebhookCard } from '#web/screens/account/webhook-card.tsx'
import { WebhookLog } from '#web/screens/account/webhook-log.tsx'
import { WebhookSecret } from '#web/screens/account/webhook-secret.tsx'
import styles from '#web/screens/account/webhooks.module.css'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The user's webhooks, a form for another one, and the log of what was sent. */
export function WebhookPanel() {
  const { data, error, refetch } = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  /** Secret of the webhook that was just made. */
  const [made, setMade] = useState<{ id: string; secret: string }>()
  if (error) {
    return (
      <p role="alert" className={styles.panel}>
        {errorSentence(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </p>
    )
  }
  if (!data) return <Spinner label={t('Loading your webhooks')} />
  const { endpoints } = data
  const isForm = isAdding || endpoints.length === 0
  return (
    <div className={styles.panel}>
      {isForm ? (
        <NewWebhookForm
          onDone={(webhook) => {
            setMade(webhook)
            setAdding(false)
          }}
          onCancel={endpoints.length > 0 ? () => setAdding(false) : undefined}
        />
      ) : (
        endpoints.length < WEBHOOKS_MAX && (
          <Button className={styles.add} icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('Add a webhook')}
          </Button>
        )
      )}
      {endpoints.length > 0 && (
        <ul className={styles.list}>
          {endpoints.map((endpoint) => (
            <WebhookCard key={endpoint.id} endpoint={endpoint}>
              {made?.id === endpoint.id && <WebhookSecret secret={made.secret} />}
            </WebhookCard>
          ))}
        </ul>
      )}
      {endpoints.length > 0 && <WebhookLog endpoints={endpoints} />}
    </div>
  )
}
