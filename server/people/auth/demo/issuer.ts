import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { AccountClaims, Configuration, JWKS } from 'oidc-provider'
import { foldEmail } from '#server/people/users/fold-email.ts'
import { makeMemoryAdapter } from './memory-adapter.ts'

export const DEMO_PATH = '/demo-issuer'
export const DEMO_CLIENT = { id: 'placard', secret: randomBytes(32).toString('base64url') }
const DEMO_ALGORITHM = 'ES256'

export interface DemoAccount {
  email: string
  name: string
}

export interface DemoIssuer {
  provider: Provider
  /** Makes the account known to the issuer; returns its subject. */
  remember(account: DemoAccount): string
}

/**
 * Makes a real OpenID provider inside the server, at which anybody can sign in as any address. For trying the product
 * out.
 */
export async function makeDemoIssuer(publicUrl: string, redirectUri: string): Promise<DemoIssuer> {
  // Takes a quarter of a second to load, so that waits for the first sign-in.
  const { default: Provider, interactionPolicy } = await import('oidc-provider')
  const accounts = new Map<string, DemoAccount>()
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const provider = new Provider(publicUrl + DEMO_PATH, {
    ...configuration(redirectUri, accounts),
    interactions: { policy, url: (_, interaction) => `${DEMO_PATH}/sign-in/${interaction.uid}` },
  })
  // Its paths come from the public address, whatever the address of the request.
  provider.proxy = true
  return {
    provider,
    remember(account) {
      const subject = subjectOf(account.email)
      accounts.set(subject, account)
      return subject
    },
  }
}

/** Returns the subject of an e-mail address, regardless of its letter case. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(foldEmail(email)).digest('hex').slice(0, 32)
}

function configuration(redirectUri: string, accounts: Map<string, DemoAccount>): Configuration {
  return {
    adapter: makeMemoryAdapter(),
    clients: [
      {
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: DEMO_ALGORITHM,
      },
    ],
    // New at each start: nothing that they sign outlives the minutes of a sign-in.
    jwks: makeKeys(),
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
    findAccount: (_, subject) => {
      const account = accounts.get(subject)
      return account && { accountId: subject, claims: async () => claimsOf(subject, account) }
    },
    // The app is the issuer's only client and asks for nothing that needs consent.
    async loadExistingGrant({ oidc }) {
      const { session, client } = oidc
      if (!session?.accountId || !client) return undefined
      const grant = new oidc.provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async renderError(context, { error_description: description, error }) {
      context.type = 'text'
      context.body = `The demo sign-in could not go on (${description ?? error}). Go back to the app and sign in again.\n`
    },
  }
}

function claimsOf(sub: string, account: DemoAccount): AccountClaims {
  return { sub, email: account.email, email_verified: true, name: account.name }
}

function makeKeys(): JWKS {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: DEMO_ALGORITHM, use: 'sig' }] } as JWKS
}
