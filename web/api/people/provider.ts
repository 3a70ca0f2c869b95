import type { SessionBlock } from '#contract/site/session-block.ts'
import { useSession } from '#web/api/people/session.ts'

export type Provider = SessionBlock['provider']

export function useProvider(): Provider {
  return useSession().provider
}

/** Gives the address that starts sign-in and comes back to `returnTo`, a path of ours. */
export function signInUrl({ signInPath }: Provider, returnTo: string): string {
  return `${signInPath}?${new URLSearchParams({ returnTo })}`
}
