import { type CurrencyCode, CURRENCIES } from './currencies.ts'
import type { NumberReadings } from './read-number.ts'

/** Decimals that the amounts of a currency have by ISO 4217. */
export function decimalsOf(code: CurrencyCode): number {
  return Number(CURRENCIES[code][0])
}

/** Which of a number's readings (read-number.ts) is meant in a currency; without one, the reading that most currencies have. */
export function readingIn(code: CurrencyCode | undefined): keyof NumberReadings {
  return code && decimalsOf(code) === 3 ? 'withThreeDecimals' : 'withFewer'
}
