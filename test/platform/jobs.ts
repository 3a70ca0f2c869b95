import type { Notification } from 'pg'
import type { Db } from 'pg-boss'
import { pino } from 'pino'
import type { Database } from '#server/platform/db/database.ts'
import { ResilientPool } from '#server/platform/db/connections.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import type { JobContext, JobDefinition, Jobs, WaitingOf, WorkOptions } from '#server/platform/jobs/jobs.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { shareResource, type SharedResource } from './shared-resources.ts'

const log = pino({ level: 'silent' })

/**
 * No job is killed and no hour strikes here: watching for either takes most of the cost of starting the queue
 * (server/platform/jobs/open-jobs.test.ts tests both).
 */
const UNWATCHED = { watches: false }

/**
 * Opens the real queue, which each test may stop for itself: jobs are sent through a queue that the tests of a database
 * share, and are worked on in one of the test's own, which is opened only by tests in which a worker runs.
 */
export async function openTestJobs(opened: OpenedDatabase): Promise<Jobs> {
  const { db } = opened
  const { queue } = await shareResource(opened, 'queue connections', () => shareConnections(opened.queue))
  const open = () => openJobs({ db, queue }, JOB_DEFINITIONS, log, UNWATCHED)
  const sender = await shareResource(opened, 'jobs', async () => {
    const jobs = await open()
    return Object.assign(jobs, { end: () => jobs.stop() })
  })
  return new TestJobs(sender, open)
}

type QueueOfDatabase = OpenedDatabase['queue']

/**
 * Shares connections. A new one costs PostgreSQL .07 s of a core with its first statements: the queues of a database
 * share a few.
 */
async function shareConnections(queue: QueueOfDatabase): Promise<SharedResource & { queue: QueueOfDatabase }> {
  if (queue.backend === 'pglite') return { queue, end: async () => {} }
  const pool = new ResilientPool({ ...queue.options, idleTimeoutMillis: 0, max: 5 })
  const listening = await pool.connect()
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification) {
      await listening.query(`listen "${channel}"`)
      const hear = (message: Notification) => {
        if (message.channel === channel) onNotification(message.payload ?? '')
      }
      listening.on('notification', hear)
      return { close: async () => void listening.off('notification', hear) }
    },
  }
  const end = () => {
    listening.release(true)
    return pool.end()
  }
  return { queue: { ...queue, options: { ...queue.options, db } }, end }
}

class TestJobs implements Jobs {
  readonly #sender: Jobs
  readonly #open: () => Promise<Jobs>
  #worked: Promise<Jobs> | undefined
  #stopped = false

  constructor(sender: Jobs, open: () => Promise<Jobs>) {
    this.#sender = sender
    this.#open = open
  }

  send<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: { priority?: number },
  ) {
    return this.#sender.send(db, job, payload, options)
  }

  sendAll<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    options: { group: string },
  ) {
    return this.#sender.sendAll(db, job, payloads, options)
  }

  raise<Payload extends object>(db: Database, job: JobDefinition<Payload>, payload: Payload, priority: number) {
    return this.#sender.raise(db, job, payload, priority)
  }

  dropWaiting(db: Database, job: JobDefinition, waiting: WaitingOf) {
    return this.#sender.dropWaiting(db, job, waiting)
  }

  deleteGroup(db: Database, group: string) {
    return this.#sender.deleteGroup(db, group)
  }

  async work<Payload extends object>(
    job: JobDefinition<Payload>,
    options: WorkOptions<Payload>,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void> {
    this.#worked ??= this.#open()
    await (await this.#worked).work(job, options, handler)
  }

  async check(): Promise<void> {
    if (this.#stopped) throw new Error('The job queue has stopped')
    await this.#sender.check()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await (await this.#worked)?.stop()
  }
}
