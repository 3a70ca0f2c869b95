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
  ['29.99', '20%'],
  ['', '$5'],
  ['$29.99', 'Save 20%'],
])('strikes the discount beside %s: %s', (price, discount) => expect(struckAmount(price, discount)).toBe('discount'))

it.each([
  ['$29.99', '20% off from Friday'],
  ['$29.99', 'Summer sale'],
  ['$29.99', '2 for 1'],
  ['29.99', '10 euros less'],
  ['9.500', '12'],
])('strikes nothing beside %s: %s', (price, discount) => expect(struckAmount(price, discount)).toBeUndefined())

it.each([
  ['CHF 59.–', 'CHF 49.–'],
  ['749,00 euro', '649,00 euro'],
  ['Rs. 1,500/-', 'Rs. 1,200/-'],
  ['٥٩', '٤٩'],
  ['$59', 'now $49'],
  ['12 KWD', '9.500 KWD'],
])('strikes what the ad strikes: %s beside %s', (price, discount) =>
  expect(struckAmount(price, discount)).toBe('price'),
)
