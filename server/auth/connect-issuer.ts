import type { ClientAuth } from 'oauth4webapi'
import { clientAuthentications } from './client-authentication.ts'
import { discoverIssuer, type Issuer } from './discover-issuer.ts'
import { makeSignatureCheck, type SignatureCheck } from './id-token-keys.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** What is known of an issuer once it has described itself. */
export interface Connection {
  issuer: Issuer
  /** The one that was taken last comes first. */
  authentications: ClientAuth[]
  checkSignature: (token: string, check: SignatureCheck) => Promise<void>
}

/** Asks an issuer who it is. Throws what discoverIssuer and clientAuthentications throw. */
export async function connectTo(provider: IdentityProvider, now: () => Date): Promise<Connection> {
  const issuer = await discoverIssuer(provider)
  return {
    issuer,
    authentications: await clientAuthentications(provider, issuer.token_endpoint_auth_methods_supported),
    checkSignature: makeSignatureCheck(provider, { jwksUri: issuer.jwks_uri, now }),
  }
}
