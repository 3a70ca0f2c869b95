import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteExpiredRecords } from './store.ts'

/** Deletes expired codes, tokens and connections each night, which no longer open anything. */
export const forgetConnectionsJob: JobDefinition = {
  name: 'forget-connections',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '55 3 * * *',
}

export async function registerConnectionWorker({
  jobs,
  db,
  now,
}: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await jobs.work(forgetConnectionsJob, { concurrency: 1 }, () => deleteExpiredRecords(db, now()))
}
