import { createContext, use } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'

/**
 * The current user and the sign-in provider: first as the HTML has them, then kept current by the answers of calls. It
 * lives outside the query cache, because the landing page shows it and loads neither cache nor calls.
 */
export interface Session {
  readonly provider: SessionBlock['provider']
  /** Set if the server counts the user as an operator. */
  readonly isOperator: boolean
  /** The address for questions, if the operator has configured one. */
  readonly supportEmail: SessionBlock['supportEmail']
  /** The plan when the page was written. `usePlanId` (subscription.ts) gives the current one. */
  readonly planId: SessionBlock['planId']
  /** The user's ads, if the page came with them. */
  readonly creatives: SessionBlock['creatives']
  /** The server's day when the page was written, if the page came with ads. */
  readonly today: SessionBlock['today']
  /** The campaigns that are not up to date, if the page came with them. */
  readonly staleCampaigns: SessionBlock['staleCampaigns']
  /** The number of ads, if the page came with it. */
  readonly creativeCount: SessionBlock['creativeCount']
  /** The ad without a picture that was edited last, if the page came with it. */
  readonly draft: SessionBlock['draft']
  /** The content of the link that opened this page; null if it has ended. */
  readonly review: SessionBlock['review']
  /** The content of a link of several ads. */
  readonly sharedList: SessionBlock['sharedList']
  /** Gives null when signed out, undefined while that is not known. */
  getUser: () => CurrentUser | null | undefined
  setUser: (user: CurrentUser | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Makes a session. `user` is undefined if a page came without its session block; then it is requested. */
export function createSession({ user, provider, ...known }: Partial<SessionBlock>): Session {
  let current = user
  const listeners = new Set<() => void>()
  return {
    provider: provider ?? DEFAULT_PROVIDER,
    isOperator: known.isOperator ?? false,
    supportEmail: known.supportEmail,
    planId: known.planId,
    creatives: known.creatives,
    today: known.today,
    staleCampaigns: known.staleCampaigns,
    creativeCount: known.creativeCount,
    draft: known.draft,
    review: known.review,
    sharedList: known.sharedList,
    getUser: () => current,
    setUser(next) {
      current = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The identity provider of production; the session block names the configured one. */
const DEFAULT_PROVIDER = { name: 'Google', signInPath: '/auth/google' }

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext around it.')
  return session
}

/**
 * Reads what our server wrote into this very page by the contract's type (server/site/web/pages.ts). A schema would make the
 * landing page load the parser.
 */
export function readSessionBlock(page: Document = document): Partial<SessionBlock> {
  const json = page.getElementById('session')?.textContent?.trim()
  return json ? (JSON.parse(json) as SessionBlock) : {}
}
