import { isIP } from 'node:net'
import { z } from 'zod'
import { foldEmail } from '#server/people/users/fold-email.ts'
import { hasKnownTlsMode, settleTls } from '#server/platform/db/settle-tls.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'

/** Kinds of values of environment variables. Each message continues a sentence that begins with the variable's name. */

export const ROLES = ['all', 'web', 'worker'] as const

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export function text(what: string) {
  return z.string().min(1, `must be ${what}`)
}

export function yesNo() {
  return z.enum(['0', '1', 'false', 'true'], 'must be 0 or 1').transform((value) => value === '1' || value === 'true')
}

/** Parses scheme, host and port; a trailing slash is removed. */
export function origin() {
  const message = 'must be an address such as https://ads.example.com, with no path after it'
  return z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine((value) => /^https?:$/.test(protocolOf(value)) && new URL(value).origin === value.toLowerCase(), message)
    .transform((value) => new URL(value).origin)
}

/** Parses an http or https address to which paths are appended. */
export function baseUrl(example = 'http://localhost:8080/v1') {
  return z
    .string()
    .refine(
      (value) => /^https?:$/.test(protocolOf(value)) && !/[?#]/.test(value),
      `must be an address such as ${example}`,
    )
    .transform((value) => value.replace(/\/+$/, ''))
}

export function wholeNumber(from: number, to: number) {
  const sentence = `must be a whole number from ${from} to ${to}`
  return z.coerce.number(sentence).int(sentence).min(from, sentence).max(to, sentence)
}

export const DATABASE_URL = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:$/.test(protocolOf(value)),
    'must be a PostgreSQL address such as postgresql://user:password@host:5432/name',
  )
  .refine(hasKnownTlsMode, 'may ask for TLS by sslmode=verify-full, require, verify-ca, no-verify or disable')
  .transform(settleTls)

/** An issuer as its discovery document names it: https, or http on this computer for trying out. */
export const ISSUER_URL = z
  .string()
  .refine(
    (value) => protocolOf(value) === 'https:' || (protocolOf(value) === 'http:' && isLoopback(new URL(value).hostname)),
    'must be the https address of an OpenID Connect issuer such as https://login.example.com',
  )

/** Secret or restricted keys. Publishable keys (pk_) are useless here, so they are rejected at once. */
export const STRIPE_KEY = z
  .string()
  .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, which begins with sk_ or rk_')

export const STRIPE_WEBHOOK_SECRET = z
  .string()
  .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook endpoint, which begins with whsec_')

/** Parses an origin that receives a secret key: https, or http on this computer for tests. */
export function secretsOrigin() {
  return origin().refine(
    (value) => protocolOf(value) === 'https:' || isLoopback(new URL(value).hostname),
    'must be an https address, or one of this computer',
  )
}

export const BUCKET = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as placard-pictures')

export const COMMIT = z.string().regex(/^[0-9a-f]{7,64}$/, 'must be the hexadecimal name of a commit')

export const REGION = z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as eu-central-1')

/** Parses addresses separated by commas; folded in the same way as for comparisons. */
export function emails() {
  return z
    .string()
    .transform((value) =>
      foldEmail(value)
        .split(',')
        .map((one) => one.trim()),
    )
    .refine(
      (list) => list.every((one) => /^[^\s@]+@[^\s@]+$/.test(one)),
      'must be e-mail addresses such as ada@example.com, with commas between',
    )
}

export function email() {
  return emails()
    .refine(([, ...more]) => more.length === 0, 'must be one e-mail address')
    .transform(([one]) => one)
}

/** Name on a button and, in lower case, in the path of the sign-in. */
export const PROVIDER_NAME = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,29}$/, 'must be at most 30 letters, digits, spaces and hyphens')

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}

/** Parses addresses, ranges and names of ranges, separated by commas; `none` is the empty list. */
export function proxies() {
  return z
    .string()
    .transform((value) => (value === 'none' ? [] : value.split(',').map((one) => one.trim())))
    .refine(
      (list) => list.every(isProxy),
      'must be addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between, or none',
    )
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits, ...more] = value.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  // A range of all addresses would trust anybody who writes the header.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
