import { registerImageWorkers } from '#server/pictures/images/worker.ts'
import { forgetExpired, forgetExpiredJob } from '#server/models/forget-expired.ts'
import type { PaintingServices } from '#server/services.ts'
import { failGeneration } from './fail-generation.ts'
import { escalateWaitingJobs, escalateWaitingJob } from './escalate-waiting-jobs.ts'
import { generateVariantJob } from './job.ts'
import type { PaintPool } from './paint-pool.ts'
import { runGeneration } from './run-generation.ts'

/**
 * Makes this process work on ads: as many at once as it has painting processes. Close the returned handle after the
 * queue has stopped.
 */
export async function registerGenerationWorker(
  services: PaintingServices,
  pool: PaintPool,
): Promise<{ close(): void }> {
  const { jobs } = services
  const generation = {
    // A job that waits for a model takes no painter's time.
    concurrency: Math.max(pool.size, services.models?.config.concurrency ?? 0),
    onExhausted: ({ jobId }: { jobId: string }) => failGeneration(services, jobId),
  }
  await jobs.work(generateVariantJob, generation, (payload, { signal }) =>
    runGeneration(services, pool, payload, { signal }),
  )
  await jobs.work(escalateWaitingJob, { concurrency: 1 }, () => escalateWaitingJobs(services))
  await jobs.work(forgetExpiredJob, { concurrency: 1 }, () => forgetExpired(services))
  await registerImageWorkers(services)
  return { close: () => pool.close() }
}
