import type { IdentityProvider } from './identity-provider.ts'
import type { Issuer } from './discover-issuer.ts'

export interface Secrets {
  state: string
  nonce: string
  codeChallenge: string
}

/** The address at the issuer where a sign-in begins, with all that it asks for. */
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
 * Lists of scopes are seldom whole (Hydra's names neither email nor profile), so they are asked for all the same, but of Apple: it
 * refuses `profile`, and its own `name` says the name in no token, only in a form that the person's browser fills in.
 */
function scopeOf(issuer: Issuer): string {
  return isLikeApple(issuer) ? 'openid email' : 'openid email profile'
}

/** Apple sends its answer by a form once an address is asked for, and wants to be told so; others do where they know no other way. */
function wantsForm(issuer: Issuer): boolean {
  const modes = issuer.response_modes_supported ?? ['query']
  return modes.includes('form_post') && (isLikeApple(issuer) || !modes.includes('query'))
}

function isLikeApple({ scopes_supported: scopes = [] }: Issuer): boolean {
  return scopes.includes('name') && !scopes.includes('profile')
}
