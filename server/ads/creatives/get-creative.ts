import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireCreativeOwner } from './policy.ts'
import { type CreativeRow, findCreative } from './store.ts'

/**
 * Returns the user's own ad. Throws NOT_FOUND, also for an invalid id, and NOT_OWNER for another user's. A campaign
 * product is found only if the caller names its campaign.
 */
export async function getOwnCreative(
  db: Database,
  userId: string,
  id: string,
  campaignId: string | null = null,
): Promise<CreativeRow> {
  return requireOwn(isId(id) ? await findCreative(db, id) : undefined, userId, campaignId)
}

const idSchema = z.uuid()

export function isId(id: string): boolean {
  return idSchema.safeParse(id).success
}

export function requireOwn<Row extends Pick<CreativeRow, 'userId' | 'campaignId'>>(
  creative: Row | null | undefined,
  userId: string,
  campaignId: string | null = null,
): Row {
  if (!creative || creative.campaignId !== campaignId) {
    throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  }
  return requireCreativeOwner(creative, userId)
}
