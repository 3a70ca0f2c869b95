import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { generateVariantJob, PRIORITY } from './job.ts'
import { listUnfinishedSince } from '#server/ads/generation-jobs/store.ts'

export const escalateWaitingJob: JobDefinition = {
  name: 'hurry-waiting-generations',
  payload: z.object({}),
  retryLimit: 0,
  schedule: '* * * * *',
}

/**
 * Age from which a job goes ahead of everything. Pro jobs start first, but none waits more than ten minutes for that;
 * with a check each minute this leaves one to spare.
 */
const PATIENCE_MS = 8 * 60 * 1000

/** Puts jobs that were accepted long ago ahead of everything, the oldest first. */
export async function escalateWaitingJobs({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - PATIENCE_MS)
  for (const { id: jobId } of await listUnfinishedSince(db, before)) {
    await jobs.raise(db, generateVariantJob, { jobId }, PRIORITY.overdue)
  }
}
