import type { z } from 'zod'
import type { createCampaignBody } from '#contract/catalogue/campaign.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { nameBrand } from './brand-of-look.ts'
import { requireLook, requireRoomForCampaign } from './policy.ts'
import { type CampaignRow, countCampaigns, insertCampaign } from './store.ts'

export async function createCampaign(
  services: Pick<Services, 'db' | 'newId' | 'newSeed' | 'now' | 'payments'>,
  userId: string,
  body: z.output<typeof createCampaignBody>,
): Promise<CampaignRow> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const planId = await findPlan(tx, services, userId)
    requireRoomForCampaign(planId, await countCampaigns(tx, userId))
    requireLook(planId, body)
    const look = await nameBrand(tx, planId, { userId, look: body.look })
    const id = services.newId()
    noteMade(id)
    return insertCampaign(tx, {
      ...body,
      look,
      id,
      userId,
      seed: services.newSeed(),
      createdAt: now,
      updatedAt: now,
    })
  })
}
