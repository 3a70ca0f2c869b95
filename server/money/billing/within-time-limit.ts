import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#server/platform/http/app-error.ts'

/** Each answer of the provider has a limit of its own; this one is for all of them together. */
const TIME_LIMIT_MS = 10_000

/**
 * Waits for the provider within a limit. Late results are not lost, because each of these calls may be repeated. Throws
 * UNAVAILABLE with the message.
 */
export async function withinTimeLimit<Value>(
  work: Promise<Value>,
  tooSlow: string,
  patienceMs = TIME_LIMIT_MS,
): Promise<Value> {
  const given = new AbortController()
  const patience = sleep(patienceMs, undefined, { signal: given.signal }).then(() => {
    throw new AppError('UNAVAILABLE', tooSlow)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    patience.catch(() => {})
    given.abort()
  }
}
