import type { ErrorCode } from '#contract/platform/errors.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import type { Services } from '#server/services.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { announceFailed } from '#server/ads/creatives/announce-pictures.ts'
import { recordEnd } from './record-end.ts'
import { changeJob, findJob } from '#server/ads/generation-jobs/store.ts'

export const GENERATION_FAILED_MESSAGE = 'The ad could not be generated. Your credit is back, please try again.'

export type FailureServices = EventServices & Pick<Services, 'db' | 'log'>

/** Ends a job without an ad and gives its credit back. A job that has already ended is left unchanged. */
export async function failGeneration(
  services: FailureServices,
  jobId: string,
  { code, message }: { code: ErrorCode; message: string } = {
    code: 'GENERATION_FAILED',
    message: GENERATION_FAILED_MESSAGE,
  },
): Promise<void> {
  const job = await findJob(services.db, jobId)
  if (!job) return
  const { userId } = job
  const failed = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const ended = await changeJob(tx, jobId, { state: 'failed', code, message }, services.now())
    if (!ended) return false
    await releaseCredit(tx, services, { userId, jobId })
    await announceFailed(tx, services, { userId, creativeId: job.creativeId, format: job.format, code })
    return true
  })
  if (failed) recordEnd(services, job, { code })
  notifyAdUpdated(job.creativeId)
}
