import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount, readOffer } from './offer.ts'

/** Price and discount as typed, then what is shown: the price, the old price, the badge. */
const CASES: [price: string | null, discount: string | null, shown: [string?, string?, string?]][] = [
  // Nothing to add.
  ['$49.99', null, ['$49.99']],
  ['$49.99', '', ['$49.99']],
  ['$49.99', '  ', ['$49.99']],
  [null, null, []],
  [' 49 ', null, ['49']],
  // A percentage is a badge.
  ['$49.99', '20%', ['$49.99', undefined, '20%']],
  ['$49.99', '20% off', ['$49.99', undefined, '20% off']],
  ['49,99 €', '-15 %', ['49,99 €', undefined, '-15 %']],
  ['٤٩', '٪٢٠', ['٤٩', undefined, '٪٢٠']],
  // Words are a badge.
  ['$49.99', 'Buy one, get one free', ['$49.99', undefined, 'Buy one, get one free']],
  ['$49.99', '$5 off', ['$49.99', undefined, '$5 off']],
  ['$49.99', 'save 10', ['$49.99', undefined, 'save 10']],
  ['$49.99', '-5 €', ['$49.99', undefined, '-5 €']],
  // A higher amount is the old price.
  ['$49.99', '$59.99', ['$49.99', '$59.99']],
  ['49.99', '$59.99', ['49.99', '$59.99']],
  ['49,99 €', '59,99 €', ['49,99 €', '59,99 €']],
  ['49,99 €', '59,99', ['49,99 €', '59,99']],
  ['EUR 49', '€ 59', ['EUR 49', '€ 59']],
  ['49 EUR', '59 Euro', ['49 EUR', '59 Euro']],
  ['1 299 kr', '1 499 kr', ['1 299 kr', '1 499 kr']],
  ['1.299,00 €', '1.499,00 €', ['1.299,00 €', '1.499,00 €']],
  ['1,299.00', '1,499.00', ['1,299.00', '1,499.00']],
  ['999 €', '1.099 €', ['999 €', '1.099 €']],
  ['CHF 990.-', "CHF 1'290.-", ['CHF 990.-', "CHF 1'290.-"]],
  ['49,-', '59,–', ['49,-', '59,–']],
  ['12,000円', '15,000円', ['12,000円', '15,000円']],
  ['¥999', '1299元', ['¥999', '1299元']],
  ['₹1,29,999', '₹1,49,999', ['₹1,29,999', '₹1,49,999']],
  ['990 руб.', '1 290 ₽', ['990 руб.', '1 290 ₽']],
  ['٩٩٫٩٩', '١٢٩٫٩٩', ['٩٩٫٩٩', '١٢٩٫٩٩']],
  ['९९', '१२९', ['९९', '१२९']],
  ['149,90 zł', '199 PLN', ['149,90 zł', '199 PLN']],
  ['£9', '£9.50', ['£9', '£9.50']],
  // A lower amount is the new price.
  ['$49.99', '$39.99', ['$39.99', '$49.99']],
  ['$49.99', '39.99', ['39.99', '$49.99']],
  ['1.299 €', '999 €', ['999 €', '1.299 €']],
  ['10,00', '9.5', ['9.5', '10,00']],
  ['US$ 100', '$80', ['$80', 'US$ 100']],
  ['0.99', '0.79', ['0.79', '0.99']],
  // Not comparable: a badge as typed.
  ['$49.99', '€39.99', ['$49.99', undefined, '€39.99']],
  ['£49', '39 EUR', ['£49', undefined, '39 EUR']],
  ['10–20 €', '15 €', ['10–20 €', undefined, '15 €']],
  ['15 €', '10–20 €', ['15 €', undefined, '10–20 €']],
  ['from 9.99', '12.99', ['from 9.99', undefined, '12.99']],
  ['12.99', 'from 9.99', ['12.99', undefined, 'from 9.99']],
  ['9.99 / month', '12.99', ['9.99 / month', undefined, '12.99']],
  ['Price on request', '12.99', ['Price on request', undefined, '12.99']],
  [null, '20% off', [undefined, undefined, '20% off']],
  [null, '19.99', [undefined, undefined, '19.99']],
  ['$49.99', '$49.99', ['$49.99', undefined, '$49.99']],
  ['$49.99', '49.99', ['$49.99', undefined, '49.99']],
  ['$49.99', 'asdf', ['$49.99', undefined, 'asdf']],
  ['$49.99', '1.2.3,4,5', ['$49.99', undefined, '1.2.3,4,5']],
  ['€49 $', '39', ['€49 $', undefined, '39']],
  // A discount of nothing is none.
  ['$49.99', '0', ['$49.99']],
  ['$49.99', '0%', ['$49.99']],
  ['$49.99', '$0.00', ['$49.99']],
  ['$49.99', '-', ['$49.99']],
  ['$49.99', '—', ['$49.99']],
]

it.each(CASES)('price %j with discount %j', (typedPrice, typedDiscount, [price, oldPrice, badge]) => {
  expect(readOffer(typedPrice, typedDiscount)).toEqual({ price, oldPrice, badge })
})

it.each([
  ['1,299', 1299],
  ['1.299', 1299],
  ['1.299,5', 1299.5],
  ['1,299.50', 1299.5],
  ['12,5', 12.5],
  ['0.999', 0.999],
  ['1 299,00', 1299],
  ['1 299', 1299],
  ['1.299.000', 1_299_000],
  ['1٬299٫50', 1299.5],
])('reads %s', (text, value) => expect(readAmount(text)?.value).toBe(value))

it('never shows a word that was not typed, and never loses the price', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('', '$', '€', 'EUR ', 'from '), fc.double({ min: 0, max: 9999, noNaN: true }))
      .map(([sign, n]) => sign + n.toFixed(2)),
  )
  fc.assert(
    fc.property(typed, typed, (price, discount) => {
      const offer = readOffer(price, discount)
      const given = [price.trim(), discount.trim()]
      for (const shown of Object.values(offer)) if (shown !== undefined) expect(given).toContain(shown)
      if (price.trim()) expect(Object.values(offer)).toContain(price.trim())
    }),
    { numRuns: 500 },
  )
})
