import { type CheckedTokens, clientOf } from './exchange-code.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Connection } from './connect-issuer.ts'
import { requestOptions } from './reach-issuer.ts'

/**
 * Returns the claims of the userinfo endpoint about the subject of the ID token; none if the issuer has no such
 * endpoint. Throws if the endpoint does not answer, answers about another subject, or signs with a wrong key, client or
 * issuer.
 */
export async function fetchUserinfo(
  { issuer, checkSignature }: Connection,
  provider: IdentityProvider,
  { claims, accessToken, issuerName }: CheckedTokens,
): Promise<Record<string, unknown>> {
  if (!issuer.userinfo_endpoint) return {}
  const oauth = await import('oauth4webapi')
  const client = await clientOf(provider)
  const response = await oauth.userInfoRequest(issuer, client, accessToken, await requestOptions(provider))
  const signed = isToken(response) ? await response.clone().text() : undefined
  const named = { ...issuer, issuer: issuerName }
  const profile = await oauth.processUserInfoResponse(named, client, claims.sub, response)
  const algorithms = issuer.userinfo_signing_alg_values_supported
  if (signed) await checkSignature(signed, { algorithms, issuer: issuerName })
  return profile
}

function isToken({ headers }: Response): boolean {
  return /^application\/jwt\b/i.test(headers.get('content-type') ?? '')
}
