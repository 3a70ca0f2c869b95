import type { ChangedAd } from '#contract/change.ts'
import { GENERATE_WAIT_MS } from '#contract/generation.ts'
import { presentOne } from '../creatives/read-creatives.ts'
import { findCreative } from '../creatives/store.ts'
import { isDatabaseAway } from '../db/unavailable.ts'
import { waitForEnd } from '../generation/wait-for-job.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { type ChangeRow, findChange, isChangeFinished } from '../variants/change-store.ts'
import { presentChange } from '../variants/present.ts'
import { listCurrentVariants } from '../variants/store.ts'
import { CHANGE_FAILED_MESSAGE } from './fail-change.ts'
import { type ChangeWish, startChange } from './start-change.ts'

/**
 * Changes the finished pictures of an ad and waits for them. When the wait is over before the job is, or the database is lost in the
 * middle of it, the job goes on by itself and its id is the answer.
 */
export async function changeAd(
  services: Services,
  wish: ChangeWish,
  signal: AbortSignal,
): Promise<ChangedAd | { jobId: string }> {
  const jobId = await startChange(services, wish)
  try {
    const read = () => findChange(services.db, jobId)
    const change = await waitForEnd(read, isChangeFinished, { timeoutMs: GENERATE_WAIT_MS, signal })
    return change && !isChangeFinished(change) ? { jobId } : await readResult(services, change)
  } catch (error) {
    // What was accepted is made as soon as the database is back, whoever waits for it.
    if (isDatabaseAway(error)) return { jobId }
    throw error
  }
}

async function readResult({ db }: Services, change: ChangeRow | undefined): Promise<ChangedAd> {
  const row = change && (await findCreative(db, change.creativeId))
  if (!row) throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  if (change.state === 'failed') throw new AppError('GENERATION_FAILED', change.message ?? CHANGE_FAILED_MESSAGE)
  const { variants, refused } = await presentChange(change, await listCurrentVariants(db, [row.id]), row)
  return { variants, refused, creative: await presentOne(db, row) }
}
