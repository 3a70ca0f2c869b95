import { Suspense, type ReactNode } from 'react'
import { SessionContext, type Session } from '#web/api/session.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/** `children` is the router: the browser's, the server's or a test's. */
export function App({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {/* Nothing in it waits: around the page, React takes over the server's in slices, between which the browser answers. */}
      <Suspense>{children}</Suspense>
      <Toaster />
    </SessionContext>
  )
}
