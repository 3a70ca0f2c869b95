import type { Creative, UpdateCreativeBody } from '#contract/creative.ts'
import { findPlan } from '../billing/plan.ts'
import { lockAccount } from '../credits/lock-account.ts'
import type { Services } from '../services.ts'
import type { Saved } from './create-creative.ts'
import { getOwnCreative } from './get-creative.ts'
import { takeOwnImages } from './own-images.ts'
import { requireCustomColors, requireFormats } from './policy.ts'
import { presentOne } from './read-creatives.ts'
import { updateCreativeFields } from './store.ts'

/** Changes the fields that were sent and leaves the others as they are. */
export async function updateCreative(
  services: Services,
  { userId, id, body }: { userId: string; id: string; body: Saved<UpdateCreativeBody> },
): Promise<Creative> {
  const { selectedFormats: chosenFormats, ...fields } = body
  const updated = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const stored = await getOwnCreative(tx, userId, id)
    const planId = await findPlan(tx, services, userId)
    requireCustomColors(planId, fields, stored)
    if (chosenFormats) requireFormats(planId, chosenFormats, (await presentOne(tx, stored)).selectedFormats)
    const images = await takeOwnImages(tx, userId, fields, stored)
    return updateCreativeFields(tx, id, { ...fields, ...images, chosenFormats, updatedAt: services.now() })
  })
  return presentOne(services.db, updated)
}
