import { TOKEN_SCOPES } from '#contract/platform/token-scope.ts'
import type { Config } from '#server/config.ts'

/** The path of the authorization server, which is the path of its issuer. */
export const OAUTH_PATH = '/oauth'

/**
 * Where a program sends its user's browser, and where that goes on after the consent page. An empty uid would be the
 * first of them for the authorization server.
 */
export const AUTHORIZATION_ROUTES = ['/auth', String.raw`/auth/:uid([\w-]+)`] as const

/** What programs ask for by themselves. */
export const PROGRAM_ROUTES = [
  '/token',
  '/token/revocation',
  '/reg',
  '/jwks',
  '/.well-known/openid-configuration',
] as const

/** Address of the authorization server's description: see RFC 8414, section 3.1. */
export const SERVER_METADATA_PATH = `/.well-known/oauth-authorization-server${OAUTH_PATH}`

/** The scope that brings a refresh token. */
const OFFLINE = 'offline_access'

/** The scopes of a program that names none. */
export const ALL_SCOPES = [...TOKEN_SCOPES, OFFLINE]

/** Returns the address of the one resource that tokens of the authorization server open. */
export function resourceOf(publicUrl: string): string {
  return `${publicUrl}/mcp`
}

/** Describes the authorization server. */
export function describeServer({ publicUrl, oauthRegistration }: Pick<Config, 'publicUrl' | 'oauthRegistration'>) {
  const issuer = publicUrl + OAUTH_PATH
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/token/revocation`,
    ...(oauthRegistration && { registration_endpoint: `${issuer}/reg` }),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ALL_SCOPES,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}
