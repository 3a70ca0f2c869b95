import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import { eventName } from '#web/screens/account/programs/event-names.ts'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { t } from '#web/i18n/i18n.ts'

interface EventTicksProps {
  types: readonly WebhookEvent[]
  disabled?: boolean
  onChange: (types: WebhookEvent[]) => void
}

/** The events that a webhook is sent, each with a tick and the name by which programs know it. */
export function EventTicks({ types, disabled, onChange }: EventTicksProps) {
  return (
    <fieldset className={styles.ticks} disabled={disabled}>
      <legend>{t('Tell it when')}</legend>
      {WEBHOOK_EVENTS.map((type) => (
        <label key={type} className={styles.tick}>
          <input
            type="checkbox"
            checked={types.includes(type)}
            onChange={({ target }) =>
              onChange(WEBHOOK_EVENTS.filter((one) => (one === type ? target.checked : types.includes(one))))
            }
          />
          <span>
            {eventName(type)} <code className={styles.code}>{type}</code>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
