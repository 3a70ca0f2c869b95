import type { z } from 'zod'
import type { createBrandCall as call } from '#contract/ads/brand/brand.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import { resolveOwnLogo } from '#server/pictures/images/resolve-own-logo.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { completeBrand } from './complete-brand.ts'
import { requireFreeName, requireRoomForBrand } from './policy.ts'
import { type BrandRow, insertBrand, listBrandRows } from './store.ts'

/**
 * Creates a further brand, or the first one if the user has none. Throws PLAN_REQUIRED, CONFLICT and VALIDATION_FAILED.
 */
export async function createBrand(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  userId: string,
  body: z.output<(typeof call)['body']>,
): Promise<BrandRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const others = await listBrandRows(tx, userId)
    requireRoomForBrand(await findPlan(tx, services, userId), others.length)
    const kit = completeBrand(body)
    requireFreeName(kit.name, others)
    requireSettable(kit)
    const now = services.now()
    return insertBrand(tx, {
      ...kit,
      logo: kit.logo && (await resolveOwnLogo(tx, userId, kit.logo)),
      id: services.newId(),
      // A user with any brand has a first one.
      ...(others.length === 0 ? { userId } : { furtherOf: userId }),
      createdAt: now,
      updatedAt: now,
    })
  })
}
