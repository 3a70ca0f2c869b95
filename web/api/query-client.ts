import { QueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '#web/api/people/fresh-user.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { staleCampaignsQuery } from '#web/api/catalogue/stale-campaigns.ts'
import type { Session } from '#web/api/people/session.ts'

const clients = new WeakMap<Session, QueryClient>()

/** Gives the one cache of a session: the header and the screens, which load separately, share its answers. */
export function queryClientOf(session: Session): QueryClient {
  const client = clients.get(session) ?? createQueryClient(session)
  clients.set(session, client)
  return client
}

/**
 * Makes a client with the defaults of SPEC.md section 9: no retries, no refetch on window focus, no polling, never
 * stale. A call may override them.
 */
function createQueryClient(session: Session): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      // A change is sent even if the browser believes that it is offline: it then fails at once with a message, instead
      // of waiting.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const user = session.getUser()
  if (user !== undefined) client.setQueryData(CURRENT_USER_KEY, user)
  if (session.creatives) client.setQueryData(creativesQuery().queryKey, session.creatives)
  if (session.staleCampaigns) client.setQueryData(staleCampaignsQuery.queryKey, session.staleCampaigns)
  return client
}
