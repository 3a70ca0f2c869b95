import type { Logger } from 'pino'
import type { Database } from '#server/platform/db/database.ts'
import { clearFutureTimestamps } from './store.ts'

const CLEAR_EVERY_MS = 15_000

/** Clears future timestamps every 15 s; `stop` waits for a pass under way. */
export async function clearRegularly(db: Database, log: Pick<Logger, 'warn'>): Promise<{ stop(): Promise<void> }> {
  let pass = Promise.resolve()
  const clear = () => {
    // An unreachable database is reported elsewhere, and the next pass catches up.
    pass = clearFutureTimestamps(db).catch((err: unknown) => log.warn({ err }, 'The queue was not put right'))
  }
  clear()
  await pass
  const timer = setInterval(clear, CLEAR_EVERY_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return pass
    },
  }
}
