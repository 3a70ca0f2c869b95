import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { countUpTo, dayOf, readCount } from '#server/models/daily-count-store.ts'
import type { Services } from '#server/services.ts'

/** Ads per day that cost a user nothing because a provider failed; the next ones fail, and give their credit back. */
const FREE_ADS_A_DAY = 3

const MODELS_UNAVAILABLE_MESSAGE =
  'The AI service does not answer. Your credit is back: use the built-in studio for 1 credit, or try again later.'

/** Throws if the user has no free ad left today. Called before the painting, so that nothing is painted in vain. */
export async function requireFreeAd({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<void> {
  const made = await readCount(db, `free-ads:${userId}`, dayOf(now()))
  if (made >= FREE_ADS_A_DAY) throw new AppError('MODELS_UNAVAILABLE', MODELS_UNAVAILABLE_MESSAGE)
}

/** Counts one free ad in the transaction that stores it; throws if other jobs have taken the last one meanwhile. */
export async function countFreeAd(tx: Database, { now }: Pick<Services, 'now'>, userId: string): Promise<void> {
  const count = { day: dayOf(now()), amount: 1, ceiling: FREE_ADS_A_DAY }
  const counted = await countUpTo(tx, { scope: `free-ads:${userId}`, userId }, count)
  if (!counted) throw new AppError('MODELS_UNAVAILABLE', MODELS_UNAVAILABLE_MESSAGE)
}
