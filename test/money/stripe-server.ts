import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { StripeAccount, type StripeEvent } from './stripe-account.ts'
import { ENDPOINTS } from './stripe-endpoints.ts'
import { type Params, parseForm, readParams, StripeFailure } from './stripe-params.ts'

/** Stripe at the network's edge: strict about requests, with a memory; a test decides what people do there. */
export interface StripeServer {
  config: { secretKey: string; webhookSecret: string; apiBase: string }
  account: StripeAccount
  /** Changed by a test; a field that is not set means correct behaviour. */
  behaviour: StripeBehaviour
  /** Releases each answer that is held, with the call that it is for. */
  held: { call: string; release: () => void }[]
  /** Every request that was accepted, in order of arrival. */
  requests: StripeRequest[]
  /** Sends one event to the app's webhook, signed as Stripe signs, and returns the answer's status. */
  send(app: { url: string }, event: StripeEvent, options?: SendOptions): Promise<number>
  /** Sends the events since the last time, in this order; throws if the app does not accept one. */
  deliver(app: { url: string }, order?: 'as it happened' | 'backwards' | 'twice'): Promise<void>
}

export interface StripeBehaviour {
  /** Hangs up on every call, or answers it with this status; or only on the calls that `fails` matches. */
  failure?: 'hangs up' | 500 | 429
  fails?: RegExp
  /** Answers 200 with this text instead: all calls, or those that `fails` matches. */
  says?: string
  /** Delay before an answer, for the calls that this matches. */
  delayMs?: number
  delays?: RegExp
  /** Answers nothing before this resolves. */
  answersAfter?: Promise<unknown>
  /** Holds every answer until the test releases it: see `held`. */
  holds?: true
  /** Carries the call out, and hangs up instead of answering: this many times. */
  losesAnswers?: number
}

export interface StripeRequest {
  method: string
  path: string
  params: Params
  idempotencyKey: string | undefined
}

export interface SendOptions {
  secret?: string
  /** Age of the signature. */
  ageSeconds?: number
  /** Alters the body after it was signed. */
  tamper?: (body: string) => string
  contentType?: string
}

export const STRIPE_KEYS = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' }
export const STRIPE_VERSION = '2026-10-28.endive'

interface Replay {
  request: string
  answer: Promise<{ status: number; body: object }>
  settled: boolean
}

export async function startStripe(now: () => Date): Promise<StripeServer> {
  const account = new StripeAccount(now)
  const replays = new Map<string, Replay>()
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const stripe: StripeServer = {
    config: { ...STRIPE_KEYS, apiBase },
    account,
    behaviour: {},
    held: [],
    requests: [],
    send: (app, event, options) => send(app, event, account.now(), options),
    async deliver(app, order = 'as it happened') {
      const events = account.events.splice(0)
      if (order === 'backwards') events.reverse()
      for (const event of order === 'twice' ? [...events, ...events] : events) {
        const status = await stripe.send(app, event)
        if (status !== 200) throw new Error(`${event.type} was answered with ${status}`)
      }
    },
  }
  return stripe

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { delayMs = 0, delays = /./, fails = /./, answersAfter } = stripe.behaviour
    const failure = fails.test(request.url!) ? stripe.behaviour.failure : undefined
    if (failure === 'hangs up') return void request.socket.destroy()
    const { status, body } = await answerSafely(request, failure)
    // The behaviour at the time of the request, however long the answer takes.
    const { says } = stripe.behaviour
    const text = says !== undefined && fails.test(request.url!) ? says : JSON.stringify(body)
    if (delays.test(request.url!)) await sleep(delayMs)
    await answersAfter
    if (stripe.behaviour.holds) {
      const call = `${request.method} ${new URL(request.url!, apiBase).pathname.replace(/(cus|cs)_[^/]+/, ':id')}`
      await new Promise<void>((release) => stripe.held.push({ call, release }))
    }
    if (stripe.behaviour.losesAnswers) {
      stripe.behaviour.losesAnswers--
      return void request.socket.destroy()
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    response.end(text)
  }

  async function answerSafely(request: IncomingMessage, failure: StripeBehaviour['failure']) {
    try {
      if (failure === 429) throw new StripeFailure(429, { message: 'Too many requests.' })
      return await answer(request, failure)
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }

  async function answer(
    request: IncomingMessage,
    failure: StripeBehaviour['failure'],
  ): Promise<{ status: number; body: object }> {
    requireHeaders(request)
    const method = request.method!
    const url = new URL(request.url!, apiBase)
    const body = await readBody(request)
    const params = parseForm(method === 'GET' || method === 'DELETE' ? url.search.slice(1) || body : body)
    const [endpoint, id] = findEndpoint(method, url.pathname)
    readParams(params, endpoint.shape)
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined
    if (method === 'POST' && !idempotencyKey) throw new Error('Every POST of the SDK has a key')
    stripe.requests.push({ method, path: url.pathname, params, idempotencyKey })
    const carryOut = async () => {
      // A request that has begun and failed is remembered like a successful one: the same key gets the same failure.
      if (failure === 500) throw new StripeFailure(500, { type: 'api_error', message: 'Not now.' })
      const done = { status: 200, body: endpoint.answer(account, params, id) }
      // A request takes a moment, so that the same key may arrive again meanwhile.
      await sleep(10)
      return done
    }
    return idempotencyKey ? replay(idempotencyKey, `${url.pathname}?${JSON.stringify(params)}`, carryOut) : carryOut()
  }

  /** Replays the first answer; another request under the same key is a mistake, a simultaneous one must wait. */
  async function replay(key: string, request: string, carryOut: () => Promise<{ status: number; body: object }>) {
    const known = replays.get(key)
    if (!known) {
      const made: Replay = { request, answer: carryOut(), settled: false }
      replays.set(key, made)
      return made.answer.finally(() => (made.settled = true))
    }
    if (known.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      throw new StripeFailure(400, { type: 'idempotency_error', message })
    }
    if (!known.settled) throw new StripeFailure(409, { code: 'idempotency_key_in_use', message: 'Under way.' })
    return known.answer
  }
}

function requireHeaders({ method, headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
    throw new StripeFailure(401, { message: 'Invalid API Key provided.' })
  if (headers['stripe-version'] !== STRIPE_VERSION) throw new StripeFailure(400, { message: 'Unexpected API version.' })
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw new StripeFailure(400, { message: 'Send a form.' })
}

function findEndpoint(method: string, path: string) {
  for (const endpoint of ENDPOINTS) {
    const pattern = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`)
    const match = endpoint.method === method ? pattern.exec(path) : null
    if (match) return [endpoint, match[1] ?? ''] as const
  }
  throw new StripeFailure(404, { message: `Unrecognized request URL (${method}: ${path}).` })
}

/**
 * Signs by Stripe's scheme: an HMAC over the time and the body, beside signatures of schemes that are to be ignored.
 */
async function send(app: { url: string }, event: StripeEvent, now: Date, options: SendOptions = {}): Promise<number> {
  const { secret = STRIPE_KEYS.webhookSecret, ageSeconds = 0, tamper = (body) => body } = options
  const body = JSON.stringify(event, null, 2)
  const moment = Math.floor(now.getTime() / 1000) - ageSeconds
  const signature = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')
  const response = await fetch(`${app.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': options.contentType ?? 'application/json; charset=utf-8',
      'stripe-signature': `t=${moment},v1=${signature},v0=${'0'.repeat(64)}`,
    },
    body: tamper(body),
  })
  await response.arrayBuffer()
  return response.status
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
