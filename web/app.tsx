import { lazy, Suspense, type ReactNode } from 'react'
import { SessionContext, type Session } from '#web/api/session.ts'
import { useToasts } from '#web/ui/toast-store.ts'

/** `children` is the router: the browser's, the server's or a test's. */
export function App({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {children}
      <Toasts />
    </SessionContext>
  )
}

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))

/** The toaster loads with the first toast. */
function Toasts() {
  return (
    useToasts().length > 0 && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  )
}
