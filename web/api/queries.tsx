import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClientOf } from '#web/api/query-client.ts'
import { useSession } from '#web/api/session.ts'

/** What asks the server stands inside of this. The landing page does without. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useSession())}>{children}</QueryClientProvider>
}
