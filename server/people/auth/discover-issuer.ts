import type { AuthorizationServer } from 'oauth4webapi'
import { z } from 'zod'
import type { IdentityProvider } from './identity-provider.ts'
import { checkIssuerAddress, discoveryUrl } from './issuer-address.ts'
import { reachIssuer } from './reach-issuer.ts'
import { SetupError } from './setup-error.ts'
import { acceptedAlgorithms } from './signing-algorithms.ts'

const address = z.string().refine((value) => URL.canParse(value))
/** Some issuers write null for what they do not have, or a string for a list: both count as missing. */
const list = z.array(z.string()).optional().catch(undefined)

/**
 * The fields used of an issuer's discovery document (OpenID Connect Discovery 1.0, section 3); the others pass through
 * unchanged.
 */
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
 * Reads the issuer's discovery document. Its lists of algorithms are reduced to those accepted here. Throws a
 * SetupError if it is not the configured issuer or cannot be used for signing in, and any other error if it does not
 * answer.
 */
export async function discoverIssuer(provider: IdentityProvider): Promise<Issuer> {
  const document = await readDescription(provider)
  checkIssuerAddress(provider.issuer, document.issuer)
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const) {
    checkProtocol(provider, { name, address: document[name] })
  }
  const algorithms = acceptedAlgorithms(document.id_token_signing_alg_values_supported)
  if (algorithms.length === 0) throw new SetupError(noAlgorithm(document.id_token_signing_alg_values_supported ?? []))
  return {
    ...(document as AuthorizationServer & typeof document),
    id_token_signing_alg_values_supported: algorithms,
    userinfo_signing_alg_values_supported: acceptedAlgorithms(document.userinfo_signing_alg_values_supported),
  }
}

async function readDescription(provider: IdentityProvider): Promise<z.output<typeof description>> {
  const url = discoveryUrl(provider.issuer)
  const response = await reachIssuer(provider, url)
  const { status } = response
  if (status >= 500 || status === 429) throw new Error('The issuer does not describe itself', { cause: response })
  if (status !== 200) throw new SetupError(noIssuer(provider, `${url.href} answers ${status}`))
  const document = await response.json().catch(() => undefined)
  const read = description.safeParse(document)
  if (read.success) return read.data
  const missing = read.error.issues[0]?.path[0]
  throw new SetupError(noIssuer(provider, missing ? `what it answers has no ${String(missing)}` : 'no JSON is there'))
}

function noIssuer({ issuer }: IdentityProvider, why: string): string {
  return `There is no OpenID Connect issuer to sign in with at ${issuer} (${why}): whoever runs this app corrects OIDC_ISSUER.`
}

/**
 * Throws unless these addresses use https, because codes and tokens go there. Plain http is allowed only if the issuer
 * itself is on this computer.
 */
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
