import { useCurrentUser } from '#web/api/people/current-user.ts'
import { useSubscription } from '#web/api/money/subscription.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { CheckoutReturn } from '#web/screens/subscription/checkout-return.tsx'
import { CreditPack } from '#web/screens/subscription/credit-pack.tsx'
import { CurrentPlan } from '#web/screens/subscription/current-plan.tsx'
import { LookUpFailed } from '#web/screens/subscription/look-up-failed.tsx'
import { PastDue } from '#web/screens/subscription/past-due.tsx'
import { PlanList } from '#web/screens/subscription/plan-list.tsx'
import { SubscriptionLoading } from '#web/screens/subscription/subscription-loading.tsx'
import { usePaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { Page } from '#web/ui/page.tsx'
import { t } from '#web/i18n/i18n.ts'

export function SubscriptionScreen() {
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to see your plan and to change it.')}</SignInFirst>
  return (
    <Page title={t('Subscription')}>
      {user && <CheckoutReturn />}
      <Plans />
    </Page>
  )
}

function Plans() {
  const subscription = useSubscription()
  const payment = usePaymentPage()
  if (!subscription) return <SubscriptionLoading />
  return (
    <>
      <LookUpFailed />
      {subscription.status === 'past_due' && <PastDue />}
      <CurrentPlan subscription={subscription} payment={payment} />
      {!subscription.hasActiveSubscription && <CreditPack payment={payment} />}
      <PlanList currentPlanId={subscription.planId} payment={payment} />
    </>
  )
}
