import type { Services } from '../services.ts'
import { watchChanges } from '../variants/changes.ts'
import { findJob, isFinished, type JobRow } from '../variants/job-store.ts'

/** How long a change made by another process can go unnoticed. */
const LOOK_AGAIN_MS = 500

/**
 * Waits until a job has ended, at most `timeoutMs` or until `signal` aborts, and gives its last state. Undefined when the job is
 * gone, deleted together with its ad.
 */
export async function waitForJob(
  services: Pick<Services, 'db'>,
  jobId: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<JobRow | undefined> {
  const job = await findJob(services.db, jobId)
  if (!job) return undefined
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  using watch = watchChanges(job.creativeId)
  for (;;) {
    const current = await findJob(services.db, jobId)
    if (!current || isFinished(current) || timeout.aborted) return current
    await watch.next(LOOK_AGAIN_MS, timeout)
  }
}
