import type { Services } from '#server/services.ts'
import { publishDueFeedsJob, publishFeedJob, sweepFeedPicturesJob } from './feed-out-jobs.ts'
import { takeDueFeeds } from './feed-out-store.ts'
import { resealTokens } from './feed-token.ts'
import { PUBLISHING_LOST_MS, publishFeed } from './publish-feed.ts'
import { sweepFeedPictures } from './sweep-pictures.ts'

/** Feeds that one process publishes at a time, and those of one user. */
const PUBLISHING = { concurrency: 2, groupConcurrency: 1 }

/** Feeds that are queued at once: a minute later come the next. */
const DUE_MAX = 500

export async function registerFeedOutWorker(services: Services): Promise<void> {
  await resealTokens(services)
  const { jobs } = services
  await jobs.work(publishFeedJob, PUBLISHING, ({ campaignId }, { signal }) => publishFeed(services, campaignId, signal))
  await jobs.work(publishDueFeedsJob, { concurrency: 1 }, () => queueDueFeeds(services))
  await jobs.work(sweepFeedPicturesJob, { concurrency: 1 }, () => sweepFeedPictures(services))
}

/** Queues the feeds whose time has come, each once. */
export async function queueDueFeeds({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now()
    const [lostBefore, retryAt] = [
      new Date(at.getTime() - PUBLISHING_LOST_MS),
      new Date(at.getTime() + PUBLISHING_LOST_MS),
    ]
    for (const { campaignId, userId } of await takeDueFeeds(tx, { now: at, lostBefore, retryAt, limit: DUE_MAX }))
      await jobs.sendAll(tx, publishFeedJob, [{ campaignId }], { group: userId })
  })
}
