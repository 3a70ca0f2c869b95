import { useCredits } from '#web/api/credits.ts'

/** What generations cost, said before the click; nothing where credits are unlimited. */
export function useCreditCost(generations = 1): string | undefined {
  if (useCredits()?.unlimited !== false) return undefined
  return generations === 1 ? 'Uses 1 credit' : `Uses ${generations} credits`
}
