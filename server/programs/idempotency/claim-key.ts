import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { findKey, type HeldKey, insertKey, type KeyRow, replaceKey } from './store.ts'

/** Time for which a key is known. */
export const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Time after which a request that has not ended counts as killed. A slower one loses nothing but its key: if another
 * attempt has taken over, it can no longer commit.
 */
export const KILLED_AFTER_MS = 2 * 60 * 1000

export interface KeyedRequest {
  userId: string
  keyHash: string
  requestHash: string
  /** Reads and hashes the request's form, if it has one. */
  hashForm: (() => Promise<string>) | undefined
}

/** The request holds the key and is to be carried out; or it was before, and its answer is known or lost. */
export type KeyClaim = { held: HeldKey } | { answered: KeyRow } | { lost: KeyRow }

/**
 * Takes the key for a request, in one statement if it is new. Throws IDEMPOTENCY_KEY_REUSED if it belongs to another
 * request, and IDEMPOTENCY_KEY_IN_USE while the first one is being carried out.
 */
export async function claimKey({ db, now }: Pick<Services, 'db' | 'now'>, request: KeyedRequest): Promise<KeyClaim> {
  const row = firstAttempt(request, now())
  if (await insertKey(db, row)) return { held: row }
  const known = await findKey(db, request)
  // It was freed in this moment.
  if (!known) throw inUse()
  const isFree = known.expiresAt <= now()
  if (!isFree) {
    if (known.requestHash !== request.requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED', REUSED)
    if (known.state === 'answered') {
      await requireSameForm(known, request)
      return { answered: known }
    }
    if (known.state === 'running' && now().getTime() - known.startedAt.getTime() < KILLED_AFTER_MS) throw inUse()
    if (known.madeAt) return { lost: known }
  }
  const next = { ...row, attempt: known.attempt + 1 }
  if (await replaceKey(db, next)) return { held: next }
  throw inUse()
}

function firstAttempt({ userId, keyHash, requestHash }: KeyedRequest, now: Date): KeyRow {
  return {
    userId,
    keyHash,
    requestHash,
    formHash: null,
    state: 'running',
    attempt: 1,
    startedAt: now,
    madeAt: null,
    made: [],
    status: null,
    answer: null,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  }
}

async function requireSameForm({ formHash }: KeyRow, { hashForm }: KeyedRequest): Promise<void> {
  if (formHash !== ((await hashForm?.()) ?? null)) throw new AppError('IDEMPOTENCY_KEY_REUSED', REUSED)
}

/** Says that the request with this key has not ended. */
export function inUse(): AppError {
  const error = new AppError('IDEMPOTENCY_KEY_IN_USE', IN_USE)
  error.headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  return error
}

const RETRY_AFTER_SECONDS = 5

const REUSED = 'This Idempotency-Key was sent with another request before: send a new one.'
const IN_USE = 'The request with this Idempotency-Key is still being carried out: ask again in a few seconds.'
