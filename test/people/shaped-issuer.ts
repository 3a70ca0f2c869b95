import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, jwtVerify, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import type { IssuerShape } from './issuer-shapes.ts'
import { readOidcClient } from './read-oidc-client.ts'

/** An issuer of a known shape on this computer, that accepts nothing from a client which the real one would not. */
export interface ShapedIssuer {
  /** The value of OIDC_ISSUER. */
  typed: string
  clientId: string
  clientSecret: string | undefined
  /** Number of requests to the token endpoint. */
  tokenRequests: number
  /** Changed by a test on the way. */
  shape: IssuerShape
}

const CLIENT_ID = 'placard:test+app'
const CLIENT_SECRET = 'a secret/with+odd: letters~%'
const KEY_ID = 'the-key'

/** Making a pair takes longer than a whole sign-in. */
const pairs = new Map<string, KeyPairKeyObjectResult>()

function keyPairFor(algorithm: string): KeyPairKeyObjectResult {
  const kind = /^[RP]S/.test(algorithm) ? 'RSA' : algorithm
  const pair = pairs.get(kind) ?? makePair(kind)
  pairs.set(kind, pair)
  return pair
}

const CURVES: Record<string, string> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }

function makePair(kind: string): KeyPairKeyObjectResult {
  if (kind === 'RSA') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  const namedCurve = CURVES[kind]
  return namedCurve ? generateKeyPairSync('ec', { namedCurve }) : generateKeyPairSync('ed25519')
}

interface Asked {
  nonce: string
  challenge: string
  redirectUri: string
}

/** Starts an issuer: every host of its shape becomes a port of this computer's. */
export async function startShapedIssuer(shape: IssuerShape): Promise<ShapedIssuer> {
  const ports = new Map<string, string>()
  const codes = new Map<string, Asked>()
  const local = <T>(value: T): T => {
    const here = [...ports].reduce((json, [there, port]) => json.replaceAll(there, port), JSON.stringify(value))
    return JSON.parse(here) as T
  }
  for (const origin of originsOf(shape)) ports.set(origin, `http://127.0.0.1:${await listen(answer)}`)
  const state: ShapedIssuer = {
    typed: local(shape.typed),
    clientId: CLIENT_ID,
    clientSecret: shape.client === 'none' ? undefined : CLIENT_SECRET,
    tokenRequests: 0,
    shape,
  }
  return state

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const description = local(state.shape.description)
    const at = (address: unknown) => address === url.origin + url.pathname
    if (at(`${state.typed.replace(/\/$/, '')}/.well-known/openid-configuration`))
      return send(response, 200, description)
    if (at(description['jwks_uri'])) return send(response, 200, { keys: await publicKeys(state.shape, local) })
    if (at(description['authorization_endpoint'])) return authorize(url.searchParams, response)
    if (at(description['token_endpoint'])) return token(request, response)
    if (at(description['userinfo_endpoint'])) return userinfo(response)
    return send(response, 404, {})
  }

  /** Agrees at once, on behalf of the person. */
  function authorize(asked: URLSearchParams, response: ServerResponse): void {
    const { refusesScopes = [], wantsForm, description } = state.shape
    const scopes = asked.get('scope')?.split(' ') ?? []
    const redirectUri = asked.get('redirect_uri')
    const isForm = asked.get('response_mode') === 'form_post'
    const isRight = asked.get('client_id') === CLIENT_ID && asked.get('code_challenge_method') === 'S256'
    // Apple: response_mode must be form_post when name or email scope is requested.
    if (!redirectUri || !isRight || (wantsForm && scopes.includes('email') && !isForm))
      return send(response, 400, { error: 'invalid_request' })
    const isRefused = scopes.some((scope) => refusesScopes.includes(scope))
    const nonce = asked.get('nonce') ?? ''
    const code = randomBytes(16).toString('hex')
    codes.set(code, { nonce, challenge: asked.get('code_challenge') ?? '', redirectUri })
    const fields = {
      ...(isRefused ? { error: 'invalid_scope' } : { code }),
      state: asked.get('state') ?? '',
      ...(description['authorization_response_iss_parameter_supported'] === true && { iss: local(description.issuer) }),
    }
    if (isForm) return sendForm(response, redirectUri, { ...fields, user: '{"name":{"firstName":"Ada"}}' })
    const back = new URL(redirectUri)
    for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.tokenRequests++
    const form = new URLSearchParams(await text(request))
    if (!(await isOurClient(request, form))) return send(response, 401, { error: 'invalid_client' })
    const asked = codes.get(form.get('code') ?? '')
    // A code is valid for one answer.
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || asked.challenge !== challenge || asked.redirectUri !== form.get('redirect_uri'))
      return send(response, 400, { error: 'invalid_grant' })
    const { idToken, algorithm } = state.shape
    const claims = { ...standardClaims(), nonce: asked.nonce, ...local(idToken) }
    const tokens = { access_token: randomBytes(16).toString('hex'), id_token: await sign(claims, algorithm) }
    send(response, 200, { ...tokens, token_type: 'Bearer', expires_in: 3600 })
  }

  async function isOurClient(request: IncomingMessage, form: URLSearchParams): Promise<boolean> {
    const client = readOidcClient(request, form)
    if (client?.method !== state.shape.client || client.id !== CLIENT_ID) return false
    if (client.method === 'none') return true
    if (client.method !== 'client_secret_jwt') return client.secret === CLIENT_SECRET
    const options = { issuer: CLIENT_ID, subject: CLIENT_ID, audience: local(state.shape.description.issuer) }
    return jwtVerify(client.secret ?? '', Buffer.from(CLIENT_SECRET), options).then(
      () => true,
      () => false,
    )
  }

  async function userinfo(response: ServerResponse): Promise<void> {
    const { userinfo: claims = {}, userinfoAlgorithm } = state.shape
    if (!userinfoAlgorithm) return send(response, 200, claims)
    const named = { iss: local(state.shape.description.issuer), aud: CLIENT_ID, ...local(claims) }
    const pair = state.shape.foreignUserinfo ? makePair(userinfoAlgorithm) : undefined
    const signed = await sign(named, userinfoAlgorithm, pair)
    response.writeHead(200, { 'content-type': 'application/jwt' }).end(signed)
  }

  function standardClaims(): JWTPayload {
    const nowSeconds = Math.floor(Date.now() / 1000)
    return { iss: local(state.shape.description.issuer), aud: CLIENT_ID, iat: nowSeconds, exp: nowSeconds + 600 }
  }
}

function originsOf({ typed, description }: IssuerShape): Set<string> {
  return new Set(JSON.stringify([typed, description]).match(/https:\/\/[^/"]+/g))
}

function sign(claims: JWTPayload, algorithm: string, { privateKey } = keyPairFor(algorithm)): Promise<string> {
  // A client must not accept this, which a careless issuer might send.
  if (algorithm.startsWith('HS')) {
    return new SignJWT(claims).setProtectedHeader({ alg: algorithm }).sign(Buffer.from(CLIENT_SECRET.padEnd(64, '.')))
  }
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: KEY_ID }).sign(privateKey)
}

/** Returns the key of its tokens among others that must not be used in its place. */
async function publicKeys({ algorithm, keyFields }: IssuerShape, local: <T>(value: T) => T): Promise<object[]> {
  const signing = algorithm.startsWith('HS') ? 'RS256' : algorithm
  const own = { ...(await exportJWK(keyPairFor(signing).publicKey)), kid: KEY_ID, use: 'sig', alg: signing }
  const other = { ...(await exportJWK(keyPairFor('ES256').publicKey)), kid: 'for-encryption', use: 'enc' }
  // A key for RS256 may sign by PS384 too if userinfo does: in that case the key of its tokens is not bound to their
  // algorithm.
  const { alg: _, ...unheld } = own
  return [other, { ...(signing.startsWith('PS') ? unheld : own), ...local(keyFields ?? {}) }]
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<number> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Sends the page that a browser submits by itself. */
function sendForm(response: ServerResponse, action: string, fields: Record<string, string>): void {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<body onload="document.forms[0].submit()"><form method="post" action="${action}">${inputs.join('')}</form>`)
}
