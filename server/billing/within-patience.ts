import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../http/app-error.ts'

/** Each answer of the provider's has a limit of its own; nobody waits longer than this for all of them together. */
const PATIENCE_MS = 10_000

/**
 * What somebody waits for while the provider answers. What comes later is not lost: each of these calls may be made twice. Throws
 * UNAVAILABLE with the sentence.
 */
export async function withinPatience<Value>(
  work: Promise<Value>,
  tooSlow: string,
  patienceMs = PATIENCE_MS,
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
