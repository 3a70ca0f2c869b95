import { setTimeout as sleep } from 'node:timers/promises'
import type { AdFields, Suggestion } from '#studio/index.ts'
import type { Services } from '../../services.ts'
import { spend, unspend } from '../budget.ts'
import { claimCached, forgetCached, readCached, writeCached } from '../cache-items.ts'
import { ModelFault } from '../failures.ts'
import type { CallLimits } from '../provider-line.ts'
import type { Director } from './director.ts'

/** What is kept under a direction's key: first that somebody asks, then what came of it. */
type Kept = { state: 'asking' } | { state: 'answered'; suggestion: Suggestion } | { state: 'failed' }

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Whoever waited for a call that failed does not ask at once again, and whoever tries again a little later does. */
const FAILED_FOR_MS = 10_000
/** A process that was killed while it asked is waited for no longer than this. */
const ASKING_FOR_MS = 60_000
const LOOK_AGAIN_MS = 150

export interface Found {
  suggestion: Suggestion
  /** Millionths of a dollar; 0 where it was kept, or another format asked. */
  costMicros: number
}

/**
 * The direction of an ad: kept from before, or asked for. However many formats want it at once, in however many processes, one
 * asks and the others wait. Throws ModelFault, ContentRefused, MODEL_LIMIT_REACHED or the reason of the signal.
 */
export async function findSuggestion(
  services: Services,
  director: Director,
  { userId, ad, limits }: { userId: string; ad: AdFields; limits: CallLimits },
): Promise<Found> {
  const key = `director:${director.keyOf(ad)}`
  for (;;) {
    limits.signal.throwIfAborted()
    const kept = (await readCached(services.db, key, services.now())) as Kept | undefined
    if (kept?.state === 'answered') return { suggestion: kept.suggestion, costMicros: 0 }
    if (kept?.state === 'failed') throw new ModelFault('server-error')
    if (!kept && (await claim(services, key))) return ask(services, director, { key, userId, ad, limits })
    if (Date.now() > limits.deadlineMs) throw new ModelFault('timeout')
    await sleep(LOOK_AGAIN_MS, undefined, { signal: limits.signal })
  }
}

function claim({ db, now }: Services, key: string): Promise<boolean> {
  return claimCached(db, key, {
    value: { state: 'asking' } satisfies Kept,
    now: now(),
    expiresAt: after(now(), ASKING_FOR_MS),
  })
}

async function ask(
  services: Services,
  director: Director,
  { key, userId, ad, limits }: { key: string; userId: string; ad: AdFields; limits: CallLimits },
): Promise<Found> {
  const { db, now } = services
  const costMicros = services.models!.config.priceMicros.text
  const keep = (kept: Kept, forMs: number) => writeCached(db, key, { value: kept, expiresAt: after(now(), forMs) })
  try {
    await spend(services, userId, costMicros)
    const suggestion = await director.direct(ad, limits)
    await keep({ state: 'answered', suggestion }, KEPT_MS)
    return { suggestion, costMicros }
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
