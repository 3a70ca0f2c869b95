import type { Configuration, IDToken } from 'openid-client'
import { makeSignatureCheck } from './id-token-keys.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { PendingSignIn } from './sessions.ts'

export interface Identity {
  subject: string
  email: string | undefined
  emailVerified: boolean
  name: string | undefined
  /** The address of a picture, as the issuer says it: nothing about it has been checked. */
  picture: string | undefined
}

export interface OidcClient {
  /** Where to send the browser, and what to remember until it comes back with `state`. */
  begin(): Promise<{ url: string; state: string; nonce: string; codeVerifier: string }>
  /** Exchanges the code that the browser came back with. Throws whatever is wrong with it. */
  finish(callback: URL, state: string, pending: PendingSignIn): Promise<Identity>
}

interface Discovered {
  configuration: Configuration
  checkSignature: (idToken: string) => Promise<void>
}

/** The authorization code flow with PKCE, state and nonce, against any issuer. `redirectUri` is our callback's address. */
export function makeOidcClient(
  provider: IdentityProvider,
  { redirectUri, now }: { redirectUri: string; now: () => Date },
): OidcClient {
  let discovered: Promise<Discovered> | undefined
  // At first use and not at start: the embedded issuer answers only once the server listens. A failure is not kept.
  const issuer = () =>
    (discovered ??= discover(provider, now).catch((error) => ((discovered = undefined), Promise.reject(error))))
  return {
    begin: async () => beginSignIn((await issuer()).configuration, provider, redirectUri),
    finish: async (callback, state, pending) => finishSignIn(await issuer(), { callback, state, pending }),
  }
}

async function discover(provider: IdentityProvider, now: () => Date): Promise<Discovered> {
  const client = await import('openid-client')
  const options = {
    execute: provider.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    ...(provider.fetch && { [client.customFetch]: provider.fetch }),
    timeout: 10,
  }
  const metadata = {
    ...(provider.clientSecret && { client_secret: provider.clientSecret }),
    ...(provider.signingAlgorithm && { id_token_signed_response_alg: provider.signingAlgorithm }),
  }
  const configuration = await client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    metadata,
    undefined,
    options,
  )
  const { jwks_uri: jwksUri } = configuration.serverMetadata()
  if (!jwksUri) throw new Error('The issuer does not say where its keys are')
  return { configuration, checkSignature: makeSignatureCheck(provider, { jwksUri, now }) }
}

async function beginSignIn(configuration: Configuration, provider: IdentityProvider, redirectUri: string) {
  const client = await import('openid-client')
  const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()]
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...provider.extraParameters,
  })
  return { url: url.href, state, nonce, codeVerifier }
}

async function finishSignIn(
  { configuration, checkSignature }: Discovered,
  { callback, state, pending }: { callback: URL; state: string; pending: PendingSignIn },
): Promise<Identity> {
  const client = await import('openid-client')
  const tokens = await client.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: pending.codeVerifier,
    expectedState: state,
    expectedNonce: pending.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('The issuer gave no ID token')
  // The code flow trusts TLS alone with it.
  await checkSignature(tokens.id_token)
  if (claims.sub.trim() === '') throw new Error('The ID token is about nobody')
  const told = toIdentity(claims.sub, claims)
  if (told.email && told.name) return told
  // Issuers may leave the profile out of the ID token and hand it out on request.
  const asked = client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return told.email ? completed(told, asked) : toIdentity(claims.sub, (await asked) as Partial<IDToken>)
}

/** A name and a picture are nice to have: where they cannot be had, nobody is kept out. The address stays the token's. */
async function completed(told: Identity, asked: Promise<object>): Promise<Identity> {
  const more = toIdentity(told.subject, await asked.catch(() => ({})))
  return { ...told, name: told.name ?? more.name, picture: told.picture ?? more.picture }
}

function toIdentity(subject: string, profile: Partial<IDToken>): Identity {
  const { email, email_verified: emailVerified, name, picture } = profile
  return {
    subject,
    email: typeof email === 'string' ? email : undefined,
    // Some issuers send the word instead of the value.
    emailVerified: emailVerified === true || emailVerified === 'true',
    name: typeof name === 'string' && name.trim() ? name.trim() : undefined,
    picture: typeof picture === 'string' ? picture : undefined,
  }
}
