import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { actingProgram } from './acting-program.ts'
import { AppError } from './app-error.ts'

/** Fewer concurrent calls than this are never turned away: a slow machine alone does not mean a crowd. */
const AT_ONCE_MIN = 100
/** This many waiting statements take a few tenths of a second, and each call makes a few in sequence. */
const STATEMENTS_WAITING_MAX = 100
/** Median delay of the event loop above which the process counts as overloaded. */
const LATE_MAX_MS = 200
const LOOK_MS = 500
/**
 * Milliseconds before a refusal. Without it, clients that retry at once would take most of the process from those whom
 * it serves. Refusals come after half to one and a half times this delay, so that clients that came together do not
 * return together.
 */
const TURN_AWAY_AFTER_MS = 2_000
/** The monitor's own sampling interval, which is part of what it measures. */
const RESOLUTION_MS = 20

const CROWDED = 'Very many people are here at the moment: please try again in a few seconds.'

/** Current load of the process; also for the metrics. */
export interface Load {
  atOnce: number
  statementsWaiting: number
  lateMs: number
  /** Calls turned away since the start. */
  shed: number
}

/**
 * Turns new calls away with 503, before those already accepted take seconds. Comes before anything that asks the
 * database; static files and health checks are served outside of it.
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
  app.addHook('onRequest', async (request, reply) => {
    // A tool's calls of our own API are part of the message that was let in.
    if (actingProgram()) return
    if (isTooMuch(readLoad())) {
      shed += 1
      const error = new AppError('UNAVAILABLE', CROWDED)
      // Keeps clients from all retrying in the same second.
      error.headers = { 'retry-after': String(2 + (shed % 4)) }
      await sleep(turnAwayAfterMs * (0.5 + Math.random()))
      throw error
    }
    atOnce.add(request)
    // A request made inside this process never closes; its answer does.
    reply.raw.once('close', () => atOnce.delete(request))
  })
  return readLoad
}

export function isTooMuch({ atOnce, statementsWaiting, lateMs }: Load): boolean {
  return atOnce >= AT_ONCE_MIN && (statementsWaiting > STATEMENTS_WAITING_MAX || lateMs > LATE_MAX_MS)
}
