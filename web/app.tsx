import { lazy, type ReactNode } from 'react'
import { SessionContext, type Session } from '#web/api/session.ts'
import { Optional } from '#web/ui/optional.tsx'
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

/** The toaster loads with the first toast, or before it on screens that may have one (routes/asking-screens.tsx). */
function Toasts() {
  return (
    useToasts().length > 0 && (
      <Optional fallback={null}>
        <Toaster />
      </Optional>
    )
  )
}
