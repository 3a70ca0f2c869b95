import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { findSession, findSessionWith, type StoredSession } from './session-store.ts'

/**
 * Reads a session with what the call of the request reads beside it, in one statement. Returns undefined if the session
 * has ended.
 */
export async function readSession(
  request: FastifyRequest,
  db: Database,
  { key, now }: { key: string; now: Date },
): Promise<StoredSession | undefined> {
  const { carried } = request.routeOptions.config
  const values = isRefused(key) ? undefined : carried?.valuesOf(request)
  if (!carried || !values) return (await findSession(db, key, now))?.session
  const row = await findSessionWith(db, carried, { ...values, key, now })
  if (!row) return undefined
  request.carried = { found: row.found }
  return row.session
}

/** Sessions whose calls are refused for now, with the moment until which they are, on the clock of the process. */
const refusedUntilMs = new Map<string, number>()
/** Number of refused sessions above which those whose time is over are forgotten. */
const REFUSED_MAX = 10_000

/** Reads nothing beside a session for so many seconds: its calls are over a limit, and would read it in vain. */
export function refuseFor(key: string, seconds: number): void {
  const nowMs = performance.now()
  if (refusedUntilMs.size >= REFUSED_MAX) {
    for (const [other, untilMs] of refusedUntilMs) if (untilMs <= nowMs) refusedUntilMs.delete(other)
  }
  refusedUntilMs.set(key, nowMs + seconds * 1000)
}

function isRefused(key: string): boolean {
  const untilMs = refusedUntilMs.get(key)
  return untilMs !== undefined && performance.now() < untilMs
}
