import { describe, expect, it } from 'vitest'
import { changeWords, requireReduction, priceShown } from './change-words.ts'
import type { Words } from './words.ts'

const WORDS: Words = {
  headline: '$49',
  name: 'Kettle',
  support: 'Tea, still warm',
  proof: [],
  price: undefined,
  oldPrice: undefined,
  badge: undefined,
  callToAction: 'Shop now',
}

it('shows a headline that becomes the name once, and the name again under the next headline', () => {
  const hairdryer: Words = { ...WORDS, headline: 'Dry in four minutes', name: 'Hairdryer' }
  const renamedHeadline = changeWords({ words: hairdryer }, { headline: 'HAIRDRYER' })
  expect(renamedHeadline.words).toEqual({ ...hairdryer, headline: 'HAIRDRYER', name: undefined })
  const renamed = changeWords({ words: { ...hairdryer, headline: 'Dryer' } }, { name: 'Dryer' })
  expect(renamed.words).toMatchObject({ headline: 'Dryer', name: undefined })
  expect(changeWords(renamedHeadline, { headline: 'Dry by eight' }).words).toMatchObject({
    headline: 'Dry by eight',
    name: 'HAIRDRYER',
  })
})

describe('a price that leads', () => {
  const change = (changes: Parameters<typeof changeWords>[1], words: Partial<Words> = {}) =>
    changeWords({ words: { ...WORDS, ...words }, priceLeads: true }, changes)

  it('is led by another price in its place', () => {
    expect(change({ price: '$39', support: null })).toEqual({
      words: { ...WORDS, headline: '$39', support: undefined },
      priceLeads: true,
    })
  })

  it('stands where prices stand once another line leads, and gives way to the name if it is removed', () => {
    expect(change({ headline: 'Tea for two' })).toEqual({ words: { ...WORDS, headline: 'Tea for two', price: '$49' } })
    expect(change({ price: null })).toEqual({ words: { ...WORDS, headline: 'Kettle', name: undefined } })
  })

  it('is compared with the old price', () => {
    const priced = (price: string) => change({ price, oldPrice: '$59' })
    const check = (price: string) => requireReduction({ ...priced(price).words, price: priceShown(priced(price)) })
    expect(() => check('$39')).not.toThrow()
    expect(() => check('$69')).toThrow('The old price $59 is not higher than $69.')
  })
})
