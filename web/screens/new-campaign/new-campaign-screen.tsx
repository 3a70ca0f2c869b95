import { PLANS } from '#contract/money/plans.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { LookForm } from '#web/screens/new-campaign/look-form.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

export function NewCampaignScreen() {
  const { user, isLoading } = useCurrentUser()
  const planId = usePlanId()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to make ads of all your products at once.')}</SignInFirst>
  return (
    <Page title={t('New campaign')} lead={t('First the look that all its ads share. Your products come next.')}>
      {user && planId ? <LookForm plan={PLANS[planId]} /> : <Spinner label={t('Loading')} size="lg" />}
    </Page>
  )
}
