import type { ClientAuth } from 'oauth4webapi'
import type { IdentityProvider } from './identity-provider.ts'
import { SetupError } from './setup-error.ts'

/** What a client can be told by that has an id and a secret and nothing else, in the order in which it is tried. */
const BY_SECRET = ['client_secret_basic', 'client_secret_post', 'client_secret_jwt'] as const
/** What a client needs more than a secret for: a key or a certificate of its own. */
const BY_KEY = ['private_key_jwt', 'tls_client_auth', 'self_signed_tls_client_auth']

/** Where an issuer has no list, the standard says basic (OpenID Connect Discovery 1.0, section 3); some that know no standard want post. */
const DEFAULT = ['client_secret_basic', 'client_secret_post']

/**
 * How this app may show the token endpoint which client it is, the likeliest first; one at least. An issuer lists what it knows, and
 * not what it has registered for this client: where it refuses one, the next may be it. Throws a SetupError where there is none.
 */
export async function clientAuthentications(
  { clientSecret, issuer }: Pick<IdentityProvider, 'clientSecret' | 'issuer'>,
  listed: string[] = DEFAULT,
): Promise<[ClientAuth, ...ClientAuth[]]> {
  const oauth = await import('oauth4webapi')
  if (listed.length > 0 && listed.every((method) => BY_KEY.includes(method)))
    throw new SetupError(onlyKeys(issuer, listed))
  // A public client is known by PKCE alone; many issuers have such and do not list `none`.
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

/** True where the token endpoint refuses the client itself, and not what it asks for (RFC 6749, section 5.2). Leaves the body unread. */
export async function refusesClient(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  if (response.status !== 400 && response.status !== 403) return false
  const told: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return ['invalid_client', 'unauthorized_client'].includes(String((told as { error?: unknown } | undefined)?.error))
}
