import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'

/** Fewer calls than this at once are never turned away: a slow machine alone is no crowd. */
const AT_ONCE_MIN = 100
/** So many statements that wait for a connection take some tenths of a second, and each call makes a few, one after the other. */
const STATEMENTS_WAITING_MAX = 100
/** As late as this, in the middle, the process comes to what it has to do. */
const LATE_MAX_MS = 200
const LOOK_MS = 500
/**
 * Turned away at once, those who ask again at once would take most of the process from those whom it serves. Some hear it after half
 * of this, some after one and a half times: those who came together do not come back together.
 */
const TURN_AWAY_AFTER_MS = 2_000
/** The monitor's own pauses, which are part of what it measures. */
const RESOLUTION_MS = 20

const CROWDED = 'Very many people are here at the moment: please try again in a few seconds.'

/** What the process is under at this moment; for whoever watches it, too. */
export interface Load {
  atOnce: number
  statementsWaiting: number
  lateMs: number
  /** Calls that were turned away since the start. */
  shed: number
}

/**
 * Turns new calls away, with 503, before those that have been accepted take seconds. Comes first of all that asks the database;
 * static files and health are served outside of it.
 */
export function shedLoad(
  app: FastifyInstance,
  { statementsWaiting }: Pick<Services, 'statementsWaiting'>,
  { turnAwayAfterMs = TURN_AWAY_AFTER_MS } = {},
): () => Load {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let lateMs = 0
  const looking = setInterval(() => {
    lateMs = Math.max(0, delay.percentile(50) / 1e6 - RESOLUTION_MS)
    delay.reset()
  }, LOOK_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    delay.disable()
  })
  const atOnce = new Set<object>()
  let shed = 0
  const readLoad = () => ({ atOnce: atOnce.size, statementsWaiting: statementsWaiting(), lateMs, shed })
  app.addHook('onRequest', async (request) => {
    if (isTooMuch(readLoad())) {
      shed += 1
      const error = new AppError('UNAVAILABLE', CROWDED)
      // Not all of them again in the same second.
      error.headers = { 'retry-after': String(2 + (shed % 4)) }
      await sleep(turnAwayAfterMs * (0.5 + Math.random()))
      throw error
    }
    atOnce.add(request.raw)
    request.raw.once('close', () => atOnce.delete(request.raw))
  })
  return readLoad
}

export function isTooMuch({ atOnce, statementsWaiting, lateMs }: Load): boolean {
  return atOnce >= AT_ONCE_MIN && (statementsWaiting > STATEMENTS_WAITING_MAX || lateMs > LATE_MAX_MS)
}
