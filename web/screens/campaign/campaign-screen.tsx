import { ApiError } from '#web/api/platform/api-error.ts'
import { useCampaign } from '#web/api/catalogue/campaigns.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { CampaignPage } from '#web/screens/campaign/campaign-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useParams } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'

export function CampaignScreen() {
  const { id = '' } = useParams()
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to see your campaigns.')}</SignInFirst>
  // The key resets the page for another campaign.
  return user ? <LoadedCampaign key={id} id={id} /> : <Loading />
}

function LoadedCampaign({ id }: { id: string }) {
  const { data: campaign, error, refetch } = useCampaign(id)
  if (campaign) return <CampaignPage campaign={campaign} />
  if (!error) return <Loading />
  const isGone = error instanceof ApiError && error.status < 500
  return (
    <Page title={t('Campaign')}>
      <Notice
        variant="bad"
        title={errorSentence(error)}
        action={
          isGone ? (
            <ButtonLink to="/campaigns">{t('Your campaigns')}</ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{t('Try again')}</Button>
          )
        }
      />
    </Page>
  )
}

function Loading() {
  return (
    <Page title={t('Campaign')}>
      <Spinner label={t('Loading your campaign')} size="lg" />
    </Page>
  )
}
