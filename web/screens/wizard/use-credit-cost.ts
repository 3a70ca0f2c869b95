import { useCredits } from '#web/api/credits.ts'

/** What one generation costs, said before the click; nothing where credits are unlimited. */
export function useCreditCost(): string | undefined {
  return useCredits()?.unlimited === false ? 'Uses 1 credit' : undefined
}
