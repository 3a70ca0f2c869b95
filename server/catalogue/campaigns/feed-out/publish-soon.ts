import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { isUnfinishedCampaign } from '../results-store.ts'
import { publishFeedJob } from './feed-out-jobs.ts'
import { findFeedOut, markFeedDue } from './feed-out-store.ts'

/**
 * Has the feed out of a campaign brought up to date, if it has one: at once when nothing is left to be painted, else
 * with the others of the next minute. Called in the transaction of what has changed.
 */
export async function publishSoon(
  tx: Database,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  if (!(await findFeedOut(tx, id))) return
  await markFeedDue(tx, id, now())
  if (await isUnfinishedCampaign(tx, id)) return
  await jobs.sendAll(tx, publishFeedJob, [{ campaignId: id }], { group: userId })
}
