import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { generateVariantJob, PRIORITY } from './job.ts'
import { listWaitingJobs, touchJob } from './job-store.ts'

export const hurryWaitingJob: JobDefinition = {
  name: 'hurry-waiting-generations',
  payload: z.object({}),
  retryLimit: 0,
  schedule: '* * * * *',
}

/** Pro jobs start first, but none waits more than ten minutes for that. With a look each minute this leaves one to spare. */
const PATIENCE_MS = 8 * 60 * 1000

/**
 * Queues jobs that have waited long once more, ahead of everything. That they then stand in the queue twice does no harm: the
 * second one finds its job ended.
 */
export async function hurryWaiting(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - PATIENCE_MS)
  for (const job of await listWaitingJobs(services.db, before)) {
    await services.db.transaction(async (tx) => {
      await touchJob(tx, job.id, services.now())
      await services.jobs.send(tx, generateVariantJob, { jobId: job.id }, { priority: PRIORITY.overdue })
    })
  }
}
