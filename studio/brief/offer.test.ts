import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { isNews, readAmount, readOffer } from './offer.ts'
import { oneSpaced } from './sentences.ts'

type Shown = { price?: string; oldPrice?: string; badge?: string }

const was = (price: string, oldPrice: string): Shown => ({ price, oldPrice })
const badge = (price: string, words: string): Shown => ({ price, badge: words })
const only = (price: string): Shown => ({ price })

/** By what the discount is: what is typed as the price, as the discount, and what the ad then says. */
const CASES: Record<string, [price: string | null, discount: string | null, shown: Shown][]> = {
  'nothing to add': [
    ['$49.99', null, only('$49.99')],
    ['$49.99', '', only('$49.99')],
    ['$49.99', '  ', only('$49.99')],
    ['$49.99', '\u200b\u200e', only('$49.99')],
    [null, null, {}],
    ['\u00a0', '\u3164', {}],
    [' 49 ', null, only('49')],
  ],
  'a percentage': [
    ['$49.99', '20%', badge('$49.99', '20%')],
    ['$49.99', '20% off', badge('$49.99', '20% off')],
    ['$49.99', '20 percent', badge('$49.99', '20 percent')],
    ['49,99 €', '-15 %', badge('49,99 €', '-15 %')],
    ['٤٩', '٪٢٠', badge('٤٩', '٪٢٠')],
    ['४९', '२०%', badge('४९', '२०%')],
    ['４９円', '２０％オフ', badge('４９円', '２０％オフ')],
    ['49', '0% Zinsen', badge('49', '0% Zinsen')],
  ],
  words: [
    ['$49.99', 'Buy one, get one free', badge('$49.99', 'Buy one, get one free')],
    ['$49.99', '$5 off', badge('$49.99', '$5 off')],
    ['$49.99', 'save 10', badge('$49.99', 'save 10')],
    ['$49', 'Was $39', badge('$49', 'Was $39')],
    [null, 'Was $59', { badge: 'Was $59' }],
    ['$49', 'was great', badge('$49', 'was great')],
    ['1,980円', '2,980円(税込)', badge('1,980円', '2,980円(税込)')],
    ['99元', '买一送一', badge('99元', '买一送一')],
    ['$49.99', '🎉', badge('$49.99', '🎉')],
    ['$49.99', '🔥 59 🔥', badge('$49.99', '🔥 59 🔥')],
  ],
  'an old price in so many words, struck through as it was typed': [
    ['$49.99', 'Was $59', was('$49.99', 'Was $59')],
    ['$49.99', 'RRP: $59.99', was('$49.99', 'RRP: $59.99')],
    ['$49.99', '$59.99 before', was('$49.99', '$59.99 before')],
    ['49 €', 'statt 59 €', was('49 €', 'statt 59 €')],
    ['49 €', 'UVP 59 €', was('49 €', 'UVP 59 €')],
    ['49 €', 'au lieu de 59 €', was('49 €', 'au lieu de 59 €')],
    ['49 €', 'antes 59 €', was('49 €', 'antes 59 €')],
    ['490 ₽', 'было 590 ₽', was('490 ₽', 'было 590 ₽')],
    ['1,980円', '通常価格2,980円', was('1,980円', '通常価格2,980円')],
    ['99元', '原价129元', was('99元', '原价129元')],
  ],
  'a new price in so many words': [
    ['$59', 'Now $49', was('Now $49', '$59')],
    ['59 €', 'jetzt 49 €', was('jetzt 49 €', '59 €')],
    ['$59', 'now $69', badge('$59', 'now $69')],
  ],
  'a higher amount, which is the old price': [
    ['$49.99', '$59.99', was('$49.99', '$59.99')],
    ['49.99', '$59.99', was('49.99', '$59.99')],
    ['49,99 €', '59,99 €', was('49,99 €', '59,99 €')],
    ['49,99 €', '59,99', was('49,99 €', '59,99')],
    ['49,99', '59.99', was('49,99', '59.99')],
    ['999 €', '1.099 €', was('999 €', '1.099 €')],
    ['£9', '£9.50', was('£9', '£9.50')],
    ['$0', '$5', was('$0', '$5')],
    ['49', '59\n', was('49', '59')],
    ['\u200f٤٩ ر.س\u200f', '\u200e٥٩ ر.س', was('\u200f٤٩ ر.س\u200f', '\u200e٥٩ ر.س')],
    ['49', '9'.repeat(40), was('49', '9'.repeat(40))],
  ],
  'a lower amount, which is the new price': [
    ['$49.99', '$39.99', was('$39.99', '$49.99')],
    ['$49.99', '39.99', was('39.99', '$49.99')],
    ['1.299 €', '999 €', was('999 €', '1.299 €')],
    ['10,00', '9.5', was('9.5', '10,00')],
    ['0.99', '0.79', was('0.79', '0.99')],
    ['49', '20', was('20', '49')],
    ['١٬٢٩٩ ر.س', '٩٩٩ ر.س', was('٩٩٩ ر.س', '١٬٢٩٩ ر.س')],
  ],
  'the same amount': [
    ['$49.99', '$49.99', badge('$49.99', '$49.99')],
    ['$49.99', '49.99', badge('$49.99', '49.99')],
    ['1.000,00', '1,000.00', badge('1.000,00', '1,000.00')],
    ['49', '٤٩', badge('49', '٤٩')],
  ],
  'an amount in a currency of which people write the sign before, behind or in letters': [
    ['EUR 49', '€ 59', was('EUR 49', '€ 59')],
    ['49 eur', '59 Euro', was('49 eur', '59 Euro')],
    ['1 299 kr', 'kr. 1 499', was('1 299 kr', 'kr. 1 499')],
    ['49:-', '59:-', was('49:-', '59:-')],
    ['149,90 zł', '199 PLN', was('149,90 zł', '199 PLN')],
    ['149 zl', '199 zł', was('149 zl', '199 zł')],
    ['R$ 49,90', 'R$59,90', was('R$ 49,90', 'R$59,90')],
    ['CHF 990.-', "CHF 1'290.-", was('CHF 990.-', "CHF 1'290.-")],
    ['CHF 49.–', 'Fr. 59.–', was('CHF 49.–', 'Fr. 59.–')],
    ['499,- Kč', '599 Kč', was('499,- Kč', '599 Kč')],
    ['Ft 4 990', '5 990 Ft', was('Ft 4 990', '5 990 Ft')],
    ['₹1,29,999', '₹1,49,999', was('₹1,29,999', '₹1,49,999')],
    ['₹ 499/-', 'Rs. 599', was('₹ 499/-', 'Rs. 599')],
    ['Rs499', 'Rs599', was('Rs499', 'Rs599')],
    ['12,000円', '¥15,000', was('12,000円', '¥15,000')],
    ['￥999', '1299元', was('￥999', '1299元')],
    ['99 元', '人民币129', was('99 元', '人民币129')],
    ['₩49,000', '59,000원', was('₩49,000', '59,000원')],
    ['₺1.299,90', '1.499 TL', was('₺1.299,90', '1.499 TL')],
    ['د.إ ٤٩', '٥٩ درهم', was('د.إ ٤٩', '٥٩ درهم')],
    ['49 ر.س', '59 ريال', was('49 ر.س', '59 ريال')],
    ['49 د.إ.\u200f', '59 د.إ.\u200f', was('49 د.إ.\u200f', '59 د.إ.\u200f')],
    ['₪49', '59 ש״ח', was('₪49', '59 ש״ח')],
    ['990 руб.', '1 290 ₽', was('990 руб.', '1 290 ₽')],
    ['99 грн', '129 ₴', was('99 грн', '129 ₴')],
    ['฿99', '129 บาท', was('฿99', '129 บาท')],
    ['99.000₫', '129.000 đ', was('99.000₫', '129.000 đ')],
    ['Rp99.000', 'Rp 129.000', was('Rp99.000', 'Rp 129.000')],
    ['US$ 100', '$80', was('$80', 'US$ 100')],
    ['USD $49', '59 USD', was('USD $49', '59 USD')],
    ['$49 USD', '$59', was('$49 USD', '$59')],
  ],
  'an amount with thousands set apart by a point, a comma, an apostrophe or any space': [
    ['1.299,00 €', '1.499,00 €', was('1.299,00 €', '1.499,00 €')],
    ['1,299.00', '1,499.00', was('1,299.00', '1,499.00')],
    ["1'299.50", '1’499.50', was("1'299.50", '1’499.50')],
    ['1 299 €', '1 499 €', was('1 299 €', '1 499 €')],
    ['1\u00a0299,00 €', '1\u00a0499,00 €', was('1\u00a0299,00 €', '1\u00a0499,00 €')],
    ['1\u202f299 €', '1\u2009499 €', was('1\u202f299 €', '1\u2009499 €')],
    ['12.345.678', '12,345,679', was('12.345.678', '12,345,679')],
    ['١٬٢٩٩٫٥٠', '١٬٤٩٩٫٥٠', was('١٬٢٩٩٫٥٠', '١٬٤٩٩٫٥٠')],
    ['１，２９９円', '１，４９９円', was('１，２９９円', '１，４９９円')],
  ],
  'digits of another script': [
    ['٩٩٫٩٩', '١٢٩٫٩٩', was('٩٩٫٩٩', '١٢٩٫٩٩')],
    ['۴۹', '۵۹', was('۴۹', '۵۹')],
    ['९९', '१२९', was('९९', '१२९')],
    ['๔๙', '๕๙', was('๔๙', '๕๙')],
    ['４９．９９', '５９．９９', was('４９．９９', '５９．９９')],
    ['49', '٥٩', was('49', '٥٩')],
  ],
  'what cannot be compared, which is a badge as typed': [
    ['$49.99', '€39.99', badge('$49.99', '€39.99')],
    ['£49', '39 EUR', badge('£49', '39 EUR')],
    ['A$49', 'US$59', badge('A$49', 'US$59')],
    ['49 €', '59 $', badge('49 €', '59 $')],
    ['49', '99¢', badge('49', '99¢')],
    ['10–20 €', '15 €', badge('10–20 €', '15 €')],
    ['15 €', '10 - 20 €', badge('15 €', '10 - 20 €')],
    ['10 to 20', '25', badge('10 to 20', '25')],
    ['from 9.99', '12.99', badge('from 9.99', '12.99')],
    ['12.99', 'ab 9,99', badge('12.99', 'ab 9,99')],
    ['2 for 30', '20', badge('2 for 30', '20')],
    ['20', '2 for 30', badge('20', '2 for 30')],
    ['9.99 / month', '12.99', badge('9.99 / month', '12.99')],
    ['Price on request', '12.99', badge('Price on request', '12.99')],
    ['49.99', '-5', badge('49.99', '-5')],
    ['49.99 €', '−5 €', badge('49.99 €', '−5 €')],
    ['-49.99', '59.99', badge('-49.99', '59.99')],
    ['+20', '25', badge('+20', '25')],
    ['€49 $', '39', badge('€49 $', '39')],
    ['💰49', '59', badge('💰49', '59')],
    [null, '20% off', { badge: '20% off' }],
    [null, '19.99', { badge: '19.99' }],
  ],
  nonsense: [
    ['$49.99', 'asdf', badge('$49.99', 'asdf')],
    ['$49.99', '1.2.3,4,5', badge('$49.99', '1.2.3,4,5')],
    ['49', '5 9', badge('49', '5 9')],
    ['49', '1e3', badge('49', '1e3')],
    ['49', '0x50', badge('49', '0x50')],
    ['49', 'Infinity', badge('49', 'Infinity')],
    ['49 99', '59 99', badge('49 99', '59 99')],
    ['asdf', 'asdf', badge('asdf', 'asdf')],
  ],
  'a discount of nothing, which is none': [
    ['$49.99', '0', only('$49.99')],
    ['$49.99', '0%', only('$49.99')],
    ['$49.99', '٪٠', only('$49.99')],
    ['$49.99', '$0.00', only('$49.99')],
    ['$49.99', '0,00 €', only('$49.99')],
    ['$49.99', '-', only('$49.99')],
    ['$49.99', '—', only('$49.99')],
    ['$49.99', '...', only('$49.99')],
  ],
}

const NOTHING = { price: undefined, oldPrice: undefined, badge: undefined }
const ROWS = Object.entries(CASES).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const))

it.each(ROWS)('%s: price %j with discount %j', (_, typedPrice, typedDiscount, shown) => {
  expect(readOffer(typedPrice, typedDiscount)).toEqual({ ...NOTHING, ...shown })
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
  ['1\u2009299', 1299],
  ['1.299.000', 1_299_000],
  ['1٬299٫50', 1299.5],
  ['１．５', 1.5],
])('reads %s', (text, value) => expect(readAmount(text)?.value).toBe(value))

/** What people may type: amounts in many dresses, and anything. */
const amount = fc
  .tuple(
    fc.constantFrom('', '$', '€', 'EUR ', 'CHF ', 'kr ', 'from ', '-', '٩'),
    fc.double({ min: 0, max: 99_999, noNaN: true }),
    fc.constantFrom('', ' €', ' zł', '%', ' off', '円', '\u200f'),
    fc.boolean(),
  )
  .map(([before, value, after, comma]) => before + value.toFixed(2).replace('.', comma ? ',' : '.') + after)
const typed = fc.oneof(amount, amount, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }))

it('says nothing but what was typed: no amount is computed, rounded, converted or lost', { tags: 'property' }, () => {
  fc.assert(
    fc.property(typed, typed, (price, discount) => {
      const offer = readOffer(price, discount)
      const said = Object.values(offer).filter((text) => text !== undefined)
      for (const text of said) expect([oneSpaced(price), oneSpaced(discount)]).toContain(text)
      if (/[\p{L}\p{N}]/u.test(price)) expect(said).toContain(oneSpaced(price))
      expect(new Set(said).size === said.length || offer.badge === offer.price).toBe(true)
    }),
    propertyRuns(2_000),
  )
})

it('strikes out the higher of two amounts, and never anything else', { tags: 'property' }, () => {
  fc.assert(
    fc.property(typed, typed, (price, discount) => {
      const { price: now, oldPrice } = readOffer(price, discount)
      if (oldPrice === undefined) return
      expect(readAmount(oldPrice)!.value).toBeGreaterThan(readAmount(now!)!.value)
    }),
    propertyRuns(2_000),
  )
})

it.each([
  '20% off',
  '-30 %',
  '%50 indirim',
  '2 for 1',
  '3 für 2',
  '1+1',
  'Buy 2 get 1',
  'Free delivery',
  'Versand gratis',
  '送料無料',
])('takes %j for news that may lead', (offer) => expect(isNews(offer)).toBe(true))

it.each([
  'Now $39',
  'Summer sale',
  'While stocks last',
  '10 kg',
  '€5.99',
  'Code WINTER24',
  '20% off your first order of $100 or more',
])('takes %j for no headline', (offer) => expect(isNews(offer)).toBe(false))
