import { hash } from 'node:crypto'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { openAnswer, sealAnswer } from './answer-seal.ts'
import { claimKey } from './claim-key.ts'
import { answerLost, endQuietly, runHeld } from './hold-key.ts'
import { deleteUnmade, endAttempt, type HeldKey } from './store.ts'

interface OnceRequest {
  userId: string
  /** The protocol whose key it is: the same text is another key elsewhere. */
  protocol: string
  key: string
  /** Everything that the answer depends on. */
  request: unknown
  secrets: readonly string[]
}

/** Work in two parts, of which only the second makes anything. */
interface OnceWork<Prepared, Answer> {
  prepare: () => Promise<Prepared>
  commit: (prepared: Prepared) => Promise<Answer>
}

/**
 * Carries out a request of another protocol than HTTP once for each key of a user, by the rules of `acceptIdempotencyKeys`:
 * a repeat gets the same answer, another request with the key is refused, and a request that made nothing may be sent
 * again.
 */
export async function runOnce<Prepared, Answer extends object>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  { userId, protocol, key, request, secrets }: OnceRequest,
  { prepare, commit }: OnceWork<Prepared, Answer>,
): Promise<{ answer: Answer; isReplayed: boolean }> {
  const claim = await claimKey(services, {
    userId,
    keyHash: hash('sha256', `${protocol} ${key}`),
    requestHash: hash('sha256', `${protocol} ${JSON.stringify(inOrder(request))}`),
    hashForm: undefined,
  })
  if ('lost' in claim) throw answerLost()
  if ('answered' in claim) {
    const kept = claim.answered.answer === null ? undefined : openAnswer(secrets, key, claim.answered.answer)
    if (!kept) throw answerLost()
    return { answer: JSON.parse(kept.text) as Answer, isReplayed: true }
  }
  const { held } = claim
  try {
    const prepared = await prepare()
    const answer = await runHeld(services, held, () => commit(prepared))
    const sealed = sealAnswer(secrets, key, { text: JSON.stringify(answer), headers: {} })
    await endAttempt(services.db, held, { state: 'answered', status: 200, answer: sealed, formHash: null })
    return { answer, isReplayed: false }
  } catch (error) {
    await endQuietly(services, endFailed(services.db, held))
    throw error
  }
}

/** Frees the key of a request that made nothing; otherwise its answer is lost. */
async function endFailed(db: Database, held: HeldKey): Promise<void> {
  if (!(await deleteUnmade(db, held))) await endAttempt(db, held, { state: 'lost' })
}

/** Sorts the keys of objects: senders write them in any order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, held]) => [key, inOrder(held)]))
}
