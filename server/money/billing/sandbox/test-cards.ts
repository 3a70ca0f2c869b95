import type { TestCard } from '#server/platform/db/schema/sandbox.ts'

export interface CardChoice {
  id: string
  /** Last digits on the card: well-known numbers of test cards, so that nobody takes them for real. */
  lastDigits: string
  outcome: string
  /** Effect of an accepted card, or the message of a refused one. */
  result: { card: TestCard } | { refusal: string }
  /** Set if the card only makes sense for renewals. */
  onlyForPlans?: true
}

/** Choices in place of card fields. The first is selected when the page opens. */
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
