import { type CurrencyCode, CURRENCIES } from './currencies.ts'
import type { NumberReadings } from './read-number.ts'

/** Returns the number of decimals of a currency's amounts by ISO 4217. */
export function decimalsOf(code: CurrencyCode): number {
  return Number(CURRENCIES[code][0])
}

/**
 * Returns which of a number's readings (read-number.ts) is meant in a currency; without a currency, the reading that
 * most have.
 */
export function readingIn(code: CurrencyCode | undefined): keyof NumberReadings {
  return code && decimalsOf(code) === 3 ? 'withThreeDecimals' : 'withFewer'
}
