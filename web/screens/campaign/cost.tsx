import type { Campaign } from '#contract/campaign.ts'
import { useCredits } from '#web/api/credits.ts'
import { costOf } from '#web/screens/campaign/cost-of.ts'
import { ButtonNote } from '#web/ui/button.tsx'

/** What a button takes; nothing on a plan that has all the credits it wants. */
export function Cost({ cost }: { cost: Campaign['costs']['start'] }) {
  if (useCredits()?.unlimited !== false) return null
  return <ButtonNote>{costOf(cost)}</ButtonNote>
}
