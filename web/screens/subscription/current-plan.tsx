import { PLANS } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { creditsText, useCredits } from '#web/api/credits.ts'
import styles from '#web/screens/subscription/current-plan.module.css'
import { longDate } from '#web/ui/long-date.ts'
import { usd } from '#web/ui/usd.ts'
import type { PaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface CurrentPlanProps {
  subscription: Subscription
  payment: PaymentPage
}

export function CurrentPlan({ subscription, payment }: CurrentPlanProps) {
  const { name, description } = PLANS[subscription.planId]
  const { hasActiveSubscription, isInTrial, endDate } = subscription
  return (
    <Card className={styles.card}>
      <div>
        <div className={styles.head}>
          <h2 className={styles.name}>Current Plan: {name}</h2>
          {hasActiveSubscription && <Badge variant="solid">{isInTrial ? 'Trial' : 'Active'}</Badge>}
        </div>
        <p className={styles.description}>{description}</p>
        {endDate && (
          <p className={styles.expiry}>
            Your subscription {isInTrial && 'trial '}expires on {longDate(endDate)}
          </p>
        )}
      </div>
      <CreditsLeft />
      <div className={styles.action}>
        {hasActiveSubscription ? (
          <ManageButton isPressing={subscription.status === 'past_due'} payment={payment} />
        ) : (
          <UpgradeButton trialDays={subscription.trialDays} payment={payment} />
        )}
      </div>
    </Card>
  )
}

function CreditsLeft() {
  const credits = useCredits()
  if (!credits) return null
  const text = creditsText(credits)
  return (
    <p className={styles.credits}>
      <strong>{text}</strong> {credits.unlimited ? 'unlimited credits' : `${text === '1' ? 'credit' : 'credits'} left`}
    </p>
  )
}

interface PaymentButtonProps {
  payment: PaymentPage
}

function ManageButton({ isPressing, payment: { busyButton, leave } }: PaymentButtonProps & { isPressing: boolean }) {
  return (
    <Button
      variant={isPressing ? 'primary' : 'secondary'}
      size="lg"
      loading={busyButton === 'manage'}
      loadingLabel="Opening Portal..."
      disabled={busyButton !== undefined}
      onClick={() => leave('manage', 'portal')}
    >
      Manage Subscription
    </Button>
  )
}

interface UpgradeButtonProps extends PaymentButtonProps {
  trialDays: number | undefined
}

function UpgradeButton({ trialDays, payment: { busyButton, leave } }: UpgradeButtonProps) {
  const price = `${usd(PLANS.pro.priceCents)} a month`
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        loading={busyButton === 'upgrade'}
        loadingLabel="Processing..."
        disabled={busyButton !== undefined}
        onClick={() => leave('upgrade', 'pro')}
      >
        Upgrade Plan
      </Button>
      <p className={styles.price}>
        {trialDays ? `${trialDays} days free, then ${price}.` : `Pro is ${price}.`} Cancel any time.
      </p>
    </>
  )
}
