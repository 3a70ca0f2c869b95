import type { FetchImplementation, RemoteJWKSet } from 'jose'
import type { IdentityProvider } from './identity-provider.ts'

/** An issuer may change its keys at any moment, and nobody may make us ask for them all the time. */
const RENEWED_EVERY_MS = 5_000
const TIMEOUT_MS = 10_000

/**
 * Checks an ID token's signature by the keys of its issuer, which are kept for ten minutes. A key that is not among them makes us
 * fetch them anew, at most once in five seconds. Throws where the signature does not hold.
 */
export function makeSignatureCheck(
  provider: Pick<IdentityProvider, 'fetch' | 'signingAlgorithm'>,
  { jwksUri, now }: { jwksUri: string; now: () => Date },
): (idToken: string) => Promise<void> {
  const algorithms = [provider.signingAlgorithm ?? 'RS256']
  let keys: Promise<RemoteJWKSet> | undefined
  let renewedAt = Number.NEGATIVE_INFINITY

  return async (idToken) => {
    const { compactVerify, errors } = await import('jose')
    const known = await (keys ??= openKeys(provider, jwksUri))
    const check = async () => void (await compactVerify(idToken, known, { algorithms }))
    try {
      return await check()
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
    }
    if (now().getTime() - renewedAt >= RENEWED_EVERY_MS || known.reloading) {
      renewedAt = now().getTime()
      await known.reload()
    }
    return check()
  }
}

async function openKeys(provider: Pick<IdentityProvider, 'fetch'>, jwksUri: string): Promise<RemoteJWKSet> {
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const ask: FetchImplementation = async (address, { headers, ...options }) => {
    const response = provider.fetch
      ? await provider.fetch(address, { ...options, headers: Object.fromEntries(headers), body: undefined })
      : await fetch(address, { ...options, headers })
    if (response.status >= 500) throw new Error('The issuer does not give its keys', { cause: response })
    return response
  }
  // When they are fetched anew for a key that is unknown is decided above.
  const options = { timeoutDuration: TIMEOUT_MS, cooldownDuration: Number.POSITIVE_INFINITY, [customFetch]: ask }
  return createRemoteJWKSet(new URL(jwksUri), options)
}
