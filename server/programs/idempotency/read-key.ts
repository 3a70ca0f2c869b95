import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/app-error.ts'

/** One to 255 visible characters of ASCII. */
const KEY = /^[\x21-\x7e]{1,255}$/

const BAD_KEY = 'An Idempotency-Key has 1 to 255 visible characters of ASCII: send a random UUID, for example.'

/** Returns the request's Idempotency-Key, or undefined if it has none. Throws VALIDATION_FAILED for an impossible one. */
export function readKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('VALIDATION_FAILED', BAD_KEY, 'Idempotency-Key')
  return key
}
