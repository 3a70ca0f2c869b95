import { randomUUID } from 'node:crypto'
import { type ConstructorOptions, fromPglite, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { asDatabaseAway } from '#server/platform/db/unavailable.ts'
import { asError } from './as-error.ts'
import { BossJobs, exhaustedQueue } from './boss-jobs.ts'
import { LOST_MAX } from './count-failures.ts'
import { clearRegularly } from './clear-future-timestamps.ts'
import type { JobDefinition, Jobs } from './jobs.ts'
import { requeueOrphans } from './store.ts'

/** Seconds without a heartbeat after which a running job counts as lost; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
const EXPIRE_SECONDS = 300

/**
 * Intervals with which the job of a killed worker starts again after 10 to 15 s; pg-boss's defaults would take 15
 * minutes.
 */
const WATCHING: ConstructorOptions = {
  useListenNotify: true,
  superviseIntervalSeconds: 3,
  monitorIntervalSeconds: 3,
}

/**
 * Starts the job queue in the server's own database, with a queue for each definition. `watches` is false for a process
 * that runs no jobs: it leaves lost jobs and scheduled jobs to the processes that do.
 */
export async function openJobs(
  opened: Pick<OpenedDatabase, 'db' | 'queue'>,
  definitions: readonly JobDefinition[],
  log: Pick<Logger, 'warn' | 'error'>,
  { watches = true }: { watches?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ ...WATCHING, supervise: watches, schedule: watches, ...connection(opened.queue) })
  boss.on('error', (met) => log.error({ err: asDatabaseAway(asError(met)) }, 'The job queue reports an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue gives a warning'))
  await boss.start()
  await declareQueues(boss, definitions)
  const forgetting = watches ? await clearRegularly(opened.db, log) : undefined
  // The folder lock guarantees that no other process runs any of these jobs.
  if (opened.queue.backend === 'pglite') await requeueOrphans(opened.db)
  return new BossJobs(boss, opened.db, log, forgetting)
}

function connection(queue: OpenedDatabase['queue']): ConstructorOptions {
  return queue.backend === 'pglite'
    ? { backend: 'pglite', db: fromPglite(queue.pglite) }
    : { max: 4, ...queue.options, backend: 'postgres' }
}

/** Creates or updates only the queues that differ: with a dozen queues, that halves the time. */
async function declareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const wanted of definitions.flatMap(queuesOf)) {
    const found = existing.get(wanted.name)
    const isSame = found && Object.entries(wanted).every(([key, value]) => found[key as keyof Queue] === value)
    if (!isSame) await makeQueue(boss, wanted)
  }
}

/** Returns the queues of a job. The queue for given-up jobs comes first, because the other one refers to it. */
function queuesOf(job: JobDefinition): Queue[] {
  const common = {
    notify: true,
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    ...(job.keptSeconds !== undefined && { deleteAfterSeconds: job.keptSeconds }),
  }
  const given = exhaustedQueue(job)
  const limitOf = ({ retryLimit }: Pick<JobDefinition, 'retryLimit'>) => ({ retryLimit: retryLimit + LOST_MAX })
  return [
    { name: given.name, ...common, ...limitOf(given), retryDelay: 5, retryBackoff: true, retryDelayMax: 300 },
    { name: job.name, ...common, ...limitOf(job), deadLetter: given.name },
  ]
}

async function makeQueue(boss: PgBoss, { name, ...options }: Queue): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // Any look-up makes pg-boss remember the queue. If the first one came inside a transaction on PGlite, it would wait
  // forever for the connection that the transaction holds. Queues of an earlier start are already remembered.
  await boss.findJobs(name, { id: randomUUID() })
}
