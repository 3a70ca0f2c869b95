import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteEndedWindows } from '#server/platform/http/rate-store.ts'
import { deleteExpiredSessions } from './session-store.ts'

/** Deletes expired sessions each night, which no longer open anything, and rate limits whose minute is over. */
export const forgetSessionsJob: JobDefinition = {
  name: 'forget-sessions',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '50 3 * * *',
}

export async function registerSessionWorker({ jobs, db, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await jobs.work(forgetSessionsJob, { concurrency: 1 }, async () => {
    await deleteExpiredSessions(db, now())
    await deleteEndedWindows(db, now())
  })
}
