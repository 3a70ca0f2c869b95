import { StartError } from './start-error.ts'

/** Issuer for signing in, from the environment. */
export interface SignInConfig {
  /** Name on the button and, in lower case, in the path of the sign-in. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string | undefined
  trustEmail: boolean
}

export const GOOGLE_ISSUER = 'https://accounts.google.com'

interface SignInValues {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME: string
  OIDC_TRUST_EMAIL: boolean
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

/** Returns undefined if nothing is set. Throws a StartError about a missing part. */
export function readSignIn(values: SignInValues): SignInConfig | undefined {
  return readIssuer(values) ?? readGoogle(values)
}

function readIssuer(values: SignInValues): SignInConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (!issuer) {
    const alone = clientId ? 'OIDC_CLIENT_ID' : clientSecret ? 'OIDC_CLIENT_SECRET' : undefined
    if (alone) throw new StartError(`${alone} is set and OIDC_ISSUER is not: set it to the address of the issuer.`)
    return undefined
  }
  if (!clientId) throw new StartError('OIDC_ISSUER needs OIDC_CLIENT_ID: set it to what the issuer calls this app.')
  // The demo's accounts belong to nobody: a path that looks like theirs would mislead.
  if (name.toLowerCase() === 'demo') throw new StartError('OIDC_NAME must not be Demo: that is the embedded sign-in.')
  return { name, issuer, clientId, clientSecret, trustEmail: values.OIDC_TRUST_EMAIL }
}

function readGoogle(values: SignInValues): SignInConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (!clientId && !clientSecret) return undefined
  if (!clientId) throw new StartError('GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID: set both, or none.')
  if (!clientSecret) throw new StartError('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET: set both, or none.')
  return { name: 'Google', issuer: GOOGLE_ISSUER, clientId, clientSecret, trustEmail: values.OIDC_TRUST_EMAIL }
}
