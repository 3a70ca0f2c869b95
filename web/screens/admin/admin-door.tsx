import { useSession } from '#web/api/people/session.ts'
import { NotFoundScreen } from '#web/screens/not-found/not-found-screen.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const AdminPart = lazyPart(async () => (await import('#web/screens/admin/admin-screen.tsx')).AdminScreen)

/**
 * Shows the operator's screen. The server decides who is an operator. For everybody else this is an unknown address,
 * and the screen does not load.
 */
export function AdminDoor() {
  return useSession().isOperator ? <AdminPart fallback={<Loading />} /> : <NotFoundScreen />
}

function Loading() {
  return (
    <Page title="Operators">
      <Spinner label="Loading" size="lg" />
    </Page>
  )
}
