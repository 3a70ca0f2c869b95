import { Suspense, type ReactNode } from 'react'
import { SessionContext, type Session } from '#web/api/people/session.ts'
import { Toaster } from '#web/ui/toasts/toaster.tsx'

/** Renders the app. `children` is the router: the browser's, the server's or a test's. */
export function App({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {/* Nothing inside this boundary suspends. Around the page, it makes React hydrate the server's HTML in slices,
          between which the browser can respond. */}
      <Suspense>{children}</Suspense>
      <Toaster />
    </SessionContext>
  )
}
