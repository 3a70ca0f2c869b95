import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findTrial, type TrialRow } from './store.ts'

/** Returns a trial of this ad. Throws NOT_FOUND if it has no such trial. */
export async function getOwnTrial(db: Database, { id }: CreativeRow, trialId: string): Promise<TrialRow> {
  const trial = await findTrial(db, trialId)
  if (trial?.creativeId === id) return trial
  throw new AppError('NOT_FOUND', 'There is no such test any more. Please open the tests again.')
}
