import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { spend, unspend } from './budget.ts'
import { claimCached, forgetCached, readCached, writeCached } from './cache-store.ts'
import { ModelFault } from './failures.ts'
import type { CallLimits } from './provider-line.ts'

/** A question to the text model. */
export interface Question<Answer> {
  /** Key that is equal for questions that would be answered alike. */
  key: string
  userId: string
  limits: CallLimits
  /** Calls the model. Throws ContentRefused, ModelFault, or the reason of the limits' signal. */
  ask: () => Promise<Answer>
}

/** The value stored under a question's key: first that it is being asked, then the outcome. */
type CachedAnswer<Answer> = { state: 'asking' } | { state: 'answered'; answer: Answer } | { state: 'failed' }

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/**
 * Time for which a failure is stored: callers that waited for the failed call do not ask again at once, and a retry a
 * little later does.
 */
const FAILED_FOR_MS = 10_000
/** Longest wait for a process that may have been killed while it asked. */
const ASKING_FOR_MS = 60_000
const LOOK_AGAIN_MS = 150

export interface FoundAnswer<Answer> {
  answer: Answer
  /** Cost in millionths of a dollar; 0 if the answer was cached, or another process asked. */
  costMicros: number
}

/**
 * Returns the text model's answer, cached or new. Of many callers at once, in any number of processes, one asks and the
 * others wait. Throws ModelFault, ContentRefused, MODEL_LIMIT_REACHED or the reason of the signal.
 */
export async function findAnswer<Answer>(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now'>,
  question: Question<Answer>,
): Promise<FoundAnswer<Answer>> {
  const { key, limits } = question
  for (;;) {
    limits.signal.throwIfAborted()
    const kept = (await readCached(services.db, key, services.now())) as CachedAnswer<Answer> | undefined
    if (kept?.state === 'answered') return { answer: kept.answer, costMicros: 0 }
    if (kept?.state === 'failed') throw new ModelFault('server-error')
    if (!kept && (await claim(services, key))) return askAndCache(services, question)
    if (Date.now() > limits.deadlineMs) throw new ModelFault('timeout')
    await sleep(LOOK_AGAIN_MS, undefined, { signal: limits.signal })
  }
}

function claim({ db, now }: Pick<Services, 'db' | 'now'>, key: string): Promise<boolean> {
  return claimCached(db, key, {
    value: { state: 'asking' } satisfies CachedAnswer<never>,
    now: now(),
    expiresAt: after(now(), ASKING_FOR_MS),
  })
}

async function askAndCache<Answer>(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now'>,
  { key, userId, ask }: Question<Answer>,
): Promise<FoundAnswer<Answer>> {
  const { db, now } = services
  const costMicros = services.models!.config.priceMicros.text
  const keep = (kept: CachedAnswer<Answer>, forMs: number) =>
    writeCached(db, key, { value: kept, expiresAt: after(now(), forMs) })
  try {
    await spend(services, userId, costMicros)
    const answer = await ask()
    await keep({ state: 'answered', answer }, KEPT_MS)
    return { answer, costMicros }
  } catch (error) {
    if (error instanceof ModelFault) {
      await keep({ state: 'failed' }, FAILED_FOR_MS)
      if (error.outage) await unspend(services, userId, costMicros)
    } else {
      await forgetCached(db, key)
    }
    throw error
  }
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
