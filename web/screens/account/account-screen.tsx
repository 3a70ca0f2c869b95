import type { CurrentUser } from '#contract/user.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import { DeleteAccount } from '#web/screens/account/delete-account.tsx'
import { ExportAccount } from '#web/screens/account/export-account.tsx'
import { LogoutEverywhere } from '#web/screens/account/logout-everywhere.tsx'
import { Profile } from '#web/screens/account/profile.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function AccountScreen() {
  const { user, isLoading } = useCurrentUser()
  if (isLoading) return <Spinner label="Loading your account" size="lg" />
  if (!user) return <SignInFirst>Sign in to see your account, your data and your sessions.</SignInFirst>
  return <Account user={user} />
}

function Account({ user }: { user: CurrentUser }) {
  return (
    <Page title="Account" width="text">
      <Profile user={user} />
      <ExportAccount />
      <LogoutEverywhere />
      <DeleteAccount />
    </Page>
  )
}
