import type { Campaign } from '#contract/catalogue/campaign.ts'
import { useCredits } from '#web/api/money/credits.ts'
import { costOf } from '#web/screens/campaign/cost-of.ts'
import { ButtonNote } from '#web/ui/button.tsx'

/** Shows the cost of a button's call; nothing on a plan with unlimited credits. */
export function Cost({ cost }: { cost: Campaign['costs']['start'] }) {
  if (useCredits()?.unlimited !== false) return null
  return <ButtonNote>{costOf(cost)}</ButtonNote>
}
