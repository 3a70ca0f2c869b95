import type { IdentityProvider } from './identity-provider.ts'
import type { Issuer } from './discover-issuer.ts'

export interface Secrets {
  state: string
  nonce: string
  codeChallenge: string
}

/** Returns the address at the issuer where a sign-in begins, with all its parameters. */
export function authorizationUrl(
  issuer: Issuer,
  provider: Pick<IdentityProvider, 'clientId' | 'extraParameters'>,
  { redirectUri, state, nonce, codeChallenge }: Secrets & { redirectUri: string },
): URL {
  const url = new URL(issuer.authorization_endpoint)
  const parameters = {
    client_id: provider.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopeOf(issuer),
    ...(wantsForm(issuer) && { response_mode: 'form_post' }),
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ...provider.extraParameters,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

/**
 * Returns the requested scopes. Issuers' lists of scopes are often incomplete (Hydra's has neither email nor profile),
 * so both are requested anyway, except from Apple: it rejects `profile`, and its own `name` puts the name in no token,
 * only in a form that the user's browser sends.
 */
function scopeOf(issuer: Issuer): string {
  return isLikeApple(issuer) ? 'openid email' : 'openid email profile'
}

/**
 * Returns true if the response has to come by a form. Apple sends one whenever an address is requested, and wants to be
 * asked for it; others do so if they support nothing else.
 */
function wantsForm(issuer: Issuer): boolean {
  const modes = issuer.response_modes_supported ?? ['query']
  return modes.includes('form_post') && (isLikeApple(issuer) || !modes.includes('query'))
}

function isLikeApple({ scopes_supported: scopes = [] }: Issuer): boolean {
  return scopes.includes('name') && !scopes.includes('profile')
}
