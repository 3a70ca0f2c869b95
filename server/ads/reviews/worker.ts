import type { Services } from '#server/services.ts'
import { forgetReviews, forgetReviewsJob } from './forget-reviews.ts'

export async function registerReviewWorker(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await services.jobs.work(forgetReviewsJob, { concurrency: 1 }, () => forgetReviews(services))
}
