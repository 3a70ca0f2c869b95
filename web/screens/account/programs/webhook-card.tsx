import { type ReactNode, useState } from 'react'
import type { EndpointStop, WebhookEndpoint } from '#contract/programs/webhook.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import {
  useDeleteWebhook,
  useRotateWebhookSecret,
  useTestWebhook,
  useUpdateWebhook,
} from '#web/api/programs/webhooks.ts'
import { EventTicks } from '#web/screens/account/programs/event-ticks.tsx'
import { WebhookSecret } from '#web/screens/account/programs/webhook-secret.tsx'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { plural, t } from '#web/i18n/i18n.ts'

const STOPS: Record<EndpointStop, string> = {
  owner: t('You turned it off: nothing is sent to it.'),
  gone: t('It is off: its server answered that it wants no more messages (410).'),
  failing: t('It is off: for five days, nothing that we sent arrived.'),
  restored: t('It is off: our data was restored from a backup. Turn it on to be told again.'),
}

interface WebhookCardProps {
  endpoint: WebhookEndpoint
  children: ReactNode
}

/** One webhook with its state, its events and what can be done with it. */
export function WebhookCard({ endpoint, children }: WebhookCardProps) {
  const { id, address, types, isActive } = endpoint
  const [isAsking, setAsking] = useState(false)
  const update = useUpdateWebhook()
  const test = useTestWebhook()
  const rotation = useRotateWebhookSecret()
  const removal = useDeleteWebhook()
  const error = update.error ?? test.error ?? rotation.error ?? removal.error
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <p className={styles.address}>{address}</p>
        <Badge>{isActive ? t('On') : t('Off')}</Badge>
      </div>
      <p className={styles.soft}>{stateOf(endpoint)}</p>
      {children}
      {rotation.data && (
        <>
          <WebhookSecret secret={rotation.data.secret} />
          <p className={styles.soft}>{t('For 24 hours, messages are signed with the old secret too.')}</p>
        </>
      )}
      <details className={styles.more}>
        <summary>{plural(types.length, { one: '{count} event', other: '{count} events' })}</summary>
        <EventTicks
          types={types}
          disabled={update.isPending}
          onChange={(chosen) => chosen.length > 0 && update.mutate({ id, types: chosen })}
        />
      </details>
      <div className={styles.buttons}>
        {isActive && (
          <Button size="sm" loading={test.isPending} onClick={() => test.mutate(id)}>
            {t('Send a test')}
          </Button>
        )}
        <Button toggles size="sm" loading={update.isPending} onClick={() => update.mutate({ id, isActive: !isActive })}>
          {isActive ? t('Turn off') : t('Turn on')}
        </Button>
        <Button size="sm" loading={rotation.isPending} onClick={() => rotation.mutate(id)}>
          {t('New secret')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      </div>
      <p role="status" className={styles.soft}>
        {test.data && t('A test is on its way: the log shows whether it arrived.')}
      </p>
      {error && (
        <p role="alert" className={styles.failure}>
          {errorSentence(error)}
        </p>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete this webhook?')}
        description={t('Nothing is sent to {address} any more, and its log is deleted.', { address })}
        confirmLabel={t('Delete')}
        confirmingLabel={t('Deleting...')}
        loading={removal.isPending}
        onConfirm={() => removal.mutate(id, { onSettled: () => setAsking(false) })}
      />
    </li>
  )
}

function stateOf({ stoppedFor, failingSince }: WebhookEndpoint): string {
  if (stoppedFor) return STOPS[stoppedFor]
  if (failingSince) {
    return t('Nothing has arrived since {date}. We try each message for a day.', { date: longDate(failingSince) })
  }
  return t('Messages are sent to it.')
}
