import type { FormatId } from '#contract/formats.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { changeJob, findUnfinishedJob } from '#server/ads/generation-jobs/store.ts'

/** Ends the running generation of one format: its credit comes back and the painting stops. */
export async function cancelGeneration(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  { userId, creativeId, format }: { userId: string; creativeId: string; format: FormatId },
): Promise<void> {
  const cancelled = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCreative(tx, userId, creativeId)
    return cancelUnfinished(tx, services, { userId, creativeId, format })
  })
  if (!cancelled)
    throw new AppError('NOT_FOUND', 'This ad format is not being generated any more. Please reload the page.')
  notifyAdUpdated(creativeId)
}

/** Ends an unfinished job; needs the account's lock. Returns false if nothing was running. */
export async function cancelUnfinished(
  tx: Database,
  services: Pick<Services, 'newId' | 'now'>,
  { userId, creativeId, format }: { userId: string; creativeId: string; format: FormatId },
): Promise<boolean> {
  const job = await findUnfinishedJob(tx, creativeId, format)
  if (!job) return false
  await changeJob(tx, job.id, { state: 'cancelled' }, services.now())
  await releaseCredit(tx, services, { userId, jobId: job.id })
  return true
}
