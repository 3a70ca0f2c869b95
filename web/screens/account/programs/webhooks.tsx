import { Plus } from 'lucide-react'
import { useState } from 'react'
import { WEBHOOKS_MAX } from '#contract/limits.ts'
import { useWebhooks } from '#web/api/programs/webhooks.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { NewWebhookForm } from '#web/screens/account/programs/new-webhook-form.tsx'
import { WebhookCard } from '#web/screens/account/programs/webhook-card.tsx'
import { WebhookLog } from '#web/screens/account/programs/webhook-log.tsx'
import { WebhookSecret } from '#web/screens/account/programs/webhook-secret.tsx'
import programs from '#web/screens/account/programs/programs.module.css'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The user's webhooks and the log of what was sent; on Pro with a form for another one. */
export function Webhooks({ isPro }: { isPro: boolean }) {
  return (
    <section className={programs.part}>
      <h3 className={programs.title}>{t('Webhooks')}</h3>
      <p className={programs.text}>
        {t(
          'Tell a server of yours when an ad is finished or out of date, when a reviewer answers, or when a campaign is done.',
        )}{' '}
        <a href="/api/docs#webhooks">{t('What is sent, and how to check it')}</a>
      </p>
      <WebhookList isPro={isPro} />
    </section>
  )
}

function WebhookList({ isPro }: { isPro: boolean }) {
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
  const isForm = isPro && (isAdding || endpoints.length === 0)
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
        isPro &&
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
