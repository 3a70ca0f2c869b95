import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteTokensThatEnded } from './store.ts'

/** Time for which a token that has expired is still listed, so that its owner sees why a program stopped. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes tokens each night that expired a month ago. */
export const forgetTokensJob: JobDefinition = {
  name: 'forget-tokens',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '55 3 * * *',
}

export async function registerTokenWorker({ jobs, db, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await jobs.work(forgetTokensJob, { concurrency: 1 }, () =>
    deleteTokensThatEnded(db, new Date(now().getTime() - LISTED_MS)),
  )
}
