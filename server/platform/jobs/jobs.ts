import type { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'

/** A job as data, importable anywhere. Payloads carry ids; every handler is safe to run twice. */
export interface JobDefinition<Payload extends object = object> {
  name: string
  payload: z.ZodType<Payload>
  /**
   * Number of retries after the work of the job has failed. A tidy stop uses up none of these, and neither does a
   * killed process, up to ten of them.
   */
  retryLimit: number
  /** Set for jobs that somebody waits for: the queue is polled every few seconds, in case a notification was lost. */
  awaited?: true
  /** Seconds that a finished job stays in the queue, if its payload should not stay for the usual week. */
  keptSeconds?: number
  /** Cron expression (UTC) of a job that starts by itself; its payload is the empty object. */
  schedule?: string
}

export interface JobContext {
  /** Aborts when the server stops or the queue takes the job away. Throwing then gives the job back unharmed. */
  signal: AbortSignal
  /** Is true if a failure now would be final; false while the server stops, because the job is then given back. */
  readonly lastAttempt: boolean
}

export interface WorkOptions<Payload> {
  concurrency: number
  /** Number of jobs of one group that may run at once, on all servers together. */
  groupConcurrency?: number
  /**
   * Called once the queue has given the job up, because its last attempt threw or killed its process (which could not
   * report anything itself). Releases whatever the job held.
   */
  onExhausted?: (payload: Payload) => Promise<void>
}

/** Selects the jobs of a group whose payload has one of these values under this key. */
export interface WaitingOf {
  group: string
  key: string
  values: readonly string[]
}

export interface Jobs {
  /**
   * Runs within the caller's transaction if `db` is one: the job exists exactly if the transaction commits. The
   * definition must be listed in server/job-definitions.ts. A higher priority (default 0) starts before a lower one.
   */
  send<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: { priority?: number },
  ): Promise<void>
  /** Sends many jobs, hundreds of them in one statement. Of a `group`, no more run at once than `work` allows. */
  sendAll<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    options: { group: string },
  ): Promise<void>
  /** Raises the priority of waiting jobs with this payload; among equals, the one that was sent first starts first. */
  raise<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    priority: number,
  ): Promise<void>
  /** Deletes jobs of a group that are not running, selected by a value in their payload. */
  dropWaiting(db: Database, job: JobDefinition, waiting: WaitingOf): Promise<void>
  /** Deletes all jobs of a group that are not running, finished ones too: nothing of them is kept. */
  deleteGroup(db: Database, group: string): Promise<void>
  work<Payload extends object>(
    job: JobDefinition<Payload>,
    options: WorkOptions<Payload>,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void>
  /** Throws, with the reason, if the queue does not answer. Reads only; used by /readyz. */
  check(): Promise<void>
  /** Stops taking jobs. Unfinished ones return to the queue and start again as soon as a worker is there. */
  stop(): Promise<void>
}
