import type { CampaignLook } from '#contract/catalogue/campaign.ts'
import type { FormatId } from '#contract/formats.ts'
import {
  CAMPAIGN_LIMIT_MESSAGE,
  CAMPAIGN_PRODUCTS_MESSAGE,
  canUseCustomColors,
  CUSTOM_COLORS_NOT_ALLOWED_MESSAGE,
  type PlanId,
  PLANS,
  refuseFormat,
} from '#contract/money/plans.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CampaignRow } from './store.ts'

/** Rules about campaigns. Pure: each takes what it needs and throws the error that a user gets to see. */

export function requireCampaignOwner(campaign: CampaignRow, userId: string): CampaignRow {
  if (campaign.userId === userId) return campaign
  throw new AppError('NOT_OWNER', 'You do not have permission to open this campaign. Please go back to your own.')
}

/**
 * Requires room for one more campaign. The error names the higher plan, which holds more; on the highest plan a
 * campaign has to be deleted first.
 */
export function requireRoomForCampaign(planId: PlanId, campaigns: number): void {
  const { maxCampaigns } = PLANS[planId]
  if (campaigns < maxCampaigns) return
  if (maxCampaigns < PLANS.pro.maxCampaigns) throw new AppError('PLAN_REQUIRED', CAMPAIGN_LIMIT_MESSAGE)
  throw new AppError('CONFLICT', `${maxCampaigns} campaigns are kept. Please delete one first.`)
}

export function requireLook(planId: PlanId, { look, formats }: { look: CampaignLook; formats: FormatId[] }): void {
  const refusal = formats.map((format) => refuseFormat(PLANS[planId], format)).find((sentence) => sentence)
  if (refusal) throw new AppError('PLAN_REQUIRED', refusal, 'formats')
  const isCustom = look.colorPalette === 'custom' || look.customColors.length > 0
  if (isCustom && !canUseCustomColors(planId))
    throw new AppError('PLAN_REQUIRED', CUSTOM_COLORS_NOT_ALLOWED_MESSAGE, 'look')
}

export function requireRoomForProducts(planId: PlanId, products: number): void {
  if (products > PLANS[planId].maxCampaignProducts)
    throw new AppError('PLAN_REQUIRED', CAMPAIGN_PRODUCTS_MESSAGE, 'feed')
}
