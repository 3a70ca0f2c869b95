import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { endReview } from './end-review.ts'
import { deleteExpiredLists } from './lists/store.ts'
import { listExpiredReviewIds } from './store.ts'

/** Deletes, every night, expired links with everything that reviewers wrote. */
export const forgetReviewsJob: JobDefinition = {
  name: 'forget-reviews',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '35 3 * * *',
}

const BATCH = 100

export async function forgetReviews(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await deleteExpiredLists(services.db, services.now())
  for (;;) {
    const ids = await listExpiredReviewIds(services.db, services.now(), BATCH)
    if (ids.length === 0) return
    for (const id of ids) await services.db.transaction((tx) => endReview(tx, services, id))
  }
}
