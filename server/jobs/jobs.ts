import type { z } from 'zod'
import type { Database } from '../db/database.ts'

/** A job as data: importable anywhere. Payloads carry ids; every handler is safe to run twice. */
export interface JobDefinition<Payload> {
  name: string
  payload: z.ZodType<Payload>
  retryLimit: number
  /** Cron expression (UTC) for a job that runs by itself. */
  schedule?: string
}

export interface Jobs {
  /** Within the caller's transaction when `db` is one: the job exists exactly if the transaction commits. */
  send<Payload>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: { priority?: number },
  ): Promise<void>
  /** Registers the handler; `signal` aborts when the server stops or the job is cancelled by the queue. */
  work<Payload>(
    job: JobDefinition<Payload>,
    options: { concurrency: number },
    handler: (payload: Payload, context: { signal: AbortSignal; lastAttempt: boolean }) => Promise<void>,
  ): Promise<void>
  /** Throws, with the reason, when the queue does not answer. Used by /readyz. */
  check(): Promise<void>
  /** Stops taking jobs; what is unfinished goes back to the queue. */
  stop(): Promise<void>
}
