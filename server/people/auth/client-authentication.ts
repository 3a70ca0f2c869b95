import type { ClientAuth } from 'oauth4webapi'
import type { IdentityProvider } from './identity-provider.ts'
import { SetupError } from './setup-error.ts'

/** Methods for a client that has only an id and a secret, in the order in which they are tried. */
const BY_SECRET = ['client_secret_basic', 'client_secret_post', 'client_secret_jwt'] as const
/** Methods for which a client needs more than a secret: a key or a certificate of its own. */
const BY_KEY = ['private_key_jwt', 'tls_client_auth', 'self_signed_tls_client_auth']

/**
 * Assumed if an issuer has no list: the standard says basic (OpenID Connect Discovery 1.0, section 3), but some issuers
 * that ignore it want post.
 */
const DEFAULT = ['client_secret_basic', 'client_secret_post']

/**
 * Returns the ways in which this app may authenticate at the token endpoint, likeliest first; at least one. An issuer
 * lists what it supports, and not what is registered for this client: if it refuses one, the next may be right. Throws
 * a SetupError if there is none.
 */
export async function clientAuthentications(
  { clientSecret, issuer }: Pick<IdentityProvider, 'clientSecret' | 'issuer'>,
  listed: string[] = DEFAULT,
): Promise<[ClientAuth, ...ClientAuth[]]> {
  const oauth = await import('oauth4webapi')
  if (listed.length > 0 && listed.every((method) => BY_KEY.includes(method)))
    throw new SetupError(onlyKeys(issuer, listed))
  // A public client is identified by PKCE alone; many issuers have such clients without listing `none`.
  if (!clientSecret) return [oauth.None()]
  const make = {
    client_secret_basic: oauth.ClientSecretBasic,
    client_secret_post: oauth.ClientSecretPost,
    client_secret_jwt: oauth.ClientSecretJwt,
  }
  const [first, ...more] = BY_SECRET.filter((method) => listed.includes(method)).map((method) =>
    make[method](clientSecret),
  )
  return first ? [first, ...more] : [oauth.None()]
}

function onlyKeys(issuer: string, listed: string[]): string {
  return `The issuer ${issuer} takes only ${listed.join(', ')} from its clients, and this app has no key of its own: whoever runs the issuer allows client_secret_basic or client_secret_post for this client.`
}

/**
 * Returns true if the token endpoint refuses the client itself, and not its request (RFC 6749, section 5.2). Leaves the
 * body unread.
 */
export async function refusesClient(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  if (response.status !== 400 && response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return ['invalid_client', 'unauthorized_client'].includes(String((body as { error?: unknown } | undefined)?.error))
}
