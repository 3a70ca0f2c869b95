import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { PAGE_READS_KEPT_MS } from './admit-page-read.ts'
import { deletePageReadsBefore } from './store.ts'

/** Every night: pages that count no more, and whose photos are not offered any more. */
export const forgetPageReadsJob: JobDefinition = {
  name: 'forget-page-reads',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '30 4 * * *',
}

export async function registerPageReadsWorker({ jobs, db, now }: Services): Promise<void> {
  await jobs.work(forgetPageReadsJob, { concurrency: 1 }, () =>
    deletePageReadsBefore(db, new Date(now().getTime() - PAGE_READS_KEPT_MS)),
  )
}
