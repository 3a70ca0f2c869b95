import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { WaitingOf } from './drop-waiting.ts'

/** A job as data: importable anywhere. Payloads carry ids; every handler is safe to run twice. */
export interface JobDefinition<Payload extends object = object> {
  name: string
  payload: z.ZodType<Payload>
  /** How often it is tried again after its work has failed. A tidy stop uses up none of these, and neither does a killed process, up to ten of them. */
  retryLimit: number
  /** Somebody is waiting for it: it is looked for every few seconds, were its notification lost. */
  awaited?: true
  /** How long a finished job is kept in the queue, where its payload should not stay for the week that is usual. */
  keptSeconds?: number
  /** Cron expression (UTC) for a job that runs by itself; its payload is then the empty object. */
  schedule?: string
}

export interface JobContext {
  /** Aborts when the server stops or the queue takes the job away. Throwing then gives the job back unharmed. */
  signal: AbortSignal
  /** True when a failure now would be final; false while the server stops, because the job is then given back. */
  readonly lastAttempt: boolean
}

export interface WorkOptions<Payload> {
  concurrency: number
  /** How many jobs of one group run at once, on all servers together. */
  groupConcurrency?: number
  /**
   * Called once the queue has given the job up: its last attempt threw, or killed the process and so could not say
   * anything itself. Whatever the job held is let go here.
   */
  onExhausted?: (payload: Payload) => Promise<void>
}

export interface Jobs {
  /**
   * Within the caller's transaction when `db` is one: the job exists exactly if the transaction commits. The definition
   * must be listed in server/job-definitions.ts. A higher priority (default 0) starts before a lower one.
   */
  send<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: { priority?: number },
  ): Promise<void>
  /** Many at once, in one statement for hundreds of them. Of a `group` no more run at once than `work` allows. */
  sendAll<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    options: { group: string },
  ): Promise<void>
  /** Puts jobs with this payload that still wait further ahead; among equals the one that was sent first starts first. */
  raise<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    priority: number,
  ): Promise<void>
  /** Takes jobs of a group out of the queue that nobody runs, by what their payload has under a key. */
  dropWaiting(db: Database, job: JobDefinition, waiting: WaitingOf): Promise<void>
  /** Jobs of a group that nobody runs, finished ones too: nothing of them is kept. */
  forgetGroup(db: Database, group: string): Promise<void>
  work<Payload extends object>(
    job: JobDefinition<Payload>,
    options: WorkOptions<Payload>,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void>
  /** Throws, with the reason, when the queue does not answer. Reads only: used by /readyz. */
  check(): Promise<void>
  /** Stops taking jobs; what is unfinished goes back to the queue and starts again as soon as someone works. */
  stop(): Promise<void>
}
