import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ResultState } from '#contract/campaign.ts'
import type { Database } from '../db/database.ts'
import { cancelUnfinished } from '../generation/cancel-generation.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/lock-account.ts'
import { announceChange } from '../variants/changes.ts'
import { listUnfinishedJobs } from '../variants/job-store.ts'
import { countPicturesBack, picturesOf } from './day-of-pictures.ts'
import { paintProductJob } from './job.ts'
import { endUnfinished } from './results-store.ts'
import type { CampaignRow } from './store.ts'

/** Products that are ended in one transaction: some hundredths of a second, after which others have their turn. */
const PORTION = 100

export interface Ending {
  state: ResultState
  message?: string
  /** Within the transaction of a portion that may have left some. */
  onMore?: (tx: Database) => Promise<void>
}

type Run = Pick<CampaignRow, 'id' | 'userId' | 'formats' | 'run'>

/**
 * Ends what is unfinished of a campaign's start: products with their places in the queue, pictures that are being painted of them, and what was
 * counted of the day. Each portion is a transaction of its own and between them others are served, so that this can be ended
 * anywhere and begun again.
 */
export async function endRun(services: Services, run: Run, ending: Ending, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const { adIds, ended } = await services.db.transaction((tx) => endPortion(tx, services, run, ending))
    for (const id of adIds) announceChange(id)
    if (ended < PORTION) return
    // The embedded database answers within the turn of the event loop in which it was asked.
    await nextTurn()
  }
}

async function endPortion(
  tx: Database,
  services: Services,
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
  await countPicturesBack(tx, services, { userId, pictures: picturesOf({ formats }, ended) })
  const adIds = ended.flatMap(({ creativeId }) => creativeId ?? [])
  for (const { creativeId, format } of await listUnfinishedJobs(tx, adIds))
    await cancelUnfinished(tx, services, { userId, creativeId, format })
  if (ended.length === PORTION) await onMore?.(tx)
  return { adIds, ended: ended.length }
}
