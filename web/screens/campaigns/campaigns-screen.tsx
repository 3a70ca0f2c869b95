import { useState } from 'react'
import type { ListedCampaign } from '#contract/catalogue/campaign.ts'
import { useCampaigns } from '#web/api/catalogue/campaigns.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { CampaignLimits } from '#web/screens/campaigns/campaign-limits.tsx'
import { CampaignList } from '#web/screens/campaigns/campaign-list.tsx'
import { DeleteCampaignDialog } from '#web/screens/campaigns/delete-campaign-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

const LEAD = t(
  'A campaign makes the ads of your whole shop from its list of products: one look, every product, every format.',
)

export function CampaignsScreen() {
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading) return <SignInFirst>{t('Sign in to make ads of all your products at once.')}</SignInFirst>
  return (
    <Page title={t('Campaigns')} lead={LEAD}>
      {user ? <Campaigns /> : <Spinner label={t('Loading your campaigns')} size="lg" />}
    </Page>
  )
}

function Campaigns() {
  const { data: campaigns, error, refetch } = useCampaigns()
  const [toDelete, setToDelete] = useState<ListedCampaign>()
  if (campaigns) {
    return (
      <>
        <CampaignLimits kept={campaigns.length} />
        <CampaignList campaigns={campaigns} onDelete={setToDelete} />
        <DeleteCampaignDialog campaign={toDelete} onClose={() => setToDelete(undefined)} />
      </>
    )
  }
  if (!error) return <Spinner label={t('Loading your campaigns')} size="lg" />
  return (
    <Notice
      variant="bad"
      title={t('Your campaigns could not be loaded.')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    >
      {errorSentence(error)}
    </Notice>
  )
}
