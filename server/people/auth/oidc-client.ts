import { fetchUserinfo } from './fetch-userinfo.ts'
import { authorizationUrl } from './authorization-request.ts'
import { type Connection, connectTo } from './connect-issuer.ts'
import type { Issuer } from './discover-issuer.ts'
import { type Answer, exchangeCode } from './exchange-code.ts'
import { completedIdentity, type Identity, identityOfClaims } from './identity-of-claims.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { PendingSignIn } from './session-store.ts'

export interface OidcClient {
  /** Returns where to send the browser, and what to remember until it comes back with `state`. */
  begin(): Promise<{ url: string; state: string; nonce: string; codeVerifier: string }>
  /** Exchanges the code that the browser came back with. Throws if anything is wrong with it. */
  finish(callback: URL, state: string, pending: PendingSignIn): Promise<Identity>
}

/** New keys or addresses of an issuer take effect without a restart. */
const DISCOVERY_MAX_AGE_MS = 60 * 60 * 1000

/**
 * Makes a client of the authorization code flow with PKCE, state and nonce, for any issuer. `redirectUri` is our
 * callback's address.
 */
export function makeOidcClient(
  provider: IdentityProvider,
  { redirectUri, now }: { redirectUri: string; now: () => Date },
): OidcClient {
  let known: { connection: Promise<Connection>; at: number } | undefined
  // At first use and not at the start, because the embedded issuer answers only once the server listens. A failure is
  // not cached.
  const connect = () => {
    const at = now().getTime()
    if (known && at - known.at < DISCOVERY_MAX_AGE_MS) return known.connection
    const connection = connectTo(provider, now)
    known = { connection, at }
    connection.catch(() => (known = undefined))
    return connection
  }
  return {
    begin: async () => beginSignIn((await connect()).issuer, provider, redirectUri),
    finish: async (callback, state, pending) =>
      finishSignIn(await connect(), provider, { callback, redirectUri, state, pending }),
  }
}

async function beginSignIn(issuer: Issuer, provider: IdentityProvider, redirectUri: string) {
  const oauth = await import('oauth4webapi')
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
  const codeVerifier = oauth.generateRandomCodeVerifier()
  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
  const url = authorizationUrl(issuer, provider, { redirectUri, state, nonce, codeChallenge })
  return { url: url.href, state, nonce, codeVerifier }
}

async function finishSignIn(connection: Connection, provider: IdentityProvider, answer: Answer): Promise<Identity> {
  try {
    return await identify(connection, provider, answer)
  } catch (error) {
    const { OperationProcessingError, UnsupportedOperationError } = await import('oauth4webapi')
    const isDistrusted = error instanceof OperationProcessingError || error instanceof UnsupportedOperationError
    throw isDistrusted ? new Error("The issuer's answer does not hold", { cause: error }) : error
  }
}

async function identify(connection: Connection, provider: IdentityProvider, answer: Answer): Promise<Identity> {
  const tokens = await exchangeCode(connection, provider, answer)
  const { claims } = tokens
  const fromToken = identityOfClaims(claims.sub, claims)
  if (fromToken.email && fromToken.name && claims['email_verified'] !== undefined) return fromToken
  // Issuers may leave the profile out of the ID token and return it on request.
  const asked = fetchUserinfo(connection, provider, tokens)
  // Nobody is signed in without an address; if only the rest is unavailable, that is no reason to refuse.
  const userinfo = fromToken.email ? await asked.catch(() => ({})) : await asked
  return completedIdentity(claims.sub, { token: claims, userinfo })
}
