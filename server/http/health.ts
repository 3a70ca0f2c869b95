import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../lifecycle.ts'
import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'

/** A dependency that does not answer within this counts as one that failed. */
const CHECK_TIMEOUT_MS = 3_000

/** Asked every few seconds by whoever watches the server: not worth a line in the log each time. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

/**
 * /healthz: the process answers. /readyz: it can do its work; 503 while it starts, stops or misses something. A model that does
 * not answer is no reason for that, because ads are made without it: it is named as `degraded`.
 */
export function healthRoutes(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    if (lifecycle.state !== 'ready')
      throw new AppError('UNAVAILABLE', `The server is ${lifecycle.state}: ask again in a moment.`)
    const failed = await failedChecks(services, (name, err) => request.log.warn({ err, check: name }, 'Not ready'))
    if (failed.length > 0)
      throw new AppError('UNAVAILABLE', `Not ready, because this does not answer: ${failed.join(', ')}.`)
    const degraded = (await services.models?.degraded()) ?? []
    return { status: 'ready', ...(degraded.length > 0 && { degraded }) }
  })
}

async function failedChecks(services: Services, report: (name: string, error: unknown) => void): Promise<string[]> {
  const checks = {
    database: () => services.db.execute(sql`select 1`),
    storage: () => services.storage.check(),
    queue: () => services.jobs.check(),
  }
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await Promise.race([check(), failAfter(CHECK_TIMEOUT_MS)])
      return []
    } catch (error) {
      report(name, error)
      return [name]
    }
  })
  return (await Promise.all(outcomes)).flat()
}

async function failAfter(timeoutMs: number): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false })
  throw new Error(`No answer within ${timeoutMs} ms`)
}
