import type { z } from 'zod'
import type { Creative, duplicateCreative as call } from '#contract/creative.ts'
import { canUseCustomColors, type PlanId } from '#contract/plans.ts'
import { findPlan } from '../purchases/plan.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/lock-account.ts'
import { listCurrentVariants } from '../variants/store.ts'
import { getOwnCreative } from './get-creative.ts'
import { requireRoomForCreative } from './policy.ts'
import { presentCreative } from './present.ts'
import { copyTouchUps, countCreatives, type CreativeRow, insertCreative } from './store.ts'

interface Wish {
  userId: string
  id: string
  /** In place of the ad's own, of which nothing but the look and the brand is kept then. */
  product: z.output<(typeof call)['body']>['product']
}

/** A new ad like another one, which counts like any. */
export async function duplicateCreative(services: Services, { userId, id, product }: Wish): Promise<Creative> {
  const now = services.now()
  const copy = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const original = await getOwnCreative(tx, userId, id)
    const planId = await findPlan(tx, services, userId)
    requireRoomForCreative(planId, await countCreatives(tx, userId))
    // The newest shows the campaign as it is by now.
    const newest = (await listCurrentVariants(tx, [id])).at(-1)
    const { seed, campaignSeed } = newest ?? original
    const inserted = await insertCreative(tx, {
      ...(product ? { ...lookOf(original), ...product } : { ...original, chosenFormats: [] }),
      ...(!canKeepColors(planId, original) && WITHOUT_COLORS),
      ...{ id: services.newId(), userId, seed, campaignSeed, createdAt: now, updatedAt: now },
    })
    if (!product) await copyTouchUps(tx, { from: id, to: inserted.id })
    return inserted
  })
  return presentCreative(copy, { variants: [], jobs: [] })
}

function lookOf(ad: CreativeRow) {
  const { adStyle, colorPalette, customPalette, customColors, typography, tone } = ad
  const { logo, callToAction, webAddress, legalLine, browserLanguages } = ad
  const brand = { logo, callToAction, webAddress, legalLine }
  return { adStyle, colorPalette, customPalette, customColors, typography, tone, ...brand, browserLanguages }
}

/** What the ad holds after a downgrade stays with it, and is new to the copy. */
function canKeepColors(planId: PlanId, { colorPalette, customColors, customPalette }: CreativeRow): boolean {
  return canUseCustomColors(planId) || (colorPalette !== 'custom' && customColors.length === 0 && !customPalette)
}

const WITHOUT_COLORS = { colorPalette: null, customColors: [], customPalette: null }
