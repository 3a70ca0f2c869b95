import { z } from 'zod'

/** Kinds of values that environment variables hold. Each message continues a sentence that begins with the name. */

export const ROLES = ['all', 'web', 'worker'] as const

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export function text(what: string) {
  return z.string().min(1, `must be ${what}`)
}

export function yesNo() {
  return z.enum(['0', '1', 'false', 'true'], 'must be 0 or 1').transform((value) => value === '1' || value === 'true')
}

/** Scheme, host and port; a slash at the end is forgiven. */
export function origin() {
  const message = 'must be an address such as https://ads.example.com, with no path after it'
  return z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine((value) => /^https?:$/.test(protocolOf(value)) && new URL(value).origin === value.toLowerCase(), message)
    .transform((value) => new URL(value).origin)
}

export const DATABASE_URL = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:$/.test(protocolOf(value)),
    'must be a PostgreSQL address such as postgresql://user:password@host:5432/name',
  )

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}
