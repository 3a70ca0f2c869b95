import { registerImageWorkers } from '../images/worker.ts'
import type { Services } from '../services.ts'
import { failGeneration } from './fail-generation.ts'
import { hurryWaiting, hurryWaitingJob } from './hurry-waiting.ts'
import { generateVariantJob } from './job.ts'
import { openPaintPool, type PaintPool } from './paint-pool.ts'
import { purgeReplaced, purgeReplacedJob } from './purge-replaced.ts'
import { runGeneration } from './run-generation.ts'

/** Makes this process work on ads: as many at once as it has painting processes. Close what comes back after the queue has stopped. */
export async function registerGenerationWorker(
  services: Services,
  pool: PaintPool = openPaintPool(),
): Promise<{ close(): void }> {
  const { jobs } = services
  const generation = {
    concurrency: pool.size,
    givenUp: ({ jobId }: { jobId: string }) => failGeneration(services, jobId),
  }
  await jobs.work(generateVariantJob, generation, (payload, context) =>
    runGeneration(services, pool.paint, payload, context),
  )
  await jobs.work(hurryWaitingJob, { concurrency: 1 }, () => hurryWaiting(services))
  await jobs.work(purgeReplacedJob, { concurrency: 1 }, () => purgeReplaced(services))
  await registerImageWorkers(services)
  return { close: () => pool.close() }
}
