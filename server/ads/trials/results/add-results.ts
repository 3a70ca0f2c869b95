import type { RunResult } from '#server/platform/db/schema.ts'

/** Adds results up; those of no picture are zeros. */
export function addResults(results: readonly RunResult[]): RunResult {
  return results.reduce(
    (sum, one) => ({
      impressions: sum.impressions + one.impressions,
      clicks: sum.clicks + one.clicks,
      spend: sum.spend + one.spend,
      purchases: sum.purchases + one.purchases,
    }),
    { impressions: 0, clicks: 0, spend: 0, purchases: 0 },
  )
}
