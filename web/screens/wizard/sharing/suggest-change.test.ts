import { expect, it } from 'vitest'
import { suggestChange } from './suggest-change.ts'

const words = { headline: 'Light, anywhere', price: '$4.99' }

it.each([
  ['The price is last year’s, please use 3.99.', { part: 'price', text: '$3.99' }],
  ['It costs $3.49, not that.', { part: 'price', text: '$3.49' }],
  ['Bitte 3,99 € schreiben', { part: 'price', text: '3,99 €' }],
  ['Make the lamp 20 percent larger', { part: 'headline', text: 'Light, anywhere' }],
  ['Too dark', { part: 'headline', text: 'Light, anywhere' }],
])('proposes a change for "%s"', (comment, change) => expect(suggestChange(comment, words)).toEqual(change))

it('takes no amount for a price if the ad has none', () => {
  expect(suggestChange('Please say 3.99', { headline: 'Light' })).toEqual({ part: 'headline', text: 'Light' })
})
