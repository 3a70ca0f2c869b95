import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable } from '#server/platform/db/unavailable.ts'
import { pingDatabase } from '#server/platform/db/ping.ts'
import type { Lifecycle } from '#server/lifecycle.ts'
import type { Services } from '#server/services.ts'
import { isDiskFull } from '#server/platform/storage/disk-full.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import { AppError } from './app-error.ts'
import { lastAnswer, sharedAnswer } from './shared-answer.ts'

/** A dependency that does not answer within this time counts as failed. */
const CHECK_TIMEOUT_MS = 3_000

/** The database is asked at most once in this time, however many ask. */
const KEPT_MS = 1_000
/** Checks that take no process out of service run less often: a bucket bills its calls. */
const STORAGE_KEPT_MS = 10_000

/** Paths polled every few seconds by monitoring, and so not logged. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

/**
 * Serves /healthz (the process answers) and /readyz (it can do its work; 503 while it starts, stops or misses the
 * database, which also holds the queue). A fault that all processes share and most pages can do without is no reason
 * for a 503, because no other process could do better: a model or the picture storage is named as `degraded`. Nothing
 * is written.
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

async function failedChecks(services: Pick<Services, 'db' | 'jobs' | 'log'>): Promise<string[]> {
  const checks = {
    database: () => pingDatabase(services.db),
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

/** Describes the fault for the monitoring of the server; the reason goes only to the log. */
async function storageFault({ storage, log }: Pick<Services, 'log' | 'storage'>): Promise<string[]> {
  try {
    await inTime(storage.probe())
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
