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
  /** Parameters of the authorization request beside the standard ones. */
  extraParameters?: Record<string, string>
  /** How to reach an issuer that is not on the network. */
  fetch?: IssuerFetch
}

/** The part of fetch that signing in needs. */
export type IssuerFetch = (
  address: string,
  request: {
    method: string
    headers: Record<string, string>
    body?: URLSearchParams | ReadableStream | null | undefined
    redirect?: 'manual'
    signal?: AbortSignal | undefined
  },
) => Promise<Response>

/** Before the subjects of the embedded demo issuer. */
export const DEMO_SUBJECT_PREFIX = 'demo:'

/**
 * Whose subject a users.googleId is: Google's has no prefix, and no issuer's address has a `#` in it. The final slash of a bare host is
 * left out: with and without it, it is one issuer.
 */
export function issuerOf(googleId: string): string {
  if (googleId.startsWith(DEMO_SUBJECT_PREFIX)) return DEMO_SUBJECT_PREFIX
  const issuer = /^https?:[^#]+(?=#)/.exec(googleId)?.[0] ?? GOOGLE_ISSUER
  return issuer.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
}

/** The same subject of the same issuer where OIDC_ISSUER is a bare host and was set with or without its final slash before. */
export function otherSpelling(googleId: string): string | undefined {
  const [, host, slash, subject] = /^(https?:\/\/[^/#]+)(\/?)#(.*)$/s.exec(googleId) ?? []
  return host && `${host}${slash ? '' : '/'}#${subject}`
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
    subjectPrefix: issuer.replace(/\/$/, '') === GOOGLE_ISSUER ? '' : `${issuer}#`,
    trustEmail,
  }
}

export function signInPath(provider: Pick<IdentityProvider, 'id'>): string {
  return `/auth/${provider.id}`
}
