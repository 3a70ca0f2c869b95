import type { ShownClient } from './read-oidc-client.ts'

/**
 * Issuers by their descriptions and tokens, for signing a user in at each of them. A description has only the fields
 * that a client of the code flow reads; addresses of tenants, pools and realms are invented.
 */
export interface IssuerShape {
  name: string
  /** The source of description and claims: a document's address, or a repository and file. */
  source: string
  /** The value of OIDC_ISSUER that an operator sets. */
  typed: string
  description: Record<string, unknown> & { issuer: string }
  /** The method for which the client is registered there, the only one that is accepted. */
  client: ShownClient['method']
  algorithm: string
  idToken: Record<string, unknown>
  /** Left out if there is no such endpoint. */
  userinfo?: Record<string, unknown>
  /** The algorithm by which the client has asked to have it signed. */
  userinfoAlgorithm?: string
  /** Signs its userinfo with a key that it does not publish. */
  foreignUserinfo?: true
  /** Additional fields of its keys. */
  keyFields?: Record<string, unknown>
  /** Scopes that are refused, as RFC 6749 defines it: invalid_scope. */
  refusesScopes?: string[]
  /** Answers by a form if the e-mail scope is requested, and insists on that response mode then. */
  wantsForm?: true
  /** Marks no address as verified, so that the operator has to trust its addresses. */
  trustEmail?: true
  becomes: { email: string; displayName: string }
}

const ADA = { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }
const BECOMES_ADA = { email: 'ada@example.com', displayName: 'Ada Lovelace' }

const WELL_KNOWN = 'github.com/panva/wellknown (issuers/, as published on 2024-10-26)'
const MSAL =
  'github.com/AzureAD/microsoft-authentication-library-for-js, lib/msal-common/src/authority/AuthorityMetadata.ts; learn.microsoft.com/entra/identity-platform/id-token-claims-reference'

const GOOGLE: IssuerShape = {
  name: 'Google',
  source: `${WELL_KNOWN}; developers.google.com/identity/openid-connect/openid-connect`,
  typed: 'https://accounts.google.com',
  description: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    response_types_supported: ['code', 'token', 'id_token', 'code token', 'code id_token', 'none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['plain', 'S256'],
  },
  client: 'client_secret_basic',
  algorithm: 'RS256',
  idToken: { sub: '110169484474386276334', ...ADA, given_name: 'Ada', family_name: 'Lovelace' },
  userinfo: { sub: '110169484474386276334', ...ADA },
  becomes: BECOMES_ADA,
}

const APPLE: IssuerShape = {
  name: 'Apple',
  source: `${WELL_KNOWN}; developer.apple.com/documentation/signinwithapplerestapi (request an authorization, ID token claims)`,
  typed: 'https://appleid.apple.com',
  description: {
    issuer: 'https://appleid.apple.com',
    authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
    token_endpoint: 'https://appleid.apple.com/auth/token',
    jwks_uri: 'https://appleid.apple.com/auth/keys',
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'name'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  },
  client: 'client_secret_post',
  algorithm: 'RS256',
  idToken: {
    sub: '001234.0123456789abcdef0123456789abcdef.0123',
    email: 'x7k2@privaterelay.appleid.com',
    email_verified: 'true',
    is_private_email: 'true',
    nonce_supported: true,
  },
  refusesScopes: ['profile'],
  wantsForm: true,
  becomes: { email: 'x7k2@privaterelay.appleid.com', displayName: 'x7k2' },
}

/** The hosts of each cloud by MSAL: of the sign-in, of its issuer, and of the graph that has the userinfo. */
const ENTRA_CLOUDS = [
  {
    cloud: 'global',
    host: 'login.microsoftonline.com',
    issuer: 'login.microsoftonline.com',
    graph: 'graph.microsoft.com',
  },
  {
    cloud: 'US government',
    host: 'login.microsoftonline.us',
    issuer: 'login.microsoftonline.us',
    graph: 'graph.microsoft.us',
  },
  {
    cloud: 'China',
    host: 'login.partner.microsoftonline.cn',
    issuer: 'login.partner.microsoftonline.cn',
    graph: 'microsoftgraph.chinacloudapi.cn',
  },
  {
    cloud: 'Bleu',
    host: 'login.sovcloud-identity.fr',
    issuer: 'login.sovcloud-identity.fr',
    graph: 'graph.svc.sovcloud.fr',
  },
  {
    cloud: 'Delos',
    host: 'login.sovcloud-identity.de',
    issuer: 'login.sovcloud-identity.de',
    graph: 'graph.svc.sovcloud.de',
  },
  {
    cloud: 'Singapore',
    host: 'login.sovcloud-identity.sg',
    issuer: 'login.sovcloud-identity.sg',
    graph: 'graph.svc.sovcloud.sg',
  },
]

const TENANT = '8eaef023-2b34-4da1-9baa-8bc8c9d6a490'

function entra(
  { cloud, host, issuer, graph }: (typeof ENTRA_CLOUDS)[number],
  { typed, calls }: { typed: string; calls: string },
): IssuerShape {
  const name = `https://${issuer}/${calls}/v2.0`
  return {
    name: `Entra, ${cloud}, ${typed}`,
    source: `${MSAL}; ${WELL_KNOWN}, entra-common`,
    typed: `https://${host}/${typed}/v2.0`,
    description: {
      issuer: name,
      authorization_endpoint: `https://${host}/${typed}/oauth2/v2.0/authorize`,
      token_endpoint: `https://${host}/${typed}/oauth2/v2.0/token`,
      userinfo_endpoint: `https://${graph}/oidc/userinfo`,
      jwks_uri: `https://${host}/${typed}/discovery/v2.0/keys`,
      response_modes_supported: ['query', 'fragment', 'form_post'],
      response_types_supported: ['code', 'id_token', 'code id_token', 'id_token token'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
      tenant_region_scope: null,
    },
    client: 'client_secret_post',
    algorithm: 'RS256',
    idToken: {
      iss: `https://${issuer}/${TENANT}/v2.0`,
      sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
      tid: TENANT,
      ver: '2.0',
      name: 'Ada Lovelace',
      preferred_username: 'ada@example.com',
      email: 'ada@example.com',
    },
    userinfo: { sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ', name: 'Ada Lovelace', email: 'ada@example.com' },
    keyFields: { alg: undefined, issuer: name },
    trustEmail: true,
    becomes: BECOMES_ADA,
  }
}

const ENTRA: IssuerShape[] = [
  ...ENTRA_CLOUDS.map((cloud) => entra(cloud, { typed: 'common', calls: '{tenantid}' })),
  ...ENTRA_CLOUDS.slice(0, 3).map((cloud) => entra(cloud, { typed: 'organizations', calls: '{tenantid}' })),
  ...ENTRA_CLOUDS.slice(0, 1).map((cloud) => entra(cloud, { typed: TENANT, calls: TENANT })),
]

const KEYCLOAK: IssuerShape = {
  name: 'Keycloak',
  source:
    'github.com/keycloak/keycloak, services/src/main/java/org/keycloak/protocol/oidc/OIDCWellKnownProvider.java; keycloak.org/securing-apps/oidc-layers',
  typed: 'https://keycloak.example.com/realms/acme',
  description: {
    issuer: 'https://keycloak.example.com/realms/acme',
    authorization_endpoint: 'https://keycloak.example.com/realms/acme/protocol/openid-connect/auth',
    token_endpoint: 'https://keycloak.example.com/realms/acme/protocol/openid-connect/token',
    userinfo_endpoint: 'https://keycloak.example.com/realms/acme/protocol/openid-connect/userinfo',
    jwks_uri: 'https://keycloak.example.com/realms/acme/protocol/openid-connect/certs',
    response_types_supported: ['code', 'none', 'id_token', 'token', 'id_token token', 'code id_token', 'code token'],
    response_modes_supported: ['query', 'fragment', 'form_post', 'query.jwt', 'fragment.jwt', 'form_post.jwt', 'jwt'],
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: [
      'PS384',
      'RS384',
      'EdDSA',
      'ES384',
      'HS256',
      'HS512',
      'ES256',
      'RS256',
      'HS384',
      'ES512',
      'PS256',
      'PS512',
      'RS512',
    ],
    userinfo_signing_alg_values_supported: [
      'PS384',
      'RS384',
      'EdDSA',
      'ES384',
      'HS256',
      'HS512',
      'ES256',
      'RS256',
      'HS384',
      'ES512',
      'PS256',
      'PS512',
      'RS512',
      'none',
    ],
    scopes_supported: [
      'openid',
      'acr',
      'address',
      'basic',
      'email',
      'microprofile-jwt',
      'offline_access',
      'profile',
      'roles',
    ],
    token_endpoint_auth_methods_supported: [
      'private_key_jwt',
      'client_secret_basic',
      'client_secret_post',
      'tls_client_auth',
      'client_secret_jwt',
    ],
    code_challenge_methods_supported: ['plain', 'S256'],
    authorization_response_iss_parameter_supported: true,
  },
  client: 'client_secret_jwt',
  algorithm: 'PS256',
  idToken: {
    sub: 'f4f0c6a5-5c8a-4d3d-9d0f-3d1c6f2f9a11',
    azp: 'placard:test+app',
    typ: 'ID',
    preferred_username: 'ada',
    ...ADA,
  },
  userinfo: { sub: 'f4f0c6a5-5c8a-4d3d-9d0f-3d1c6f2f9a11', ...ADA },
  userinfoAlgorithm: 'PS384',
  becomes: BECOMES_ADA,
}

const COGNITO: IssuerShape = {
  name: 'Cognito',
  source:
    'github.com/micronaut-projects/micronaut-security, security-oauth2/src/test (the description of a user pool); docs.aws.amazon.com/cognito/latest/developerguide/userinfo-endpoint.html',
  typed: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_4OqDoWVrZ',
  description: {
    issuer: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_4OqDoWVrZ',
    authorization_endpoint: 'https://acme.auth.us-east-1.amazoncognito.com/oauth2/authorize',
    token_endpoint: 'https://acme.auth.us-east-1.amazoncognito.com/oauth2/token',
    userinfo_endpoint: 'https://acme.auth.us-east-1.amazoncognito.com/oauth2/userInfo',
    jwks_uri: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_4OqDoWVrZ/.well-known/jwks.json',
    response_types_supported: ['code', 'token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  },
  client: 'client_secret_basic',
  algorithm: 'RS256',
  // The pool configures what the client may read of a user: not the address here, which userinfo gives as texts.
  idToken: { sub: '248289f1-9c5b-4a0e-8d6f-6b1a2c3d4e5f', token_use: 'id', 'cognito:username': 'ada' },
  userinfo: {
    sub: '248289f1-9c5b-4a0e-8d6f-6b1a2c3d4e5f',
    username: 'ada',
    email: 'ada@example.com',
    email_verified: 'true',
    given_name: 'Ada',
    family_name: 'Lovelace',
  },
  becomes: BECOMES_ADA,
}

const AUTH0: IssuerShape = {
  name: 'Auth0',
  source:
    'github.com/redpanda-data/redpanda, src/v/security/tests/jwt_test.cc (the description of a tenant); auth0.com/docs/get-started/applications/configure-applications-with-oidc-discovery',
  typed: 'https://acme.us.auth0.com/',
  description: {
    issuer: 'https://acme.us.auth0.com/',
    authorization_endpoint: 'https://acme.us.auth0.com/authorize',
    token_endpoint: 'https://acme.us.auth0.com/oauth/token',
    userinfo_endpoint: 'https://acme.us.auth0.com/userinfo',
    jwks_uri: 'https://acme.us.auth0.com/.well-known/jwks.json',
    response_types_supported: ['code', 'token', 'id_token', 'code token', 'code id_token', 'token id_token'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['HS256', 'RS256', 'PS256'],
    scopes_supported: [
      'openid',
      'profile',
      'offline_access',
      'name',
      'given_name',
      'family_name',
      'nickname',
      'email',
      'email_verified',
      'picture',
      'created_at',
      'identities',
      'phone',
      'address',
    ],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    code_challenge_methods_supported: ['S256', 'plain'],
  },
  client: 'client_secret_post',
  algorithm: 'PS256',
  idToken: { sub: 'auth0|5f7c8ec7c33c6c004bbafe82', nickname: 'ada', updated_at: '2026-11-01T10:00:00.000Z', ...ADA },
  userinfo: { sub: 'auth0|5f7c8ec7c33c6c004bbafe82', ...ADA },
  becomes: BECOMES_ADA,
}

const AUTHENTIK: IssuerShape = {
  name: 'Authentik',
  source: 'github.com/goauthentik/authentik, authentik/providers/oauth2/views/provider.py and models.py',
  typed: 'https://authentik.example.com/application/o/placard/',
  description: {
    issuer: 'https://authentik.example.com/application/o/placard/',
    authorization_endpoint: 'https://authentik.example.com/application/o/authorize/',
    token_endpoint: 'https://authentik.example.com/application/o/token/',
    userinfo_endpoint: 'https://authentik.example.com/application/o/userinfo/',
    jwks_uri: 'https://authentik.example.com/application/o/placard/jwks/',
    response_types_supported: ['code', 'id_token', 'id_token token', 'code token', 'code id_token'],
    subject_types_supported: ['public'],
    // One algorithm: that of the key which the provider is given.
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    request_parameter_supported: false,
  },
  client: 'client_secret_basic',
  algorithm: 'ES256',
  idToken: {
    sub: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
    auth_time: 1_764_000_000,
    ...ADA,
    nickname: 'ada',
    groups: [],
  },
  userinfo: { sub: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', ...ADA },
  becomes: BECOMES_ADA,
}

const ZITADEL: IssuerShape = {
  name: 'Zitadel',
  source: 'github.com/zitadel/oidc, pkg/op/discovery.go; zitadel.com/docs/guides/integrate/login/oidc/webkeys',
  typed: 'https://acme-k3wq2a.zitadel.cloud',
  description: {
    issuer: 'https://acme-k3wq2a.zitadel.cloud',
    authorization_endpoint: 'https://acme-k3wq2a.zitadel.cloud/oauth/v2/authorize',
    token_endpoint: 'https://acme-k3wq2a.zitadel.cloud/oauth/v2/token',
    userinfo_endpoint: 'https://acme-k3wq2a.zitadel.cloud/oidc/v1/userinfo',
    jwks_uri: 'https://acme-k3wq2a.zitadel.cloud/oauth/v2/keys',
    response_types_supported: ['code', 'id_token', 'id_token token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['EdDSA', 'RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'],
    scopes_supported: ['openid', 'profile', 'email', 'phone', 'address', 'offline_access'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    code_challenge_methods_supported: ['S256'],
  },
  client: 'none',
  algorithm: 'EdDSA',
  // A project's audience beside the client's; the profile comes from userinfo alone unless the app is configured to
  // have it in the token.
  idToken: {
    sub: '163840776835432705',
    aud: ['placard:test+app', '163840776835432345'],
    azp: 'placard:test+app',
    amr: ['pwd'],
  },
  userinfo: { sub: '163840776835432705', ...ADA, preferred_username: 'ada@acme.zitadel.cloud', locale: 'en' },
  becomes: BECOMES_ADA,
}

const DEX: IssuerShape = {
  name: 'Dex',
  source: 'github.com/dexidp/dex, server/handlers.go (discovery)',
  typed: 'https://dex.example.com/dex',
  description: {
    issuer: 'https://dex.example.com/dex',
    authorization_endpoint: 'https://dex.example.com/dex/auth',
    token_endpoint: 'https://dex.example.com/dex/token',
    jwks_uri: 'https://dex.example.com/dex/keys',
    userinfo_endpoint: 'https://dex.example.com/dex/userinfo',
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256', 'plain'],
    scopes_supported: ['openid', 'email', 'groups', 'profile', 'offline_access'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  },
  client: 'client_secret_basic',
  algorithm: 'RS256',
  idToken: { sub: 'CgNhZGESBWxvY2Fs', at_hash: 'not-asked-for', ...ADA },
  userinfo: { sub: 'CgNhZGESBWxvY2Fs', ...ADA },
  becomes: BECOMES_ADA,
}

const HYDRA: IssuerShape = {
  name: 'Hydra',
  source:
    'github.com/ory/docs, docs/oauth2-oidc/wellknown-endpoint-discovery.mdx; github.com/ory/hydra, oauth2/handler.go',
  typed: 'https://hydra.example.com/',
  description: {
    issuer: 'https://hydra.example.com/',
    authorization_endpoint: 'https://hydra.example.com/oauth2/auth',
    token_endpoint: 'https://hydra.example.com/oauth2/token',
    userinfo_endpoint: 'https://hydra.example.com/userinfo',
    jwks_uri: 'https://hydra.example.com/.well-known/jwks.json',
    response_types_supported: ['code', 'code id_token', 'id_token', 'token id_token', 'token', 'token id_token code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    userinfo_signing_alg_values_supported: ['none', 'RS256'],
    scopes_supported: ['offline_access', 'offline', 'openid'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'private_key_jwt', 'none'],
    claims_supported: ['sub'],
    code_challenge_methods_supported: ['plain', 'S256'],
  },
  client: 'client_secret_basic',
  algorithm: 'RS256',
  idToken: { sub: 'ada', rat: 1_764_000_000, sid: '7d1f6c1e' },
  userinfo: { sub: 'ada', ...ADA },
  userinfoAlgorithm: 'RS256',
  becomes: BECOMES_ADA,
}

const LOGTO: IssuerShape = {
  name: 'Logto',
  source:
    'github.com/int128/kubelogin/issues/1210 and github.com/twentyhq/twenty/issues/22780 (ES384); docs.logto.io; it is built on oidc-provider',
  typed: 'https://acme.logto.app/oidc',
  description: {
    issuer: 'https://acme.logto.app/oidc',
    authorization_endpoint: 'https://acme.logto.app/oidc/auth',
    token_endpoint: 'https://acme.logto.app/oidc/token',
    userinfo_endpoint: 'https://acme.logto.app/oidc/me',
    jwks_uri: 'https://acme.logto.app/oidc/jwks',
    response_types_supported: ['code'],
    response_modes_supported: ['form_post', 'fragment', 'query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES384'],
    scopes_supported: ['openid', 'offline_access', 'profile', 'email', 'phone', 'custom_data', 'identities', 'roles'],
    token_endpoint_auth_methods_supported: [
      'client_secret_basic',
      'client_secret_jwt',
      'client_secret_post',
      'private_key_jwt',
      'none',
    ],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  },
  client: 'client_secret_basic',
  algorithm: 'ES384',
  // Only userinfo marks the address as verified.
  idToken: { sub: 'z7k3q2w9x1', name: 'Ada Lovelace', picture: null, email: 'ada@example.com' },
  userinfo: { sub: 'z7k3q2w9x1', ...ADA, picture: null },
  becomes: BECOMES_ADA,
}

export const ISSUER_SHAPES: IssuerShape[] = [
  GOOGLE,
  APPLE,
  ...ENTRA,
  KEYCLOAK,
  COGNITO,
  AUTH0,
  AUTHENTIK,
  ZITADEL,
  DEX,
  HYDRA,
  LOGTO,
]

/** Returns a shape that signs by the given algorithm, its userinfo too, for testing all of them. */
export function shapeSignedBy(algorithm: string): IssuerShape {
  return {
    ...KEYCLOAK,
    name: algorithm,
    description: {
      ...KEYCLOAK.description,
      id_token_signing_alg_values_supported: [algorithm],
      userinfo_signing_alg_values_supported: [algorithm],
      token_endpoint_auth_methods_supported: undefined,
    },
    client: 'client_secret_basic',
    algorithm,
    idToken: { sub: 'ada' },
    userinfo: { sub: 'ada', ...ADA },
    userinfoAlgorithm: algorithm,
  }
}
