import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CURRENT_USER_KEY } from '#web/api/people/fresh-user.ts'
import { queryClientOf } from '#web/api/query-client.ts'
import { onPlanRefusal, SUBSCRIPTION_KEY } from '#web/api/platform/plan-refusal.ts'
import { onSessionEnd } from '#web/api/platform/session-end.ts'
import { useSession } from '#web/api/people/session.ts'

/**
 * Provides the query client to everything that calls the server. The landing page does without. If a call finds that
 * the session has ended, the page becomes the signed-out one.
 */
export function Queries({ children }: { children: ReactNode }) {
  const session = useSession()
  const client = queryClientOf(session)
  useEffect(() => {
    return onSessionEnd(() => {
      client.setQueryData(CURRENT_USER_KEY, null)
      session.setUser(null)
    })
  }, [client, session])
  useEffect(() => onPlanRefusal(() => void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY })), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
