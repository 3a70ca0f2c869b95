import type { Client, IDToken } from 'oauth4webapi'
import { refusesClient } from './client-authentication.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { issuerOfAnswer, issuerOfToken } from './issuer-address.ts'
import type { Connection } from './connect-issuer.ts'
import { requestOptions } from './reach-issuer.ts'
import type { PendingSignIn } from './session-store.ts'
import { SetupError } from './setup-error.ts'

export interface Answer {
  /** Address at which the browser came back, with the code or an error. */
  callback: URL
  redirectUri: string
  state: string
  pending: PendingSignIn
}

export interface CheckedTokens {
  claims: IDToken
  accessToken: string
  /** Name of the issuer in its tokens, which is the tenant's if the issuer uses a template. */
  issuerName: string
}

/** Exchanges the code at the token endpoint. Throws if the response, the client or the ID token is not valid. */
export async function exchangeCode(
  connection: Connection,
  provider: IdentityProvider,
  answer: Answer,
): Promise<CheckedTokens> {
  const oauth = await import('oauth4webapi')
  const client = await clientOf(provider)
  const response = await askForTokens(connection, provider, answer)
  const issuerName = issuerOfToken(
    { typed: provider.issuer, declared: connection.issuer.issuer },
    await readUnchecked(response),
  )
  if (issuerName === undefined) throw new Error('The ID token names no tenant that may sign in here')
  const issuer = { ...connection.issuer, issuer: issuerName }
  const expected = { expectedNonce: answer.pending.nonce, requireIdToken: true }
  const tokens = await oauth.processAuthorizationCodeResponse(issuer, client, response, expected)
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  if (!claims || !tokens.id_token) throw new Error('The issuer gave no ID token')
  // The signature is checked too, because the code flow itself relies only on TLS.
  const algorithms = issuer.id_token_signing_alg_values_supported
  await connection.checkSignature(tokens.id_token, { algorithms, issuer: issuerName })
  if (claims.sub.trim() === '') throw new Error('The ID token is about nobody')
  return { claims, accessToken: tokens.access_token, issuerName }
}

/** Returns the client, whose clock may be off by half a minute. */
export async function clientOf({ clientId }: Pick<IdentityProvider, 'clientId'>): Promise<Client> {
  const { clockTolerance } = await import('oauth4webapi')
  return { client_id: clientId, [clockTolerance]: 30 }
}

async function askForTokens(
  { issuer, authentications }: Connection,
  provider: IdentityProvider,
  { callback, redirectUri, state, pending }: Answer,
): Promise<Response> {
  const oauth = await import('oauth4webapi')
  const client = await clientOf(provider)
  const named = { ...issuer, issuer: issuerOfAnswer(issuer.issuer, callback.searchParams.get('iss')) }
  const parameters = oauth.validateAuthResponse(named, client, callback.searchParams, state)
  let response: Response | undefined
  for (const authenticate of authentications.slice()) {
    const options = await requestOptions(provider)
    response = await oauth.authorizationCodeGrantRequest(
      issuer,
      client,
      authenticate,
      parameters,
      redirectUri,
      pending.codeVerifier,
      options,
    )
    if (!(await refusesClient(response))) return response
    // The next sign-in tries another method: an issuer may reject a code the second time, even after a refusal.
    authentications.push(...authentications.splice(authentications.indexOf(authenticate), 1))
  }
  throw new SetupError(unknownClient(provider), { cause: await refusalOf(response) })
}

function unknownClient({ name, clientSecret }: IdentityProvider): string {
  return clientSecret
    ? `${name} does not take this app's client id and secret: whoever runs this app corrects them, or renews the secret if it has run out.`
    : `${name} does not take this app's client id without a secret: whoever runs this app sets the secret, or makes the client a public one there.`
}

async function refusalOf(response: Response | undefined): Promise<Error> {
  const body = (await response?.json().catch(() => undefined)) as Record<string, unknown> | undefined
  return Object.assign(new Error('The token endpoint refuses the client'), {
    error: body?.['error'],
    error_description: body?.['error_description'],
  })
}

/** Reads the unverified claims of the ID token, only to find out which issuer it has to name. */
async function readUnchecked(response: Response): Promise<Record<string, unknown>> {
  const { decodeJwt } = await import('jose')
  try {
    const { id_token: token } = (await response.clone().json()) as { id_token?: unknown }
    return decodeJwt(String(token))
  } catch {
    return {}
  }
}
