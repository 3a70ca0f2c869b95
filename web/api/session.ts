import { createContext, use } from 'react'
import type { CurrentUser, SessionBlock } from '#contract/user.ts'

/**
 * Who is signed in and by which provider people sign in: what the first HTML said, kept current by what the calls answer.
 * It lives outside of the query cache, because the landing page shows it and loads neither cache nor calls.
 */
export interface Session {
  readonly provider: SessionBlock['provider']
  /** Whether the server calls the person an operator. */
  readonly isOperator: boolean
  /** Whom people write to who need help, where the operator has said it. */
  readonly supportEmail: SessionBlock['supportEmail']
  /** What the plan was when the page was written. `usePlanId` (subscription.ts) knows what it is now. */
  readonly planId: SessionBlock['planId']
  /** The person's ads, where the page came with them. */
  readonly creatives: SessionBlock['creatives']
  /** How many ads, where the page came with that. */
  readonly creativeCount: SessionBlock['creativeCount']
  /** The ad without a picture that was worked on last, where the page came with that. */
  readonly draft: SessionBlock['draft']
  /** What the link shows that opened this page; null where it has ended. */
  readonly review: SessionBlock['review']
  /** What it shows where it is the link of several ads. */
  readonly sharedList: SessionBlock['sharedList']
  /** Null when signed out; undefined while that is not known. */
  getUser: () => CurrentUser | null | undefined
  setUser: (user: CurrentUser | null) => void
  subscribe: (listener: () => void) => () => void
}

/** `user` is undefined where a page came without its session block; then it is asked for. */
export function createSession({ user, provider, ...known }: Partial<SessionBlock>): Session {
  let current = user
  const listeners = new Set<() => void>()
  return {
    provider: provider ?? DEFAULT_PROVIDER,
    isOperator: known.isOperator ?? false,
    supportEmail: known.supportEmail,
    planId: known.planId,
    creatives: known.creatives,
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

/** The identity provider of production; the session block names the one that is configured. */
const DEFAULT_PROVIDER = { name: 'Google', signInPath: '/auth/google' }

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext around it.')
  return session
}

/**
 * Reads what our server wrote into this very page by the contract's type (server/web/pages.ts). It is not parsed by a schema:
 * that would make the landing page load the parser.
 */
export function readSessionBlock(page: Document = document): Partial<SessionBlock> {
  const json = page.getElementById('session')?.textContent?.trim()
  return json ? (JSON.parse(json) as SessionBlock) : {}
}
