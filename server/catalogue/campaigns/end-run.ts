import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ResultState } from '#contract/catalogue/campaign.ts'
import type { Database } from '#server/platform/db/database.ts'
import { cancelUnfinished } from '#server/ads/generation/cancel-generation.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { uncountPictures, picturesOf } from './day-of-pictures.ts'
import { announceDone } from './end-product.ts'
import { paintProductJob } from './job.ts'
import { endUnfinished } from './results-store.ts'
import type { CampaignRow } from './store.ts'

/**
 * Products that are ended in one transaction: it takes some hundredths of a second, after which other requests have
 * their turn.
 */
const PORTION = 100

export interface Ending {
  state: ResultState
  message?: string
  /** Runs within the transaction of a portion that may have left some. */
  onMore?: (tx: Database) => Promise<void>
}

type Run = Pick<CampaignRow, 'id' | 'userId' | 'formats' | 'run'>

/**
 * Ends the unfinished part of a campaign's start: queued products, pictures that are being painted, and their count of
 * the day. Each portion is a transaction of its own and other requests are served in between, so that this can be
 * interrupted anywhere and started again.
 */
export async function endRun(
  services: EventServices & Pick<Services, 'db'>,
  run: Run,
  ending: Ending,
  signal?: AbortSignal,
): Promise<void> {
  let isEnding = false
  for (;;) {
    signal?.throwIfAborted()
    const { adIds, ended } = await services.db.transaction(async (tx) => {
      const portion = await endPortion(tx, services, run, ending)
      isEnding ||= portion.ended > 0
      if (isEnding && portion.ended < PORTION) await announceDone(tx, services, run)
      return portion
    })
    for (const id of adIds) notifyAdUpdated(id)
    if (ended < PORTION) return
    // The embedded database answers within the turn of the event loop in which it was asked.
    await nextTurn()
  }
}

async function endPortion(
  tx: Database,
  services: Pick<Services, 'jobs' | 'newId' | 'now'>,
  { id, userId, formats, run }: Run,
  { state, message, onMore }: Ending,
): Promise<{ adIds: string[]; ended: number }> {
  await lockAccount(tx, userId)
  const now = services.now()
  const ended = await endUnfinished(
    tx,
    { campaignId: id, run, limit: PORTION },
    { state, message: message ?? null, now },
  )
  const values = ended.map((result) => result.id)
  await services.jobs.dropWaiting(tx, paintProductJob, { group: userId, key: 'resultId', values })
  await uncountPictures(tx, services, { userId, pictures: picturesOf({ formats }, ended) })
  const adIds = ended.flatMap(({ creativeId }) => creativeId ?? [])
  for (const { creativeId, format } of await listUnfinishedJobs(tx, adIds))
    await cancelUnfinished(tx, services, { userId, creativeId, format })
  if (ended.length === PORTION) await onMore?.(tx)
  return { adIds, ended: ended.length }
}
