import { expect, it } from 'vitest'
import { isNews, isReduction, withOwnOffer } from './offer.ts'

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

const NOTHING = { price: undefined, oldPrice: undefined, badge: undefined }

it.each([
  ['an old price that the price has caught up with', { price: '$69' }, { oldPrice: '$59' }, { price: '$69' }],
  ['an old price in another currency', { price: '€49' }, { oldPrice: '$59' }, { price: '€49' }],
  ['a badge in another currency', { price: '€49' }, { badge: '$59' }, { price: '€49' }],
  ['an old price whose marks leave two readings', { price: '9.500' }, { oldPrice: '12' }, { price: '9.500' }],
] as const)('leaves out %s', (_, fields, own, expected) => {
  expect(withOwnOffer({ ...NOTHING, ...fields }, own)).toEqual({ ...NOTHING, ...expected })
})

it.each([
  ['an amount as a badge', { price: '$20' }, { badge: '$25' }, { price: '$20', badge: '$25' }],
  ['an old price that is higher', { price: '$20' }, { oldPrice: '$25' }, { price: '$20', oldPrice: '$25' }],
  ['words for an old price', { price: '$20' }, { oldPrice: 'a fortune' }, { price: '$20', oldPrice: 'a fortune' }],
] as const)('keeps %s', (_, fields, own, expected) => {
  expect(withOwnOffer({ ...NOTHING, ...fields }, own)).toEqual({ ...NOTHING, ...expected })
})

it('knows a reduction from an old price that stands alone', () => {
  expect(isReduction({ price: undefined, oldPrice: '$20' })).toBe(false)
  expect(isReduction({ price: '$20', oldPrice: undefined })).toBe(true)
  expect(isReduction({ price: 'KWD 9.500', oldPrice: 'KWD 12' })).toBe(true)
})
