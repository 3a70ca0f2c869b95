import { PLANS } from '#contract/plans.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { usePlanId } from '#web/api/subscription.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { LookForm } from '#web/screens/new-campaign/look-form.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function NewCampaignScreen() {
  const { user, isLoading } = useCurrentUser()
  const planId = usePlanId()
  if (!user && !isLoading) return <SignInFirst>Sign in to make ads of all your products at once.</SignInFirst>
  return (
    <Page title="New campaign" lead="First the look that all its ads share. Your products come next.">
      {user && planId ? <LookForm plan={PLANS[planId]} /> : <Spinner label="Loading" size="lg" />}
    </Page>
  )
}
