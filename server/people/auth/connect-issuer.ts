import type { ClientAuth } from 'oauth4webapi'
import { clientAuthentications } from './client-authentication.ts'
import { discoverIssuer, type Issuer } from './discover-issuer.ts'
import { makeSignatureCheck, type SignatureCheck } from './id-token-keys.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Facts about an issuer, from its discovery document. */
export interface Connection {
  issuer: Issuer
  /** Methods of client authentication; the one that was accepted last comes first. */
  authentications: ClientAuth[]
  checkSignature: (token: string, check: SignatureCheck) => Promise<void>
}

/** Discovers an issuer. Throws what discoverIssuer and clientAuthentications throw. */
export async function connectTo(provider: IdentityProvider, now: () => Date): Promise<Connection> {
  const issuer = await discoverIssuer(provider)
  return {
    issuer,
    authentications: await clientAuthentications(provider, issuer.token_endpoint_auth_methods_supported),
    checkSignature: makeSignatureCheck(provider, { jwksUri: issuer.jwks_uri, now }),
  }
}
