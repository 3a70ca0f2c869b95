import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { collapseSpaces } from '../text/visible-text.ts'
import { CURRENCY_CODES } from './currency-texts.ts'
import { comparePrices } from './compare-prices.ts'
import { type OfferDoubt, readOffer } from './read-offer.ts'

type Shown = { price?: string; oldPrice?: string; badge?: string; doubt?: OfferDoubt }

const was = (price: string, oldPrice: string): Shown => ({ price, oldPrice })
const badge = (price: string, words: string): Shown => ({ price, badge: words })
const only = (price: string): Shown => ({ price })
const doubt = (price: string, why: OfferDoubt, words?: string): Shown => ({
  price,
  ...(words && { badge: words }),
  doubt: why,
})

/** Cases by the kind of discount: the typed price, the typed discount, and what the ad then shows. */
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
  'amounts in two currencies, of which only the price is shown': [
    ['$49.99', '€39.99', doubt('$49.99', 'currencies')],
    ['£49', '39 EUR', doubt('£49', 'currencies')],
    ['A$49', 'US$59', doubt('A$49', 'currencies')],
    ['49 €', '59 $', doubt('49 €', 'currencies')],
    ['49 €', 'was 59 CHF', doubt('49 €', 'currencies')],
    ['KES 1,500', '1,200 USh', doubt('KES 1,500', 'currencies')],
  ],
  'a former price that is not higher, which is not shown': [
    ['$49', 'Was $39', doubt('$49', 'not-higher')],
    ['$49', 'RRP $49.00', doubt('$49', 'not-higher')],
    ['49 €', 'statt 39 €', doubt('49 €', 'not-higher')],
  ],
  'what can be read in two ways, which claims nothing': [
    ['9.500', '12', doubt('9.500', 'unclear', '12')],
    ['12', '9,500', doubt('12', 'unclear', '9,500')],
    ['دينار 9.500', '12 دينار', doubt('دينار 9.500', 'unclear', '12 دينار')],
    ['999', '1.299', doubt('999', 'unclear', '1.299')],
  ],
  'two readings that come to the same': [
    ['1.299', '1.499', was('1.299', '1.499')],
    ['9.500', '12.000', was('9.500', '12.000')],
    ['$1,299', '1,499', was('$1,299', '1,499')],
    ['12 KWD', '9.500', was('9.500', '12 KWD')],
  ],
  'an amount in a currency with three decimals': [
    ['KWD 9.500', 'KWD 12', was('KWD 9.500', 'KWD 12')],
    ['49,900 TND', '59 TND', was('49,900 TND', '59 TND')],
    ['12 KWD', '9.500 KWD', was('9.500 KWD', '12 KWD')],
    ['BHD 1,250', 'BHD 2', was('BHD 1,250', 'BHD 2')],
    ['123,456.789 OMR', '130,000 OMR', was('130,000 OMR', '123,456.789 OMR')],
    ['IQD 25,000.000', 'IQD 30,000.000', was('IQD 25,000.000', 'IQD 30,000.000')],
    ['JOD 4.5', 'JOD 5.250', was('JOD 4.5', 'JOD 5.250')],
    ['LYD 9.500', 'د.ل 12', was('LYD 9.500', 'د.ل 12')],
  ],
  'an amount as the shops of a country write it': [
    ['KES 1,500', 'KES 1,200', was('KES 1,200', 'KES 1,500')],
    ['KSh 1,500', 'Ksh1,800', was('KSh 1,500', 'Ksh1,800')],
    ['549.00 PKR', '449.00 PKR', was('449.00 PKR', '549.00 PKR')],
    ['S/ 59.90', 'S/.49.90', was('S/.49.90', 'S/ 59.90')],
    ['15 000 FCFA', '18 000 F CFA', was('15 000 FCFA', '18 000 F CFA')],
    ['49EUR', '39EUR', was('39EUR', '49EUR')],
    ['35€99', '29€99', was('29€99', '35€99')],
    ['€ 19⁹⁹', '€ 24⁹⁹', was('€ 19⁹⁹', '€ 24⁹⁹')],
    ['34,50 € *', '29,50 € *', was('29,50 € *', '34,50 € *')],
    ['US $59.99', 'US $49.99', was('US $49.99', 'US $59.99')],
    ['GH₵200', 'GH₵150', was('GH₵150', 'GH₵200')],
    ['CHF 59.–', 'CHF 49.–', was('CHF 49.–', 'CHF 59.–')],
    ['749,00 euro', '649,00 euro', was('649,00 euro', '749,00 euro')],
    ['Rs. 1,500/-', 'Rs. 1,200/-', was('Rs. 1,200/-', 'Rs. 1,500/-')],
    ['50,- Kč', '60,- Kč', was('50,- Kč', '60,- Kč')],
    ['£94.50 GBP', '£99.50 GBP', was('£94.50 GBP', '£99.50 GBP')],
    ['15,000円', '18,000円', was('15,000円', '18,000円')],
    ['$59', 'now $49', was('now $49', '$59')],
    ['59 €', 'Jetzt nur 49 €', was('Jetzt nur 49 €', '59 €')],
    ['₦15,000', '₦18,500', was('₦15,000', '₦18,500')],
    ['৳1,200', '1,500 Tk', was('৳1,200', '1,500 Tk')],
    ['K250', 'K300', was('K250', 'K300')],
    ['TRY 1.499', 'TRY 1.299', was('TRY 1.299', 'TRY 1.499')],
  ],
  'a word that is a currency only beside itself': [
    ['49', 'TOP 10', badge('49', 'TOP 10')],
    ['$49', 'ALL 20', badge('$49', 'ALL 20')],
    ['49', 'L 20', badge('49', 'L 20')],
    ['49', '10 GEL', badge('49', '10 GEL')],
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

it.each(CURRENCY_CODES)('knows %s as money, before and behind an amount and beside it', (code) => {
  for (const [low, high] of [
    [`${code} 1200`, `${code} 1500`],
    [`1200.00 ${code}`, `1500.00 ${code}`],
    [`1200${code}`, `1500${code}`],
  ] as const) {
    expect(readOffer(low, high)).toMatchObject(was(low, high))
    expect(readOffer(high, low)).toMatchObject(was(low, high))
  }
})

const NOTHING = { price: undefined, oldPrice: undefined, badge: undefined }
const ROWS = Object.entries(CASES).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const))

it.each(ROWS)('%s: price %j with discount %j', (_, typedPrice, typedDiscount, shown) => {
  expect(readOffer(typedPrice, typedDiscount)).toEqual({ ...NOTHING, ...shown })
})

/** Texts that people may type: amounts in many notations, and arbitrary text. */
const amount = fc
  .tuple(
    fc.constantFrom('', '$', '€', 'EUR ', 'CHF ', 'kr ', 'from ', '-', '٩'),
    fc.double({ min: 0, max: 99_999, noNaN: true }),
    fc.constantFrom('', ' €', ' zł', '%', ' off', '円', '\u200f'),
    fc.boolean(),
  )
  .map(([before, value, after, comma]) => before + value.toFixed(2).replace('.', comma ? ',' : '.') + after)
const typed = fc.oneof(amount, amount, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }))

it('shows nothing but what was typed: no amount is computed, rounded, converted or lost', { tags: 'property' }, () => {
  fc.assert(
    fc.property(typed, typed, (price, discount) => {
      const { doubt: _, ...offer } = readOffer(price, discount)
      const texts = Object.values(offer).filter((text) => text !== undefined)
      for (const text of texts) expect([collapseSpaces(price), collapseSpaces(discount)]).toContain(text)
      if (/[\p{L}\p{N}]/u.test(price)) expect(texts).toContain(collapseSpaces(price))
      expect(new Set(texts).size === texts.length || offer.badge === offer.price).toBe(true)
    }),
    propertyRuns(2_000),
  )
})

it('strikes out the higher of two amounts, and never anything else', { tags: 'property' }, () => {
  fc.assert(
    fc.property(typed, typed, (price, discount) => {
      const { price: now, oldPrice } = readOffer(price, discount)
      if (oldPrice === undefined) return
      expect(comparePrices(now, oldPrice)).toBe('higher')
    }),
    propertyRuns(2_000),
  )
})
