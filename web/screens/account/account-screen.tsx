import { useCurrentUser } from '#web/api/people/current-user.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { Appearance } from '#web/screens/account/appearance.tsx'
import { DeleteAccount } from '#web/screens/account/delete-account.tsx'
import { ExportAccount } from '#web/screens/account/export-account.tsx'
import { LogoutEverywhere } from '#web/screens/account/logout-everywhere.tsx'
import { Profile } from '#web/screens/account/profile.tsx'
import { Programs } from '#web/screens/account/programs/programs.tsx'
import { Sessions } from '#web/screens/account/sessions.tsx'
import { useFarewell } from '#web/screens/account/use-farewell.ts'
import { useMovedBrand } from '#web/screens/account/use-moved-brand.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

export function AccountScreen() {
  const { user, isLoading } = useCurrentUser()
  const { isLeaving, sayGoodbye } = useFarewell()
  useMovedBrand()
  if (isLoading || isLeaving) return <Loading />
  if (!user) return <SignInFirst>{t('Sign in to see your account, your data and your devices.')}</SignInFirst>
  return (
    <Page title={t('Account')} width="text">
      <Profile user={user} />
      <ExportAccount />
      <Appearance />
      <Sessions />
      <Programs />
      <LogoutEverywhere sayGoodbye={sayGoodbye} />
      <DeleteAccount sayGoodbye={sayGoodbye} />
    </Page>
  )
}

function Loading() {
  return (
    <Page title={t('Account')} width="text">
      <Spinner label={t('Loading')} size="lg" />
    </Page>
  )
}
