import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { Lifecycle } from '../lifecycle.ts'
import type { Services } from '../services.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { AppError } from './app-error.ts'
import { lastAnswer, sharedAnswer } from './shared-answer.ts'

/** A dependency that does not answer within this counts as one that failed. */
const CHECK_TIMEOUT_MS = 3_000

/** However many ask, the database is asked once in this. */
const KEPT_MS = 1_000
/** What takes no process out of service is asked more rarely: a bucket counts its calls. */
const STORAGE_KEPT_MS = 10_000

/** Asked every few seconds by whoever watches the server: not worth a line in the log each time. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

/**
 * /healthz: the process answers. /readyz: it can do its work; 503 while it starts, stops or misses the database, in which the queue is
 * too. What all processes share and most pages do without is no reason for that, because no other process could do better: a
 * model, or the storage of the pictures, is named as `degraded`. Nothing is written.
 */
export function healthRoutes(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  const failed = sharedAnswer({ ask: () => failedChecks(services), keptMs: KEPT_MS })
  const storage = lastAnswer({ ask: () => storageFault(services), keptMs: STORAGE_KEPT_MS })
  app.get('/healthz', () => ({ status: 'ok', version: services.config.version }))
  app.get('/readyz', async () => {
    if (lifecycle.state !== 'ready')
      throw new AppError('UNAVAILABLE', `The server is ${lifecycle.state}: ask again in a moment.`)
    const missing = await failed()
    if (missing.length > 0)
      throw new AppError('UNAVAILABLE', `Not ready, because this does not answer: ${missing.join(', ')}.`)
    const degraded = [...(await storage()), ...((await services.models?.degraded()) ?? [])]
    return { status: 'ready', ...(degraded.length > 0 && { degraded }) }
  })
}

async function failedChecks(services: Services): Promise<string[]> {
  const checks = {
    database: () => services.db.execute(sql`select 1`),
    queue: () => services.jobs.check(),
  }
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await inTime(check())
      return []
    } catch (err) {
      services.log.warn({ err: new DatabaseUnavailable(err), check: name }, 'Not ready')
      return [name]
    }
  })
  return (await Promise.all(outcomes)).flat()
}

/** In words for whoever watches the server; the reason is in the log alone. */
async function storageFault({ storage, log }: Services): Promise<string[]> {
  try {
    await inTime(storage.look())
    return []
  } catch (err) {
    const isFull = isDiskFull(err)
    log.warn(
      { err: isFull ? err : new StorageUnavailable(err) },
      'The storage of the pictures does not answer, or is full',
    )
    return [isFull ? 'the disk of the pictures is full' : 'the storage of the pictures does not answer']
  }
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer, failAfter(CHECK_TIMEOUT_MS)])
}

async function failAfter(timeoutMs: number): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false })
  throw new Error(`No answer within ${timeoutMs} ms`)
}
