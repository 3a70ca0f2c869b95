import { CAMPAIGN_PICTURES_PER_DAY } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { countBack, countUpTo, dayOf } from '#server/models/daily-count-store.ts'
import type { Services } from '#server/services.ts'
import type { ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

interface Pictures {
  userId: string
  pictures: number
}

/** Counts the pictures that a user paints in campaigns on a day. Throws if they would be too many. */
export async function countPictures(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  { userId, pictures }: Pictures,
): Promise<void> {
  if (pictures === 0) return
  const count = { day: dayOf(now()), amount: pictures, ceiling: CAMPAIGN_PICTURES_PER_DAY }
  if (await countUpTo(tx, { scope: `campaigns:${userId}`, userId }, count)) return
  const most = CAMPAIGN_PICTURES_PER_DAY.toLocaleString('en')
  const message = `At most ${most} pictures of campaigns are made in a day. Please start this one tomorrow, or with fewer formats.`
  throw new AppError('CONFLICT', message)
}

/** Takes back the count of pictures that were not painted after all. */
export async function uncountPictures(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  { userId, pictures }: Pictures,
): Promise<void> {
  if (pictures > 0) await countBack(tx, [`campaigns:${userId}`], dayOf(now()), pictures)
}

/** Returns the number of pictures that products may need: one per format, or those that are made again. */
export function picturesOf(
  { formats }: Pick<CampaignRow, 'formats'>,
  products: readonly Pick<ResultRow, 'remake' | 'outdated'>[],
): number {
  return products.reduce((sum, { remake, outdated }) => sum + (remake ? outdated.length : formats.length), 0)
}
