import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it.each([
  ['1.299,5', 1299.5],
  ['1,299.50', 1299.5],
  ['12,5', 12.5],
  ['0.999', 0.999],
  ['1 299,00', 1299],
  ['1 299', 1299],
  ['1\u2009299', 1299],
  ['1.299.000', 1_299_000],
  ['1٬299٫50', 1299.5],
  ['１．５', 1.5],
  ['123,456.789', 123_456.789],
  ['1,29,999', 129_999],
  ['19.9900', 19.99],
])('reads %s in one way', (text, value) => {
  expect(readNumber(text)).toEqual({ withThreeDecimals: value, withFewer: value })
})

it.each([
  ['1,299', 1.299, 1299],
  ['9.500', 9.5, 9500],
  ['٩٫٥٠٠', 9.5, 9.5],
])('reads %s by the decimals that a currency has', (text, withThreeDecimals, withFewer) => {
  expect(readNumber(text)).toEqual({ withThreeDecimals, withFewer })
})

it.each(['1.2.3,4,5', '12.34.56', '5 9', '1..2'])('does not take %s for a number', (text) => {
  expect(readNumber(text)).toEqual({ withThreeDecimals: undefined, withFewer: undefined })
})
