import { useCredits } from '#web/api/money/credits.ts'
import { plural } from '#web/i18n/i18n.ts'

/** Gives the cost of generations for their button; undefined if credits are unlimited. */
export function useCreditCost(generations = 1): string | undefined {
  if (useCredits()?.unlimited !== false) return undefined
  return plural(generations, { one: 'Uses 1 credit', other: 'Uses {count} credits' })
}
