import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireCampaignOwner } from './policy.ts'
import { type CampaignRow, findCampaign } from './store.ts'

/** Returns the user's own campaign. Throws NOT_FOUND, also for an invalid id, and NOT_OWNER for another user's. */
export async function getOwnCampaign(db: Database, userId: string, id: string): Promise<CampaignRow> {
  const campaign = z.uuid().safeParse(id).success ? await findCampaign(db, id) : undefined
  if (!campaign) throw new AppError('NOT_FOUND', 'This campaign does not exist any more. Please go back to your own.')
  return requireCampaignOwner(campaign, userId)
}
