import { PLANS } from '#contract/money/plans.ts'
import type { Subscription } from '#contract/money/subscription.ts'
import { useCredits } from '#web/api/money/credits.ts'
import styles from '#web/screens/subscription/current-plan.module.css'
import { longDate } from '#web/ui/texts/long-date.ts'
import { usd } from '#web/ui/texts/usd.ts'
import type { PaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

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
          <h2 className={styles.name}>{t('Current Plan: {name}', { name })}</h2>
          {hasActiveSubscription && <Badge variant="solid">{isInTrial ? t('Trial') : t('Active')}</Badge>}
        </div>
        <p className={styles.description}>{translated(description)}</p>
        {endDate && (
          <p className={styles.expiry}>
            {isInTrial
              ? t('Your subscription trial expires on {date}', { date: longDate(endDate) })
              : t('Your subscription expires on {date}', { date: longDate(endDate) })}
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

const STRONG = { amount: (text: string) => <strong>{text}</strong> }

function CreditsLeft() {
  const credits = useCredits()
  if (!credits) return null
  const words = credits.unlimited
    ? t('<amount>∞</amount> unlimited credits')
    : plural(credits.adGeneration, {
        one: '<amount>1</amount> credit left',
        other: '<amount>{count}</amount> credits left',
      })
  return <p className={styles.credits}>{rich(words, STRONG)}</p>
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
      loadingLabel={t('Opening Portal...')}
      disabled={busyButton !== undefined}
      onClick={() => leave('manage', 'portal')}
    >
      {t('Manage Subscription')}
    </Button>
  )
}

interface UpgradeButtonProps extends PaymentButtonProps {
  trialDays: number | undefined
}

function UpgradeButton({ trialDays, payment: { busyButton, leave } }: UpgradeButtonProps) {
  const price = usd(PLANS.pro.priceCents)
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        loading={busyButton === 'upgrade'}
        loadingLabel={t('Processing...')}
        disabled={busyButton !== undefined}
        onClick={() => leave('upgrade', 'pro')}
      >
        {t('Upgrade Plan')}
      </Button>
      <p className={styles.price}>
        {trialDays
          ? plural(
              trialDays,
              { one: '1 day free, then {price} a month.', other: '{count} days free, then {price} a month.' },
              { price },
            )
          : t('Pro is {price} a month.', { price })}{' '}
        {t('Cancel any time.')}
      </p>
    </>
  )
}
