import type { Services } from '#server/services.ts'
import { watchAd } from '#server/ads/variants/ad-events.ts'
import { findJob, isFinished, type JobRow } from '#server/ads/generation-jobs/store.ts'

interface WaitOptions {
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Waits until a job has ended, at most `timeoutMs` or until `signal` aborts, and returns its last state. Returns
 * undefined if the job was deleted together with its ad.
 */
export function waitForJob(
  { db }: Pick<Services, 'db'>,
  jobId: string,
  options: WaitOptions,
): Promise<JobRow | undefined> {
  return waitForEnd(() => findJob(db, jobId), isFinished, options)
}

/** Waits like `waitForJob`, for any kind of work on an ad. */
export async function waitForEnd<Row extends { creativeId: string }>(
  read: () => Promise<Row | undefined>,
  isOver: (row: Row) => boolean,
  { timeoutMs, signal }: WaitOptions,
): Promise<Row | undefined> {
  const first = await read()
  if (!first) return undefined
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  using watch = watchAd(first.creativeId)
  for (;;) {
    const current = await read()
    if (!current || isOver(current) || timeout.aborted) return current
    await watch.next(timeout)
  }
}
