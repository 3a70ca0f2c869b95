import type { Services } from '#server/services.ts'
import { watchAd } from '#server/ads/variants/ad-events.ts'
import { findJob, isFinished, type JobRow } from '#server/ads/generation-jobs/store.ts'

/** Watches a running job and aborts its signal once it has ended from outside: cancelled, or deleted with its ad. */
export function stopWhenOver(
  services: Pick<Services, 'db' | 'log'>,
  job: JobRow,
): Disposable & { signal: AbortSignal } {
  const over = new AbortController()
  const done = new AbortController()
  void watchUntilOver().catch((error: unknown) =>
    services.log.warn({ err: error, jobId: job.id }, 'Watching a job failed'),
  )
  return { signal: over.signal, [Symbol.dispose]: () => done.abort() }

  async function watchUntilOver(): Promise<void> {
    using watch = watchAd(job.creativeId)
    while (!done.signal.aborted) {
      const current = await findJob(services.db, job.id)
      if (done.signal.aborted) return
      if (!current || isFinished(current)) return over.abort()
      await watch.next(done.signal)
    }
  }
}
