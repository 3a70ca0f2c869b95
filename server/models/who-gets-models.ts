import type { PlanId } from '#contract/plans.ts'
import type { Models } from './models.ts'

/** Whether models take part in an ad: where any are configured, for this plan, and unless the person wants none. */
export function getsModels(
  models: Models | undefined,
  { planId, engine }: { planId: PlanId; engine: 'studio' | null | undefined },
): models is Models {
  if (!models || engine === 'studio') return false
  return models.config.modelsFor === 'all' || planId === 'pro'
}
