import type { CurrencyCode } from '#contract/prices/currencies.ts'
import { readAmount } from '#contract/prices/read-amount.ts'

/** Returns the worth of a typed price in dollars, in its order of magnitude, or undefined if it is no amount. */
export function priceWorth(price: string | null | undefined): number | undefined {
  const amount = price ? readAmount(price) : undefined
  if (!amount) return undefined
  const value = amount.number.withFewer ?? amount.number.withThreeDecimals
  const [currency] = amount.currencies
  return value === undefined ? undefined : value / ((currency && UNITS_OF_A_DOLLAR[currency]) ?? 1)
}

/**
 * Units for one dollar, of currencies of which a dollar buys three or more, in November 2026. An error of a fifth does
 * not matter.
 */
const UNITS_OF_A_DOLLAR: Partial<Record<CurrencyCode, number>> = {
  AED: 3.7,
  BRL: 5.5,
  CNY: 7,
  CZK: 21,
  DKK: 6.5,
  HUF: 340,
  IDR: 16_500,
  ILS: 3.5,
  INR: 88,
  IRR: 42_000,
  JPY: 150,
  KRW: 1400,
  MXN: 18,
  MYR: 4.2,
  NOK: 10,
  PHP: 58,
  PKR: 280,
  PLN: 3.7,
  RSD: 100,
  RUB: 85,
  SAR: 3.75,
  SEK: 9.5,
  THB: 33,
  TRY: 42,
  TWD: 31,
  UAH: 42,
  VND: 26_000,
  ZAR: 17,
}
