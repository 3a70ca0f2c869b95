import { expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { writeLike } from './write-like.ts'

it.each([
  ['3.99', '$4.99', 'en', '$3.99'],
  ['3.99', '4,99 €', 'de', '3,99 €'],
  ['3,99', '$4.99', 'en', '$3.99'],
  ['4', '$4.99', 'en', '$4'],
  ['3.99', 'ab 4,99 €', 'de', 'ab 3,99 €'],
  ['3.99', 'CHF 5.–', 'de', '3,99 CHF'],
  ['1299', '1.499,00 €', 'de', '1.299 €'],
  ['1.299,00', '$1,499.00', 'en', '$1,299.00'],
  ['1,299.00', '1.499 €', 'de', '1.299,00 €'],
  ['9.500', 'KWD 8.250', 'en', 'KWD 9.500'],
  ['9.500', '8.250 €', 'de', '9.500 €'],
  ['12 345', '1 499 kr', 'sv', '12 345 kr'],
  ['3.99', '49 kr', 'sv', '3,99 kr'],
  ['39.000', '49.000 ₫', 'vi', '39.000 ₫'],
  ['3.99', '$19⁹⁹', 'en', '$3.99'],
  ['39000', '۴۹٬۰۰۰ تومان', 'fa', '۳۹٬۰۰۰ تومان'],
  // An amount with its own currency, or without a price to go by, stays as typed.
  ['3.99 €', '$4.99', 'en', '3.99 €'],
  ['3.99', undefined, 'de', '3.99'],
  ['3.99', 'from 4 to 9 €', 'en', '3.99'],
] as const)('writes %s where the ad says %s', (typed, price, language, written) => {
  expect(writeLike(typed, { price, language: language as LanguageCode })).toBe(written)
})

it.each(['0', '0.00', '3.99.2', '-5', '3 or 4', '', '1e9', '9'.repeat(400)])('reads no price in “%s”', (typed) => {
  expect(writeLike(typed, { price: '$4.99', language: 'en' })).toBeUndefined()
})
