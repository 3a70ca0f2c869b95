import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { readOidcClient } from './read-oidc-client.ts'

/** An OpenID Connect issuer at the network's edge, which checks its requests and can misbehave in its answers. */
export interface OidcIssuer {
  issuer: string
  clientId: string
  clientSecret: string
  /** Changed by a test; a field that is not set means correct behaviour. */
  behaviour: IssuerBehaviour
  /** Makes it sign with another key from now on; its key set holds only that one. */
  changeKey(): void
  /** Number of requests for its keys. */
  keyReads: number
  /** Everything that went over the wire and must stay secret: codes, verifiers, tokens. */
  secrets: string[]
}

export interface IssuerBehaviour {
  /** Claims of the person who is signed in there; `undefined` leaves a claim out. */
  person?: Record<string, unknown>
  /** Denies access instead of giving a code. */
  denies?: boolean
  /** Alters the final claims of the ID token. */
  tamper?: (claims: Record<string, unknown>) => Record<string, unknown>
  /** Signs with a key that its key set does not hold, under the name of its own or another, or not at all. */
  signature?: 'foreign' | 'unknown' | 'none'
  /** Leaves e-mail address and name to the userinfo endpoint. */
  sparseToken?: boolean
  /** Alters the final answer of that endpoint; undefined is a 503. */
  userinfo?: (claims: Record<string, unknown>) => Record<string, unknown> | undefined
  /** The error with which it sends the browser back. */
  error?: string
  /** Answers every call with 503. */
  isDown?: boolean
}

export const TEST_PERSON = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }

const CLIENT = { clientId: 'placard-test', clientSecret: 'a secret of the test' }

interface Asked {
  nonce: string
  challenge: string
  redirectUri: string
}

/** Making a pair takes longer than a whole sign-in, and every issuer of a process may have the same. */
const keyPairs: KeyPairKeyObjectResult[] = []

function keyPair(number: number): KeyPairKeyObjectResult {
  return (keyPairs[number] ??= generateKeyPairSync('rsa', { modulusLength: 2048 }))
}

export async function startOidcIssuer(): Promise<OidcIssuer> {
  const foreign = keyPair(0)
  let turn = 1
  let keys = keyPair(turn)
  let keyId = 'key-1'
  const codes = new Map<string, Asked>()
  const state: OidcIssuer = {
    issuer: '',
    ...CLIENT,
    behaviour: {},
    secrets: [CLIENT.clientSecret],
    keyReads: 0,
    changeKey() {
      keys = keyPair(++turn)
      keyId = `${keyId}-changed`
    },
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return state

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, state.issuer)
    if (state.behaviour.isDown) return send(response, 503, { error: 'temporarily_unavailable' })
    if (url.pathname === '/.well-known/openid-configuration') return send(response, 200, discovery())
    if (url.pathname === '/jwks') {
      state.keyReads++
      const key = { ...keys.publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }
      return send(response, 200, { keys: [key] })
    }
    if (url.pathname === '/authorize') return authorize(url, response)
    if (url.pathname === '/token') return token(request, await readForm(request), response)
    if (url.pathname === '/userinfo') return userinfo(response)
    return send(response, 404, {})
  }

  function discovery() {
    const { issuer } = state
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  /** Agrees or denies at once, on behalf of the person. */
  function authorize({ searchParams: asked }: URL, response: ServerResponse): void {
    const complete =
      asked.get('client_id') === CLIENT.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('scope')?.split(' ').includes('openid') &&
      asked.get('code_challenge_method') === 'S256' &&
      ['state', 'nonce', 'code_challenge', 'redirect_uri'].every((name) => asked.get(name))
    if (!complete) return send(response, 400, { error: 'invalid_request' })
    const back = new URL(asked.get('redirect_uri')!)
    back.searchParams.set('state', asked.get('state')!)
    const { denies, error = denies ? 'access_denied' : undefined } = state.behaviour
    if (error) back.searchParams.set('error', error)
    else back.searchParams.set('code', remember(asked))
    response.writeHead(302, { location: back.href }).end()
  }

  function remember(asked: URLSearchParams): string {
    const code = randomBytes(16).toString('hex')
    state.secrets.push(code)
    codes.set(code, {
      nonce: asked.get('nonce')!,
      challenge: asked.get('code_challenge')!,
      redirectUri: asked.get('redirect_uri')!,
    })
    return code
  }

  function token(request: IncomingMessage, form: URLSearchParams, response: ServerResponse): void {
    const client = readOidcClient(request, form)
    // Its description lists no other way, so the standard's own is the only one.
    const isKnown = client?.method === 'client_secret_basic' && client.secret === CLIENT.clientSecret
    if (!isKnown || client.id !== CLIENT.clientId) return send(response, 401, { error: 'invalid_client' })
    const asked = codes.get(form.get('code') ?? '')
    state.secrets.push(form.get('code_verifier') ?? '')
    // A code is valid for one answer.
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || asked.challenge !== challenge || asked.redirectUri !== form.get('redirect_uri'))
      return send(response, 400, { error: 'invalid_grant' })
    const tokens = { access_token: randomBytes(16).toString('hex'), id_token: idToken(asked.nonce) }
    state.secrets.push(...Object.values(tokens))
    send(response, 200, { ...tokens, token_type: 'Bearer', expires_in: 600 })
  }

  function userinfo(response: ServerResponse): void {
    const claims = (state.behaviour.userinfo ?? ((own) => own))(person())
    send(response, claims ? 200 : 503, claims ?? {})
  }

  function idToken(nonce: string): string {
    const { sparseToken, tamper = (claims) => claims, signature } = state.behaviour
    const nowSeconds = Math.floor(Date.now() / 1000)
    const own = sparseToken ? { sub: person()['sub'] } : person()
    const standard = { iss: state.issuer, aud: CLIENT.clientId, iat: nowSeconds, exp: nowSeconds + 600, nonce, ...own }
    const kid = signature === 'unknown' ? 'unknown' : keyId
    const header = signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid }
    const input = [header, tamper(standard)]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${input}.${signature === 'none' ? '' : sign(input, signature ? foreign.privateKey : keys.privateKey)}`
  }

  function person(): Record<string, unknown> {
    return { ...TEST_PERSON, ...state.behaviour.person }
  }
}

function sign(input: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(input).sign(key).toString('base64url')
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
