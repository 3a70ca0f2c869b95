import type { FetchImplementation, RemoteJWKSet } from 'jose'
import type { IdentityProvider } from './identity-provider.ts'
import { keyServes } from './issuer-address.ts'

/** An issuer may change its keys at any moment, but nobody may make us request them all the time. */
const RENEWED_EVERY_MS = 5_000
const TIMEOUT_MS = 10_000

export interface SignatureCheck {
  /** Algorithms with which the token may be signed. */
  algorithms: string[]
  /** Issuer of the token: a key that is restricted to an issuer has to serve it. */
  issuer: string
}

/**
 * Makes a function that checks a token's signature by the keys of its issuer, which are cached for ten minutes. An
 * unknown key causes them to be fetched again, at most once in five seconds. Throws if the signature is not valid.
 */
export function makeSignatureCheck(
  provider: Pick<IdentityProvider, 'fetch'>,
  { jwksUri, now }: { jwksUri: string; now: () => Date },
): (token: string, check: SignatureCheck) => Promise<void> {
  let keys: Promise<RemoteJWKSet> | undefined
  let renewedAt = Number.NEGATIVE_INFINITY

  return async (token, { algorithms, issuer }) => {
    const { errors } = await import('jose')
    const known = await (keys ??= openKeys(provider, jwksUri))
    const check = async () => requireKeyOf(issuer, known, await verify(token, known, algorithms))
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

/** Resolves to the id of the key. If a token names none, all matching keys are tried. */
async function verify(token: string, known: RemoteJWKSet, algorithms: string[]): Promise<string | undefined> {
  const { compactVerify, errors } = await import('jose')
  try {
    return (await compactVerify(token, known, { algorithms })).protectedHeader.kid
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      const verified = await compactVerify(token, key, { algorithms }).catch(() => undefined)
      if (verified) return verified.protectedHeader.kid
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

/**
 * Throws unless the key may sign for the issuer. Only Entra's keys name their issuer:
 * learn.microsoft.com/entra/identity-platform/access-tokens.
 */
function requireKeyOf(issuer: string, known: RemoteJWKSet, keyId: string | undefined): void {
  const keys: { kid?: string; issuer?: unknown }[] = known.jwks()?.keys ?? []
  const owners = keys.filter(({ kid }) => kid !== undefined && kid === keyId).map((key) => key.issuer)
  const named = owners.filter((owner) => typeof owner === 'string')
  if (named.length === 0 || named.some((owner) => keyServes(owner, issuer))) return
  throw new Error('The token is signed by a key that is for another issuer')
}

async function openKeys(provider: Pick<IdentityProvider, 'fetch'>, jwksUri: string): Promise<RemoteJWKSet> {
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const ask: FetchImplementation = async (address, { headers, ...options }) => {
    const response = provider.fetch
      ? await provider.fetch(address, { ...options, headers: Object.fromEntries(headers) })
      : await fetch(address, { ...options, headers })
    if (response.status >= 500) throw new Error('The issuer does not give its keys', { cause: response })
    return response
  }
  // The code above decides when an unknown key causes a new fetch.
  const options = { timeoutDuration: TIMEOUT_MS, cooldownDuration: Number.POSITIVE_INFINITY, [customFetch]: ask }
  return createRemoteJWKSet(new URL(jwksUri), options)
}
