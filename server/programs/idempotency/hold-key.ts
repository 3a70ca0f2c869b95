import { runWitnessed } from '#server/platform/db/witness.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { inUse } from './claim-key.ts'
import { type HeldKey, recordMade } from './store.ts'

/**
 * Carries out the work of a request that holds a key: its first transaction that makes something says so in the key's
 * row, in the same commit.
 */
export function runHeld<Result>(
  { now }: Pick<Services, 'now'>,
  held: HeldKey,
  work: () => Promise<Result>,
): Promise<Result> {
  return runWitnessed(async (tx, made) => {
    if (!(await recordMade(tx, held, { now: now(), made }))) throw inUse()
  }, work)
}

/** Waits until the end of a failed attempt is recorded. If it cannot be, the log says so: the failure itself counts. */
export async function endQuietly({ log }: Pick<Services, 'log'>, ending: Promise<void>): Promise<void> {
  await ending.catch((failure: unknown) =>
    log.warn({ err: failure }, 'The end of a request with an Idempotency-Key could not be recorded'),
  )
}

/** Says that the request with this key was carried out, and its answer is not known. */
export function answerLost(): AppError {
  return new AppError('ANSWER_LOST', LOST)
}

const LOST =
  'This request was carried out, but its answer was lost: look at what is there before you send it with a new key.'
