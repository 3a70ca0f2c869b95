import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/db/database.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { traceJob, withTrace } from '#server/platform/telemetry/trace-jobs.ts'
import { failuresOf } from './count-failures.ts'
import type { JobContext, JobDefinition, Jobs, WaitingOf, WorkOptions } from './jobs.ts'
import { deleteGroup, dropWaiting, raisePriority, recordFailure, requeue } from './store.ts'

/** Milliseconds that a stop waits for handlers that were asked to end. */
const STOP_GRACE_MS = 1_500

/**
 * Notifications wake the workers; polling only catches jobs without one, such as those that a killed process left
 * behind.
 */
const POLLING_SECONDS = { awaited: 5, other: 60 }

/** Jobs inserted by one statement. */
const BATCH = 500

interface Running {
  job: JobWithMetadata<object>
  settled: Promise<unknown>
}

/** Returns the queue of the jobs that were given up; see WorkOptions.onExhausted. */
export function exhaustedQueue(job: { name: string }): Pick<JobDefinition, 'name' | 'retryLimit'> {
  return { name: `${job.name}.given-up`, retryLimit: 5 }
}

/** Result of `execute` on both databases, which their common type leaves open. */
type Executor = Parameters<typeof fromDrizzle>[0]

/** Job queue on pg-boss, on either database. */
export class BossJobs implements Jobs {
  readonly #boss: PgBoss
  readonly #db: Database
  readonly #log: Pick<Logger, 'warn'>
  readonly #queues = new Set<string>()
  readonly #running = new Set<Running>()
  readonly #stopping = new AbortController()
  readonly #upkeep: { stop(): Promise<void> } | undefined
  #stopped: Promise<void> | undefined

  constructor(boss: PgBoss, db: Database, log: Pick<Logger, 'warn'>, upkeep?: { stop(): Promise<void> }) {
    this.#boss = boss
    this.#db = db
    this.#log = log
    this.#upkeep = upkeep
  }

  async send<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: { priority?: number } = {},
  ): Promise<void> {
    await this.#boss.send(job.name, withTrace(payload), { ...options, db: fromDrizzle(db as Executor, sql) })
  }

  async sendAll<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    { group }: { group: string },
  ): Promise<void> {
    for (let at = 0; at < payloads.length; at += BATCH) {
      const rows = payloads.slice(at, at + BATCH).map((data) => ({ data: withTrace(data), group: { id: group } }))
      await this.#boss.insert(job.name, rows, { db: fromDrizzle(db as Executor, sql) })
    }
  }

  raise<Payload extends object>(db: Database, job: JobDefinition<Payload>, payload: Payload, priority: number) {
    return raisePriority(db, job.name, payload, priority)
  }

  dropWaiting(db: Database, job: JobDefinition, waiting: WaitingOf): Promise<void> {
    return dropWaiting(db, job.name, waiting)
  }

  deleteGroup(db: Database, group: string): Promise<void> {
    return deleteGroup(db, group)
  }

  async work<Payload extends object>(
    job: JobDefinition<Payload>,
    options: WorkOptions<Payload>,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void> {
    const { concurrency, groupConcurrency, onExhausted } = options
    for (let worker = 0; worker < concurrency; worker++) {
      await this.#addWorker(job, job, handler, groupConcurrency === undefined ? {} : { groupConcurrency })
    }
    if (onExhausted) await this.#addWorker(job, exhaustedQueue(job), (payload) => onExhausted(payload))
    if (job.schedule) await this.#boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' })
  }

  async check(): Promise<void> {
    if (this.#stopping.signal.aborted) throw new Error('The job queue is stopping')
    await this.#boss.schemaVersion()
  }

  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop())
  }

  async #stop(): Promise<void> {
    this.#stopping.abort(new Error('The server stops'))
    for (const queue of this.#queues) void this.#boss.offWork(queue, { wait: false })
    const settled = Promise.allSettled([...this.#running].map((running) => running.settled))
    await Promise.race([settled, sleep(STOP_GRACE_MS, undefined, { ref: false })])
    await Promise.race([this.#upkeep?.stop(), sleep(STOP_GRACE_MS, undefined, { ref: false })])
    await Promise.race([this.#handAllBack(), sleep(STOP_GRACE_MS, undefined, { ref: false })])
    // A handler that outlives this stop reports its end to pg-boss and finds it closed. That error is expected.
    this.#boss.removeAllListeners('error').on('error', () => {})
    await this.#boss.stop({ graceful: false })
  }

  /** Gives all running jobs back. If the database is unreachable, the missing heartbeat does so. */
  async #handAllBack(): Promise<void> {
    for (const { job } of this.#running) {
      await requeue(this.#db, job).catch((err: unknown) => this.#log.warn({ err, id: job.id }, 'A job kept its place'))
    }
  }

  async #addWorker<Payload extends object>(
    definition: JobDefinition<Payload>,
    { name: queue, retryLimit }: Pick<JobDefinition, 'name' | 'retryLimit'>,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
    groups: { groupConcurrency?: number } = {},
  ): Promise<void> {
    this.#queues.add(queue)
    const notifyPollingIntervalSeconds = POLLING_SECONDS[definition.awaited ? 'awaited' : 'other']
    const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds }
    const run = async ([job]: JobWithMetadata<object>[]) => {
      if (!job) return
      try {
        const handle = () => handler(definition.payload.parse(job.data), this.#contextOf(job, retryLimit))
        await this.#run(job, retryLimit, () => traceJob(job, handle))
      } finally {
        // On the embedded database, jobs with nothing to do would otherwise follow each other without ever yielding to
        // the event loop.
        await nextTurn()
        // A notification wakes a worker for one job only; this makes it look for the next one without waiting for the
        // poll.
        this.#boss.notifyWorker(workerId)
      }
    }
    const workerId = await this.#boss.work(queue, { ...polling, ...groups, includeMetadata: true }, run)
  }

  async #run(job: JobWithMetadata<object>, retryLimit: number, handle: () => Promise<void>): Promise<void> {
    if (this.#stopping.signal.aborted) return requeue(this.#db, job)
    const settled = handle()
    const running = { job, settled }
    this.#running.add(running)
    try {
      await settled
      emit('job', { queue: job.name, outcome: 'done' })
    } catch (error) {
      const failures = failuresOf(job) + 1
      this.#log.warn({ err: error, job: job.name, id: job.id, attempt: failures }, 'A job failed')
      if (this.#stopping.signal.aborted) await requeue(this.#db, job)
      else {
        emit('job', { queue: job.name, outcome: 'failed' })
        await this.#note(job, failures, failures > retryLimit)
      }
      throw error
    } finally {
      this.#running.delete(running)
    }
  }

  /** Records a failure. If the database is unreachable, pg-boss alone counts the attempt. */
  async #note(job: JobWithMetadata<object>, failures: number, isLast: boolean): Promise<void> {
    const recorded = recordFailure(this.#db, job, failures, isLast)
    await recorded.catch((err: unknown) => this.#log.warn({ err, id: job.id }, 'A failure was not counted'))
  }

  #contextOf(job: JobWithMetadata<object>, retryLimit: number): JobContext {
    const stopping = this.#stopping.signal
    return {
      signal: AbortSignal.any([job.signal, stopping]),
      get lastAttempt() {
        return !stopping.aborted && failuresOf(job) >= retryLimit
      },
    }
  }
}
