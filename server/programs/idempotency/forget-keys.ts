import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteExpiredKeys } from './store.ts'

/** Deletes, every night, the keys of requests that are older than a day. */
export const forgetKeysJob: JobDefinition = {
  name: 'forget-idempotency-keys',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '35 4 * * *',
}

/** Rows deleted by one statement, so that its duration does not grow with their number. */
const BATCH = 1_000

export async function registerKeysWorker(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await services.jobs.work(forgetKeysJob, { concurrency: 1 }, () => forgetKeys(services))
}

export async function forgetKeys({ db, now }: Pick<Services, 'db' | 'now'>, batch = BATCH): Promise<void> {
  while ((await deleteExpiredKeys(db, now(), batch)) >= batch);
}
