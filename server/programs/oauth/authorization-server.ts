import { createECDH } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { Configuration, JWKS } from 'oidc-provider'
import { TOKEN_SCOPES } from '#contract/platform/token-scope.ts'
import { deriveKey } from '#server/people/auth/seal.ts'
import { findUser } from '#server/people/users/store.ts'
import type { Services } from '#server/services.ts'
import { makeAdapter } from './adapter.ts'
import { OAUTH_PATH, resourceOf } from './endpoints.ts'
import { makeClientFetch } from './fetch-client.ts'
import { isConnectedClient } from './store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A connection has to be agreed to again after a year, and ends if it is not used for three months. */
export const GRANT_SECONDS = 365 * DAY
const TTL = {
  AuthorizationCode: MINUTE,
  AccessToken: HOUR,
  RefreshToken: 90 * DAY,
  Grant: GRANT_SECONDS,
  Interaction: HOUR,
  Session: HOUR,
  IdToken: HOUR,
}

const ALGORITHM = 'ES256'
/** Its cookie is set by the authorization server, and kept from it: see withoutSession. */
const SESSION_COOKIE = 'oauth.session'

type OauthServices = Pick<Services, 'config' | 'db' | 'fetch' | 'now'>

/**
 * Opens the authorization server for the accounts of this installation, wherever their people sign in. Programs are
 * public clients, known by the document at their id's address: no secret of a client is stored.
 */
export async function openAuthorizationServer(services: OauthServices, secrets: readonly string[]): Promise<Provider> {
  const { publicUrl } = services.config
  const { default: OidcProvider, errors } = await import('oidc-provider')
  const provider = new OidcProvider(publicUrl + OAUTH_PATH, {
    ...configuration(services, secrets),
    adapter: makeAdapter(services, errors),
    interactions: { url: (_, { uid }) => `${OAUTH_PATH}/consent/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      registration: { enabled: services.config.oauthRegistration },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        // Only a signed-in person begins an authorization. A request for tokens may name a known client alone.
        allowFetch: async ({ oidc }, clientId) =>
          oidc.route === 'authorization' || oidc.route === 'resume' || isConnectedClient(services.db, clientId),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceOf(publicUrl),
        useGrantedResource: () => true,
        getResourceServerInfo(_, resource) {
          if (resource !== resourceOf(publicUrl)) throw new errors.InvalidTarget()
          const scope = TOKEN_SCOPES.join(' ')
          return { scope, audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: TTL.AccessToken }
        },
      },
    },
  })
  // Its paths come from the public address, whatever the address of the request.
  provider.proxy = true
  return provider
}

/**
 * Takes the authorization server's own session out of a request's cookies. Each connection is agreed to by the person
 * who is signed in to the app at that moment, not by the one before.
 */
export function withoutSession(cookies: string | undefined): string {
  const kept = (cookies ?? '').split(/; */).filter((cookie) => !cookie.startsWith(SESSION_COOKIE))
  return kept.join('; ')
}

function configuration({ config, db, fetch }: OauthServices, secrets: readonly string[]): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const
  return {
    jwks: deriveKeys(secrets[0]!),
    cookies: {
      keys: secrets.map((secret) => Buffer.from(deriveKey(secret, 'oauth cookies')).toString('base64url')),
      names: { session: SESSION_COOKIE, interaction: 'oauth.interaction', resume: 'oauth.resume' },
      long: { ...cookie, path: OAUTH_PATH },
      short: cookie,
    },
    clientAuthMethods: ['none'],
    clientDefaults: {
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: ALGORITHM,
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    ttl: TTL,
    fetch: makeClientFetch({ fetch }),
    findAccount: async (_, accountId) => {
      const user = await findUser(db, accountId)
      return user && !user.suspendedAt ? { accountId, claims: () => ({ sub: accountId }) } : undefined
    },
    // A consent counts for the request in which it was given; the next one needs its own.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId ? oidc.provider.Grant.find(grantId) : undefined
    },
    renderError: async (context, { error, error_description: description }) => {
      context.type = 'text'
      context.body = `The program could not be connected (${description ?? error}). Go back to it and try again.\n`
    },
  }
}

/**
 * Derives the key pair from the secret of the sessions, so that there is nothing else to keep, to back up or to lose. The
 * authorization server needs one, although it signs nothing for tokens of ours.
 */
function deriveKeys(secret: string): JWKS {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(deriveKey(secret, 'oauth signing key')))
  // An uncompressed point: 4, x, y.
  const point = pair.getPublicKey()
  const [x, y, d] = [point.subarray(1, 33), point.subarray(33), pair.getPrivateKey()].map((part) =>
    Buffer.concat([Buffer.alloc(32 - part.length), part]).toString('base64url'),
  ) as [string, string, string]
  return { keys: [{ kty: 'EC', crv: 'P-256', x, y, d, alg: ALGORITHM, use: 'sig' }] } as JWKS
}
