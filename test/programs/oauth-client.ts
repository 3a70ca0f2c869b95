import * as oauth from 'oauth4webapi'
import type { TestApp } from '#test/app.ts'
import type { TestClient, TestResponse } from '#test/client.ts'

/** The document of a program, at the address that is its id. */
export const CLIENT_ID = 'https://agent.example/client.json'
export const REDIRECT_URI = 'http://127.0.0.1:8123/callback'

const DOCUMENT = {
  client_id: CLIENT_ID,
  client_name: 'Helpful Agent',
  redirect_uris: [REDIRECT_URI],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
}

/** Serves documents of clients in place of the internet, and lists what was asked for. */
export function clientDocuments(documents: Record<string, object> = { [CLIENT_ID]: DOCUMENT }) {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const found = documents[address]
    if (!found) throw new Error(`Nothing is at ${address}`)
    return { bytes: Buffer.from(JSON.stringify(found)), contentType: 'application/json', address }
  }
  return { fetch, asked }
}

const options = { [oauth.allowInsecureRequests]: true }

export interface Program {
  server: oauth.AuthorizationServer
  client: oauth.Client
  resource: string
}

/** Discovers the authorization server as a program does: from the answer of the resource to a call without a token. */
export async function discoverFrom(app: TestApp, clientId = CLIENT_ID): Promise<Program> {
  const refused = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const metadataUrl = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate')!)![1]!
  const { resource, authorization_servers: servers } = (await (await fetch(metadataUrl)).json()) as {
    resource: string
    authorization_servers: [string]
  }
  const issuer = new URL(servers[0])
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options })
  const server = await oauth.processDiscoveryResponse(issuer, found)
  return { server, client: { client_id: clientId }, resource }
}

export interface Asked {
  verifier: string
  state: string
  path: string
}

/** Makes the address of an authorization request; a parameter that is undefined is left out. */
export async function askFor(
  { server, client, resource }: Program,
  changed: Record<string, string | undefined> = {},
): Promise<Asked> {
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()]
  const parameters: Record<string, string | undefined> = {
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'read make offline_access',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    resource,
    state,
    ...changed,
  }
  const url = new URL(server.authorization_endpoint!)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return { verifier, state, path: url.pathname + url.search }
}

/** Opens the consent page of an authorization request. */
export async function openConsent(browser: TestClient, { path }: Asked): Promise<TestResponse & { url: string }> {
  return browser.follow(await browser.get(path))
}

/** Presses a button of the consent page, and returns the address at the program to which that leads. */
export async function decide(browser: TestClient, page: TestResponse, decision: 'allow' | 'refuse'): Promise<URL> {
  const user = /name="user" value="([^"]+)"/.exec(page.text)![1]!
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)![1]!
  const answered = await browser.post(action, new URLSearchParams({ user, decision }))
  const resume = /content="0;url=([^"]+)"/.exec(answered.text)![1]!
  const resumed = await browser.get(resume.replaceAll('&amp;', '&'))
  return new URL(resumed.headers.get('location')!)
}

/** Exchanges a code for tokens. */
export async function exchange(
  { server, client, resource }: Program,
  { callback, verifier, state }: { callback: URL } & Pick<Asked, 'verifier' | 'state'>,
  redirectUri = REDIRECT_URI,
): Promise<oauth.TokenEndpointResponse> {
  const parameters = oauth.validateAuthResponse(server, client, callback, state)
  const more = { ...options, additionalParameters: { resource } }
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    verifier,
    more,
  )
  return oauth.processAuthorizationCodeResponse(server, client, answer)
}

export async function refresh({ server, client }: Program, token: string): Promise<oauth.TokenEndpointResponse> {
  const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, options)
  return oauth.processRefreshTokenResponse(server, client, answer)
}

export async function revoke({ server, client }: Program, token: string): Promise<void> {
  await oauth.processRevocationResponse(await oauth.revocationRequest(server, client, oauth.None(), token, options))
}
