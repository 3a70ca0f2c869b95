import type { AuthorizationServer } from 'oauth4webapi'
import { z } from 'zod'
import type { IdentityProvider } from './identity-provider.ts'
import { checkIssuerAddress, describedAt } from './issuer-address.ts'
import { reachIssuer } from './reach-issuer.ts'
import { SetupError } from './setup-error.ts'
import { takenAlgorithms } from './signing-algorithms.ts'

const address = z.string().refine((value) => URL.canParse(value))
/** Some issuers write null for what they do not have, or a text for a list: it is then as if they had said nothing. */
const list = z.array(z.string()).optional().catch(undefined)

/** What is read of an issuer's description of itself (OpenID Connect Discovery 1.0, section 3); the rest of it is kept as it is. */
const description = z.looseObject({
  issuer: z.string().min(1),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional().catch(undefined),
  scopes_supported: list,
  response_modes_supported: list,
  token_endpoint_auth_methods_supported: list,
  id_token_signing_alg_values_supported: list,
  userinfo_signing_alg_values_supported: list,
})

export interface Issuer extends AuthorizationServer {
  authorization_endpoint: string
  jwks_uri: string
  id_token_signing_alg_values_supported: string[]
  userinfo_signing_alg_values_supported: string[]
}

/**
 * Asks the issuer to describe itself. The algorithms of its lists are those that are taken here. Throws a SetupError where it is not
 * the issuer that the configuration means or is none that anybody could be signed in by, and any other error where it does not answer.
 */
export async function discoverIssuer(provider: IdentityProvider): Promise<Issuer> {
  const told = await readDescription(provider)
  checkIssuerAddress(provider.issuer, told.issuer)
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const) {
    checkProtocol(provider, { name, address: told[name] })
  }
  const algorithms = takenAlgorithms(told.id_token_signing_alg_values_supported)
  if (algorithms.length === 0) throw new SetupError(noAlgorithm(told.id_token_signing_alg_values_supported ?? []))
  return {
    ...(told as AuthorizationServer & typeof told),
    id_token_signing_alg_values_supported: algorithms,
    userinfo_signing_alg_values_supported: takenAlgorithms(told.userinfo_signing_alg_values_supported),
  }
}

async function readDescription(provider: IdentityProvider): Promise<z.output<typeof description>> {
  const url = describedAt(provider.issuer)
  const response = await reachIssuer(provider, url)
  const { status } = response
  if (status >= 500 || status === 429) throw new Error('The issuer does not describe itself', { cause: response })
  if (status !== 200) throw new SetupError(noIssuer(provider, `${url.href} answers ${status}`))
  const told = await response.json().catch(() => undefined)
  const read = description.safeParse(told)
  if (read.success) return read.data
  const missing = read.error.issues[0]?.path[0]
  throw new SetupError(noIssuer(provider, missing ? `what it answers has no ${String(missing)}` : 'no JSON is there'))
}

function noIssuer({ issuer }: IdentityProvider, why: string): string {
  return `There is no OpenID Connect issuer to sign in with at ${issuer} (${why}): whoever runs this app corrects OIDC_ISSUER.`
}

/** Codes and tokens go to these addresses: in the clear only where the issuer itself is on this very computer. */
function checkProtocol(
  { issuer }: IdentityProvider,
  { name, address }: { name: string; address?: string | undefined },
) {
  if (!address || address.startsWith('https:') || issuer.startsWith('http:')) return
  throw new SetupError(
    `The ${name} of ${issuer} is ${address}, which is not https: whoever runs the issuer sets its public address to one that is.`,
  )
}

function noAlgorithm(listed: string[]): string {
  const found = listed.join(', ') || 'nothing'
  return `The issuer signs its tokens by ${found}, which proves nothing here: whoever runs it gives this app's client a signing key, such as for RS256.`
}
