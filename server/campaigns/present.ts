import type { Campaign, CampaignProduct } from '#contract/campaign.ts'
import type { CampaignRow, ProductRow } from './store.ts'

export function presentCampaign({ userId: _userId, createdAt, updatedAt, ...campaign }: CampaignRow): Campaign {
  return { ...campaign, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export function presentProduct({ campaignId: _campaignId, ...product }: ProductRow): CampaignProduct {
  return product
}
