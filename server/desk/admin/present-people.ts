import type { AdminPerson } from '#contract/desk/admin.ts'
import { listBalances } from '#server/money/credits/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findPlans, type PlanServices } from '#server/money/purchases/plan.ts'
import type { User } from '#server/people/users/store.ts'
import { countCreativesByUser } from '#server/ads/creatives/store.ts'

/** Presents users with their plan, ads and credits, with one statement for each of these. */
export async function presentPeople(db: Database, services: PlanServices, people: User[]): Promise<AdminPerson[]> {
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const plans = await findPlans(db, services, ids)
  const ads = await countCreativesByUser(db, ids)
  const balances = await listBalances(db, ids)
  return people.map(({ id, email, createdAt }) => ({
    id,
    email,
    planId: plans.get(id)!,
    ads: ads.get(id) ?? 0,
    credits: balances.get(id)!,
    since: createdAt.toISOString(),
  }))
}
