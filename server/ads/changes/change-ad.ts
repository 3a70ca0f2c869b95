import type { ChangedAdAnswer } from '#contract/ads/change.ts'
import { GENERATE_WAIT_MS } from '#contract/ads/generation.ts'
import { presentOne } from '#server/ads/creatives/read-creatives.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { isDatabaseAway } from '#server/platform/db/unavailable.ts'
import { waitForEnd } from '#server/ads/generation/wait-for-job.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ChangeServices, Services } from '#server/services.ts'
import { type ChangeRow, findChange, isChangeFinished } from './store.ts'
import { presentChange } from './present.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { CHANGE_FAILED_MESSAGE } from './fail-change.ts'
import { type ChangeRequest, startChange } from './start-change.ts'

/**
 * Changes the finished pictures of an ad and waits for them. If the wait is over before the job is, or the database is
 * lost meanwhile, the job continues by itself and its id is the answer.
 */
export async function changeAd(
  services: ChangeServices,
  request: ChangeRequest,
  signal: AbortSignal,
): Promise<ChangedAdAnswer | { jobId: string }> {
  return waitForChange(services, await startChange(services, request), signal, (change) => readResult(services, change))
}

/**
 * Returns the result of `read` once the change has ended, or its id if the wait is over first. Throws the reason of a
 * failed change.
 */
export async function waitForChange<Result>(
  services: Pick<Services, 'db'>,
  jobId: string,
  signal: AbortSignal,
  read: (change: ChangeRow | undefined) => Promise<Result>,
): Promise<Result | { jobId: string }> {
  try {
    const find = () => findChange(services.db, jobId)
    const change = await waitForEnd(find, isChangeFinished, { timeoutMs: GENERATE_WAIT_MS, signal })
    if (change && !isChangeFinished(change)) return { jobId }
    if (change?.state === 'failed') throw new AppError('GENERATION_FAILED', change.message ?? CHANGE_FAILED_MESSAGE)
    return await read(change)
  } catch (error) {
    // An accepted change is made as soon as the database is back, even if no caller waits for it.
    if (isDatabaseAway(error)) return { jobId }
    throw error
  }
}

async function readResult({ db }: Pick<Services, 'db'>, change: ChangeRow | undefined): Promise<ChangedAdAnswer> {
  const row = change && (await findCreative(db, change.creativeId))
  if (!row) throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  const { variants, refused, alike, moved } = await presentChange(change, await listShownVariants(db, [row.id]), row)
  return { variants, refused, ...(alike && { alike }), ...(moved && { moved }), creative: await presentOne(db, row) }
}
