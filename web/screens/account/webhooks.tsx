import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { useKnownPlanId } from '#web/api/money/subscription.ts'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

const WebhookPanel = lazyPart(async () => (await import('#web/screens/account/webhook-panel.tsx')).WebhookPanel)

/** Webhooks, whose code and list load only when the user opens them. */
export function Webhooks() {
  const [isOpen, setOpen] = useState(false)
  const planId = useKnownPlanId()
  if (planId === 'free') {
    const text = t(
      'Webhooks tell a server of yours what happens to your ads. They are part of the Pro plan: on Free, nothing is sent.',
    )
    return <AccountSection title={t('Webhooks')} text={text} action={null} />
  }
  return (
    <div>
      <AccountSection
        title={t('Webhooks')}
        text={t(
          'Tell a server of yours when an ad is finished or out of date, when a reviewer answers, or when a campaign is done.',
        )}
        action={
          <Button icon={<Webhook aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Hide webhooks') : t('Show webhooks')}
          </Button>
        }
      />
      {isOpen && <WebhookPanel fallback={<Spinner label={t('Loading your webhooks')} />} />}
    </div>
  )
}
