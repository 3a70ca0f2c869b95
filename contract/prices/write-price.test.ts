import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { compareAmounts } from './compare-amounts.ts'
import { CURRENCIES } from './currencies.ts'
import { CURRENCY_CODES } from './currency-texts.ts'
import { CURRENCY_OF_COUNTRY } from './price-forms.ts'
import { readAmount } from './read-amount.ts'
import { writePrice } from './write-price.ts'

it.each([
  [43.9, 'EUR', { language: 'es' }, '43,90 €'],
  [12, 'EUR', { language: 'en' }, '€12'],
  [10, 'USD', {}, '$10'],
  [29.989999771118164, 'USD', {}, '$29.99'],
  [9.5, 'KWD', {}, 'KWD 9.500'],
  [1299, 'EUR', { country: 'DE' }, '1.299 €'],
  [1299, 'EUR', { country: 'ES' }, '1299 €'],
  [49.9, 'EUR', { language: 'de-AT' }, '€ 49,90'],
  [129_999.5, 'INR', { country: 'IN' }, '₹1,29,999.50'],
  [49.9, 'CHF', { country: 'CH' }, 'CHF 49.90'],
  [1499, 'SEK', { country: 'SE' }, '1 499 kr'],
  [15_000, 'JPY', { country: 'JP' }, '¥15,000'],
  [59.9, 'PEN', { country: 'PE' }, 'S/ 59.90'],
  [1500, 'KES', { country: 'KE' }, 'Ksh 1,500'],
  [99.999, 'USD', {}, '$100'],
  [5, 'usd', { language: 'no such language' }, '$5'],
] as const)('writes %d %s for %j as %s', (value, currency, writers, written) => {
  expect(writePrice(value, currency, writers)).toBe(written)
})

it.each([
  [Number.NaN, 'EUR'],
  [-1, 'EUR'],
  [5, 'XYZ'],
  [5, 'constructor'],
])('does not write a price of %d %s', (value, currency) => expect(writePrice(value, currency)).toBeUndefined())

it('is read back as it was written, in every currency and country', { tags: 'property' }, () => {
  const amount = fc.record({
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    code: fc.constantFrom(...CURRENCY_CODES),
    country: fc.constantFrom(undefined, ...Object.keys(CURRENCY_OF_COUNTRY)),
  })
  fc.assert(
    fc.property(amount, ({ cents, code, country }) => {
      const decimals = Number(CURRENCIES[code][0])
      const value = cents / 10 ** decimals
      const written = writePrice(value, code, { country })
      const read = readAmount(written ?? '')
      expect({ written, currencies: read?.currencies }).toEqual({ written, currencies: expect.arrayContaining([code]) })
      const number = read?.number[decimals === 3 ? 'withThreeDecimals' : 'withFewer']
      // Chile's unit of account has four decimals, which no ad shows.
      if (decimals < 4) expect({ written, number }).toEqual({ written, number: value })
    }),
    propertyRuns(3_000),
  )
})

it('never claims that a higher amount is lower, however the two are written', { tags: 'property' }, () => {
  const price = fc.record({
    cents: fc.integer({ min: 100, max: 9_999_999 }),
    country: fc.constantFrom(undefined, ...Object.keys(CURRENCY_OF_COUNTRY)),
    isBare: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCY_CODES), price, price, (code, ...prices) => {
      const decimals = Math.min(Number(CURRENCIES[code][0]), 3)
      const [first, second] = prices.map(({ cents, country, isBare }) => {
        const value = cents / 10 ** decimals
        const written = writePrice(value, code, { country }) ?? ''
        const bare = written.replaceAll(/^[^\p{Nd}]+|[^\p{Nd}]+$/gu, '')
        return { value, amount: readAmount(isBare ? bare : written) }
      })
      if (!first?.amount || !second?.amount) return
      const order = compareAmounts(first.amount, second.amount)
      if (order === 'lower') expect(second.value).toBeLessThan(first.value)
      if (order === 'higher') expect(second.value).toBeGreaterThan(first.value)
    }),
    propertyRuns(3_000),
  )
})
