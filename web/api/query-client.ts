import { QueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '#web/api/fresh-user.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import type { Session } from '#web/api/session.ts'

const clients = new WeakMap<Session, QueryClient>()

/** The one cache of a session: the header and the screens, which load apart, read the same answers. */
export function queryClientOf(session: Session): QueryClient {
  const client = clients.get(session) ?? createQueryClient(session)
  clients.set(session, client)
  return client
}

/** SPEC.md section 9: no retries, no refetch on window focus, no polling, never stale. A call may say otherwise. */
function createQueryClient(session: Session): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      // A change is sent even where the browser holds itself to be offline: it fails at once, which can be said, instead of waiting.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const user = session.getUser()
  if (user !== undefined) client.setQueryData(CURRENT_USER_KEY, user)
  if (session.creatives) client.setQueryData(creativesQuery().queryKey, session.creatives)
  return client
}
