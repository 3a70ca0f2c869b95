import { AppError } from '#server/platform/http/app-error.ts'
import type { Database } from '#server/platform/db/database.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { findResult, type ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

export interface ProductRequest {
  userId: string
  campaignId: string
  productId: string
}

/** Returns a product of the user's own campaign. Throws what getOwnCampaign throws, and NOT_FOUND. */
export async function getOwnProduct(
  db: Database,
  { userId, campaignId, productId }: ProductRequest,
): Promise<{ campaign: CampaignRow; result: ResultRow }> {
  const campaign = await getOwnCampaign(db, userId, campaignId)
  const result = await findResult(db, productId)
  if (result?.campaignId === campaignId) return { campaign, result }
  throw new AppError('NOT_FOUND', 'This product is not in the campaign any more. Please reload the page.')
}

/** Returns the id of the product's ad. Throws a CONFLICT if its pictures are being made, or there are none. */
export function requirePictures({ state, creativeId }: ResultRow): string {
  if (state === 'waiting' || state === 'painting')
    throw new AppError('CONFLICT', 'The ads of this product are still being made. Please wait until they are done.')
  if (creativeId) return creativeId
  throw new AppError('CONFLICT', 'This product has no picture yet. Please make its ads first.')
}
