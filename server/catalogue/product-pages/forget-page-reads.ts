import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { PAGE_READS_KEPT_MS } from './admit-page-read.ts'
import { deletePageReadsBefore } from './store.ts'

/** Deletes, every night, pages that no longer count, and whose photos are no longer offered. */
export const forgetPageReadsJob: JobDefinition = {
  name: 'forget-page-reads',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '30 4 * * *',
}

export async function registerPageReadsWorker({ jobs, db, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await jobs.work(forgetPageReadsJob, { concurrency: 1 }, () =>
    deletePageReadsBefore(db, new Date(now().getTime() - PAGE_READS_KEPT_MS)),
  )
}
