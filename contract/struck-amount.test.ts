import { expect, it } from 'vitest'
import { struckAmount } from './struck-amount.ts'

it.each([
  ['$29.99', '$19.99'],
  ['29,99 €', '19,99 €'],
  ['€ 1.299,00', '€ 999'],
  ['$1,299', '$999.50'],
  ['$49', '39'],
  ['49', '$39'],
  ["CHF 1'200", 'CHF 990'],
])('strikes the price %s beside the lower %s', (price, discount) => expect(struckAmount(price, discount)).toBe('price'))

it.each([
  ['$19.99', '$29.99'],
  ['$19.99', '$19.99'],
  ['$999', '$1,299'],
  ['$29.99', '20% off'],
  ['$29.99', '20%'],
  ['$29.99', '2 for 1'],
  ['€29', '$19'],
  ['29.99', '20%'],
  ['29.99', '10 euros less'],
  ['', '$5'],
  ['$29.99', 'Summer sale'],
])('strikes the discount beside %s: %s', (price, discount) => expect(struckAmount(price, discount)).toBe('discount'))
