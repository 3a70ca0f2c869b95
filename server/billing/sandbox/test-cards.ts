import type { TestCard } from '../../db/sandbox-tables.ts'

export interface CardChoice {
  id: string
  /** As it would stand on the card; famous numbers of test cards, so that nobody takes them for real. */
  lastDigits: string
  outcome: string
  /** What it does where it is taken; where it is not, the sentence that says so. */
  result: { card: TestCard } | { refusal: string }
  /** Means something only where there are renewals. */
  onlyForPlans?: true
}

/** What stands in the place of card fields. The first is chosen when the page opens. */
export const CARD_CHOICES: readonly CardChoice[] = [
  { id: 'pays', lastDigits: '4242', outcome: 'The payment succeeds', result: { card: 'pays' } },
  {
    id: 'declined',
    lastDigits: '0002',
    outcome: 'The card is declined',
    result: { refusal: 'The card was declined. Please choose another card.' },
  },
  {
    id: 'no-funds',
    lastDigits: '9995',
    outcome: 'There is not enough money on it',
    result: { refusal: 'There is not enough money on this card. Please choose another card.' },
  },
  {
    id: 'declines-later',
    lastDigits: '0341',
    outcome: 'Succeeds now, is declined at the next renewal',
    result: { card: 'declines-later' },
    onlyForPlans: true,
  },
]
