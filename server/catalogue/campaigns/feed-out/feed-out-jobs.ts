import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Brings the feed out of one campaign up to date. Rows hold the rest, so that a repeat finds nothing to do. */
export const publishFeedJob: JobDefinition<{ campaignId: string }> = {
  name: 'publish-feed-out',
  payload: z.object({ campaignId: z.uuid() }),
  retryLimit: 2,
  keptSeconds: 60 * 60,
}

/** Queues, every minute, the feeds whose time has come. */
export const publishDueFeedsJob: JobDefinition = {
  name: 'publish-due-feeds',
  payload: z.object({}),
  retryLimit: 0,
  keptSeconds: 60 * 60,
  schedule: '* * * * *',
}

/** Deletes, every hour, published pictures that were replaced long ago, and those of feeds that have ended. */
export const sweepFeedPicturesJob: JobDefinition = {
  name: 'sweep-feed-pictures',
  payload: z.object({}),
  retryLimit: 3,
  keptSeconds: 60 * 60,
  schedule: '25 * * * *',
}
