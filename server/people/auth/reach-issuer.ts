import type { IdentityProvider } from './identity-provider.ts'

const TIMEOUT_MS = 10_000

type Reached = Pick<IdentityProvider, 'fetch' | 'issuer'>

/** Sends a GET to the issuer with a time limit of ten seconds; redirects are not followed. */
export function reachIssuer(provider: Reached, address: URL): Promise<Response> {
  const options = { method: 'GET', headers: { accept: 'application/json' }, redirect: 'manual' as const }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return (provider.fetch ?? fetch)(address.href, { ...options, signal })
}

/**
 * Returns the same options for the library's requests. Plain http is allowed only if the issuer's own address uses it.
 */
export async function requestOptions(provider: Reached) {
  const { allowInsecureRequests, customFetch } = await import('oauth4webapi')
  return {
    [allowInsecureRequests]: provider.issuer.startsWith('http:'),
    ...(provider.fetch && { [customFetch]: provider.fetch }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
}
