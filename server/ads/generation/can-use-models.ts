import type { PlanId } from '#contract/money/plans.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { JobRow } from '#server/ads/generation-jobs/store.ts'
import type { Services } from '#server/services.ts'
import type { Models } from '#server/models/models.ts'

/**
 * Returns true if models take part in an ad: if any are configured, the plan includes them, and the user did not
 * decline them.
 */
export function canUseModels(
  models: Models | undefined,
  { planId, engine }: { planId: PlanId; engine: 'studio' | null | undefined },
): models is Models {
  if (!models || engine === 'studio') return false
  return models.config.modelsFor === 'all' || planId === 'pro'
}

/** Returns the models that take part in a job's ad. An installation without models reads nothing. */
export async function modelsFor(
  services: Pick<Services, 'db' | 'models' | 'now' | 'payments'>,
  { userId, engine }: JobRow,
): Promise<Models | undefined> {
  const { models, db } = services
  if (!models || !canUseModels(models, { planId: await findPlan(db, services, userId), engine })) return undefined
  return models
}
