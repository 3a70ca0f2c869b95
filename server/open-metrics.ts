import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { measureChildren } from '#server/platform/worker-processes/measure-children.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { HEALTH_PATHS } from '#server/platform/http/health.ts'
import { JOB_DEFINITIONS } from './job-definitions.ts'
import { countSources } from '#server/catalogue/campaigns/source/source-store.ts'
import { exhaustedQueue } from '#server/platform/jobs/boss-jobs.ts'
import { measureQueues } from '#server/platform/jobs/measure-queues.ts'
import { knownLabels } from './known-labels.ts'
import { dayOf, readCount } from './models/daily-count-store.ts'
import type { Services } from './services.ts'
import { readBackupMark } from '#server/platform/storage/backup-mark.ts'
import { measureDisk } from '#server/platform/storage/measure-disk.ts'
import type { MetricSources } from '#server/platform/telemetry/metrics.ts'

/** Serves the metrics if METRICS_PORT is set; otherwise resolves to undefined and loads nothing of it. */
export async function openMetrics(
  config: Config,
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'storage'>,
  pool: OpenedDatabase['pool'],
): Promise<{ close(): Promise<void> } | undefined> {
  const { metrics: wanted, backupMark, version, instance } = config
  if (!wanted) return undefined
  const { startMetrics: open } = await import('#server/platform/telemetry/metrics.ts')
  const { serveMetrics } = await import('#server/platform/telemetry/metrics-server.ts')
  const { db, models, now, storage } = services
  const queues = JOB_DEFINITIONS.flatMap((job) => [job.name, exhaustedQueue(job).name])
  const scheduled = JOB_DEFINITIONS.filter(({ schedule }) => schedule).map(({ name }) => name)
  const sources: MetricSources = {
    pool,
    queues: () => inTime(measureQueues(db, { now: now(), queues, scheduled })),
    storage: () => inTime(storage.probe()),
    disk: () => measureDisk(config.s3 ? tmpdir() : config.dataDir),
    backup: backupMark === undefined ? undefined : () => readBackupMark(backupMark),
    addresses: () => inTime(countSources(db)),
    children: measureChildren,
    models: async () => ({
      costDollars: (await inTime(readCount(db, 'models', dayOf(now())))) / 1e6,
      limitDollars: (models?.config.dailyMicros.all ?? 0) / 1e6,
      breakers: models?.breakers() ?? [],
    }),
  }
  const providers = models?.breakers().map(({ provider }) => provider) ?? []
  const known = knownLabels({ queues, providers })
  const metrics = open(sources, { known, unseenRoutes: HEALTH_PATHS, about: { version, process: instance } })
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
    if (!isPortTaken(error)) throw error
    // Work matters more than metrics: a port set in a file shared by all processes would otherwise end all but one of
    // them.
    services.log.warn(wanted, 'The metrics are not served: METRICS_PORT is taken, each process needs its own')
    return undefined
  }
}

function isPortTaken(error: unknown): boolean {
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  return cause?.code === 'EADDRINUSE'
}

/**
 * Milliseconds that a reader of the metrics waits for a database that is away: the other metrics are reported anyway.
 */
const ASKING_MS = 3_000

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const late = sleep(ASKING_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time')
  })
  return Promise.race([answer, late])
}
