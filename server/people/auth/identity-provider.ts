import { GOOGLE_ISSUER, type SignInConfig } from '#server/sign-in-config.ts'

/** An OpenID Connect issuer for signing in, as data: the code that talks to it knows no provider by name. */
export interface IdentityProvider {
  /** Id in paths: /auth/{id}. */
  id: string
  /** Name on the button: Continue with {name}. */
  name: string
  issuer: string
  clientId: string
  clientSecret?: string
  /** Prefix of the subject in users.googleId, so that the subjects of two issuers are never confused. */
  subjectPrefix: string
  /** Accepts addresses that the issuer does not call verified. */
  trustEmail: boolean
  /** Parameters of the authorization request besides the standard ones. */
  extraParameters?: Record<string, string>
  /** Reaches an issuer that is not on the network. */
  fetch?: IssuerFetch
}

/** Part of fetch that signing in needs. */
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

/** Prefix of the subjects of the embedded demo issuer. */
export const DEMO_SUBJECT_PREFIX = 'demo:'

/**
 * Returns the issuer of a users.googleId: Google's has no prefix, and no issuer's address contains a `#`. The final
 * slash of a bare host is dropped: with and without it, it is one issuer.
 */
export function issuerOf(googleId: string): string {
  if (googleId.startsWith(DEMO_SUBJECT_PREFIX)) return DEMO_SUBJECT_PREFIX
  const issuer = /^https?:[^#]+(?=#)/.exec(googleId)?.[0] ?? GOOGLE_ISSUER
  return issuer.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
}

/**
 * Returns the other spelling of the same subject, if OIDC_ISSUER is a bare host and was set with or without its final
 * slash before.
 */
export function otherSpelling(googleId: string): string | undefined {
  const [, host, slash, subject] = /^(https?:\/\/[^/#]+)(\/?)#(.*)$/s.exec(googleId) ?? []
  return host && `${host}${slash ? '' : '/'}#${subject}`
}

/** Returns the issuer of the configuration. */
export function configuredProvider({ name, issuer, trustEmail, ...client }: SignInConfig): IdentityProvider {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    issuer,
    clientId: client.clientId,
    ...(client.clientSecret && { clientSecret: client.clientSecret }),
    // SPEC.md's googleId is the subject itself only if the issuer is Google.
    subjectPrefix: issuer.replace(/\/$/, '') === GOOGLE_ISSUER ? '' : `${issuer}#`,
    trustEmail,
  }
}

export function signInPath(provider: Pick<IdentityProvider, 'id'>): string {
  return `/auth/${provider.id}`
}
