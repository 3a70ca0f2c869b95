import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { WEBHOOK_LOG_MAX } from '#contract/limits.ts'
import type { DeliveryFault, WebhookDelivery, WebhookEndpoint } from '#contract/programs/webhook.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useSendWebhookAgain, useWebhookDeliveries } from '#web/api/programs/webhooks.ts'
import { eventName } from '#web/screens/account/programs/event-names.ts'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { madeOnce } from '#web/ui/texts/made-once.ts'
import { locale, t } from '#web/i18n/i18n.ts'

/** The last messages, folded and not loaded until it is opened. */
export function WebhookLog({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('The last {count} messages', { count: WEBHOOK_LOG_MAX })}</summary>
      {isOpen && <Deliveries endpoints={endpoints} />}
    </details>
  )
}

function Deliveries({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const { data, error, isFetching, refetch } = useWebhookDeliveries()
  if (error) return <p role="alert">{errorSentence(error)}</p>
  if (!data) return <Spinner label={t('Loading the messages')} />
  const addressOf = (id: string) => endpoints.find((endpoint) => endpoint.id === id)?.address ?? ''
  return (
    <>
      <div className={styles.buttons}>
        <Button size="sm" icon={<RotateCw aria-hidden />} loading={isFetching} onClick={() => void refetch()}>
          {t('Refresh')}
        </Button>
      </div>
      {data.deliveries.length === 0 && <p className={styles.soft}>{t('Nothing was sent yet.')}</p>}
      <ol className={styles.log}>
        {data.deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} address={addressOf(delivery.endpointId)} />
        ))}
      </ol>
    </>
  )
}

function Delivery({ delivery, address }: { delivery: WebhookDelivery; address: string }) {
  const { mutate, isPending, error } = useSendWebhookAgain()
  const { id, type, createdAt, state } = delivery
  const [name, date] = [eventName(type), dateAndTime(createdAt)]
  return (
    <li className={styles.delivery}>
      <div className={styles.facts}>
        <p>
          <strong>{name}</strong> <code className={styles.code}>{type}</code>
        </p>
        <p className={state === 'failed' ? styles.failure : styles.soft}>{outcomeOf(delivery)}</p>
        <p className={styles.soft}>
          <time dateTime={createdAt}>{date}</time> · <span className={styles.address}>{address}</span>
        </p>
        {error && (
          <p role="alert" className={styles.failure}>
            {errorSentence(error)}
          </p>
        )}
      </div>
      {state !== 'waiting' && (
        <Button
          size="sm"
          loading={isPending}
          aria-label={t('Send again: {name}, {date}', { name, date })}
          onClick={() => mutate(id)}
        >
          {t('Send again')}
        </Button>
      )}
    </li>
  )
}

const FAULTS: Record<Exclude<DeliveryFault, 'status'>, string> = {
  private: t('The address is not on the public internet.'),
  slow: t('There was no answer within ten seconds.'),
  broken: t('The server could not be reached.'),
  off: t('The webhook was turned off.'),
  secret: t('The signing secret cannot be read any more: make a new one.'),
  crowded: t('Too many messages were waiting.'),
}

/** Gives the state of a message in words, with the reason if something went wrong. */
function outcomeOf({ state, fault, status, nextAttemptAt, attempts }: WebhookDelivery): string {
  if (state === 'delivered') return t('Delivered: the answer was {status}.', { status: String(status) })
  const reason =
    fault && (fault === 'status' ? t('The answer was {status}.', { status: String(status) }) : FAULTS[fault])
  if (state === 'failed') return `${t('Given up.')} ${reason ?? ''}`
  if (attempts === 0 || !reason || !nextAttemptAt) return t('On its way.')
  return `${reason} ${t('Next try: {date}.', { date: dateAndTime(nextAttemptAt) })}`
}

const formatter = madeOnce(() => new Intl.DateTimeFormat(locale('en-US'), { dateStyle: 'medium', timeStyle: 'medium' }))

function dateAndTime(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
