import type { CustomFetch } from 'openid-client'
import { GOOGLE_ISSUER, type SignInConfig } from '../sign-in-config.ts'

/** An OpenID Connect issuer that people sign in with, as data: the code that talks to it knows no provider by name. */
export interface IdentityProvider {
  /** In paths: /auth/{id}. */
  id: string
  /** On the button: Continue with {name}. */
  name: string
  issuer: string
  clientId: string
  clientSecret?: string
  /** Put before the subject in users.googleId, so that the subjects of two issuers are never mistaken. */
  subjectPrefix: string
  /** Takes addresses that the issuer does not call verified. */
  trustEmail: boolean
  /** Algorithm of the ID token's signature, where it is not the RS256 that every issuer knows. */
  signingAlgorithm?: string
  /** Parameters of the authorization request beside the standard ones. */
  extraParameters?: Record<string, string>
  /** How to reach an issuer that is not on the network. */
  fetch?: CustomFetch
}

/** Before the subjects of the embedded demo issuer. */
export const DEMO_SUBJECT_PREFIX = 'demo:'

/** Whose subject a users.googleId is: Google's has no prefix, and no issuer's address has a `#` in it. */
export function issuerOf(googleId: string): string {
  if (googleId.startsWith(DEMO_SUBJECT_PREFIX)) return DEMO_SUBJECT_PREFIX
  return /^https?:[^#]+(?=#)/.exec(googleId)?.[0] ?? GOOGLE_ISSUER
}

/** The issuer of the configuration. */
export function configuredProvider({ name, issuer, trustEmail, ...client }: SignInConfig): IdentityProvider {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    issuer,
    clientId: client.clientId,
    ...(client.clientSecret && { clientSecret: client.clientSecret }),
    // SPEC.md's googleId is the subject itself only where the issuer is Google.
    subjectPrefix: issuer === GOOGLE_ISSUER ? '' : `${issuer}#`,
    trustEmail,
  }
}

export function signInPath(provider: Pick<IdentityProvider, 'id'>): string {
  return `/auth/${provider.id}`
}
