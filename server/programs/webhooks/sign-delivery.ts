import { createHmac, randomBytes } from 'node:crypto'

/** Signatures of Standard Webhooks 1.0.0 (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body. */

const SECRET_PREFIX = 'whsec_'
/** Between the 24 and 64 bytes that the specification allows. */
const SECRET_BYTES = 32

/** Makes a signing secret, in the form in which receivers expect it. */
export function makeSigningSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

export interface Signed {
  eventId: string
  /** Time of this attempt, by which receivers refuse replays. */
  at: Date
  body: string
}

/** Returns the headers of one attempt, with a signature by each of the secrets. */
export function signDelivery({ eventId, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  const content = `${eventId}.${seconds}.${body}`
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(content, secret)).join(' '),
  }
}

function signatureOf(content: string, secret: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
