import type { z } from 'zod'
import type { changeCampaignLookCall } from '#contract/catalogue/campaign.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { nameBrand } from './brand-of-look.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { requireLook } from './policy.ts'
import { type CampaignRow, updateCampaign } from './store.ts'

interface ChangeLookRequest {
  userId: string
  id: string
  look: z.output<(typeof changeCampaignLookCall)['body']>
}

/** Changes the look. Throws CONFLICT if ads already exist: in two looks they would be no campaign. */
export function changeLook(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id, look: chosen }: ChangeLookRequest,
): Promise<CampaignRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    if (campaign.startedAt) throw new AppError('CONFLICT', STARTED)
    const planId = await findPlan(tx, services, userId)
    const look = await nameBrand(tx, planId, { userId, look: { ...campaign.look, ...chosen } })
    requireLook(planId, { ...campaign, look })
    return updateCampaign(tx, id, { look, updatedAt: services.now() })
  })
}

const STARTED = 'Its ads are made in the look that it has. Please make another campaign for another look.'
