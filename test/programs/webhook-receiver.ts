import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { makeGuardedPost, type GuardedPost } from '#server/platform/internet/guarded-post.ts'
import { startWebHost, type WebHost } from '../catalogue/web-host.ts'

/** A receiver of webhooks, as somebody else would write it by the specification of Standard Webhooks. */

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  host: WebHost
  /** Sends to it, and to every other public host. */
  post: GuardedPost
  received: Received[]
  /** Answers the next requests, in turn; 204 once there are no more. */
  answers: ((response: ServerResponse, request: IncomingMessage) => void)[]
}

/** Path at which it listens, on any public host. */
export const RECEIVER_PATH = '/in'

export async function startReceiver(): Promise<Receiver> {
  const host = await startWebHost()
  const receiver: Receiver = { host, post: makeGuardedPost(host.network), received: [], answers: [] }
  host.answers[RECEIVER_PATH] = (request, response) => {
    void receive(receiver, request, response)
  }
  return receiver
}

async function receive(receiver: Receiver, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks = (await request.toArray()) as Uint8Array[]
  receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
  const answer = receiver.answers.shift()
  if (answer) answer(response, request)
  else response.writeHead(204).end()
}

/** Makes an answer with this status. */
export function withStatus(status: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => void response.writeHead(status, headers).end('thanks')
}

/** Age from which a receiver refuses an attempt, as the specification recommends. */
const TOLERANCE_SECONDS = 5 * 60

/** Checks a delivery with the platform's own cryptography, and returns its event. Throws if it is not to be trusted. */
export async function verify({ headers, body }: Received, secret: string, now: Date): Promise<unknown> {
  const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  )
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw new Error('It is a replay')
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const content = new TextEncoder().encode(`${id}.${seconds}.${body}`)
  for (const signature of signatures!.split(' ')) {
    const [version, base64 = ''] = signature.split(',')
    const given = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, given, content))) return JSON.parse(body)
  }
  throw new Error('No signature is of this secret')
}
