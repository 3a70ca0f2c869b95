import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '../services.ts'
import { deleteExpired } from './cache-store.ts'
import { dayOf, deleteCountsBefore } from './daily-count-store.ts'

/** Deletes, every night, expired directions and the counts of old days. */
export const forgetExpiredJob: JobDefinition = {
  name: 'forget-expired',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '20 4 * * *',
}

/** Time for which counts are kept: a month, so that an operator can look back. */
const COUNTS_KEPT_MS = 31 * 24 * 60 * 60 * 1000

export async function forgetExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteExpired(db, now())
  await deleteCountsBefore(db, dayOf(new Date(now().getTime() - COUNTS_KEPT_MS)))
}
