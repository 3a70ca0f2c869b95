import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { measureChildren } from './children/measure-children.ts'
import type { OpenedDatabase } from './db/opened-database.ts'
import { countWaitingJobs } from './jobs/count-waiting-jobs.ts'
import { dayOf, readCount } from './models/daily-counts.ts'
import type { Services } from './services.ts'

/** Serves the metrics where METRICS_PORT is set; undefined, and nothing of it loaded, where it is not. */
export async function openMetrics(
  { metrics: wanted }: Config,
  services: Pick<Services, 'db' | 'models' | 'now'>,
  pool: OpenedDatabase['pool'],
): Promise<{ close(): Promise<void> } | undefined> {
  if (!wanted) return undefined
  const { openMetrics: open } = await import('./telemetry/metrics.ts')
  const { serveMetrics } = await import('./telemetry/metrics-server.ts')
  const { db, models, now } = services
  const metrics = open({
    pool,
    queue: () => inTime(countWaitingJobs(db, now())),
    children: measureChildren,
    models: async () => ({
      costDollars: (await inTime(readCount(db, 'models', dayOf(now())))) / 1e6,
      limitDollars: (models?.config.dailyMicros.all ?? 0) / 1e6,
      breakers: models?.breakers() ?? [],
    }),
  })
  try {
    const server = await serveMetrics(metrics.answer, wanted)
    return {
      close: async () => {
        await server.close()
        await metrics.close()
      },
    }
  } catch (error) {
    await metrics.close()
    throw error
  }
}

/** Whoever reads the metrics waits no longer than this for a database that is away: what needs none is told all the same. */
const ASKING_MS = 3_000

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const late = sleep(ASKING_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time')
  })
  return Promise.race([answer, late])
}
