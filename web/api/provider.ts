import { createContext, use } from 'react'
import type { SessionBlock } from '#contract/user.ts'

export type Provider = SessionBlock['provider']

/** The identity provider of production; the session block names the one that is configured. */
const DEFAULT_PROVIDER: Provider = { name: 'Google', signInPath: '/auth/google' }

export const ProviderContext = createContext<Provider>(DEFAULT_PROVIDER)

export function useProvider(): Provider {
  return use(ProviderContext)
}

/** The address that starts sign-in and comes back to `returnTo`, a path of ours. */
export function signInUrl({ signInPath }: Provider, returnTo: string): string {
  return `${signInPath}?${new URLSearchParams({ returnTo })}`
}
