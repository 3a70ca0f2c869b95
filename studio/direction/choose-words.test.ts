import { describe, expect, it } from 'vitest'
import { adFields } from '#test/ad-fields.ts'
import { makeBrief } from '../brief/brief.ts'
import { chooseWords } from './choose-words.ts'

const NAMED = { productName: 'Loden', taglines: ['Warm to the last stop', 'Made for rain'] }
const said = (own: Parameters<typeof adFields>[0], format: 'facebook_feed' | 'leaderboard' = 'facebook_feed') =>
  Array.from({ length: 10 }, (_, seed) => chooseWords(makeBrief(adFields(own), seed), format, seed))

const count = (texts: readonly (string | undefined)[]) =>
  texts
    .filter((text) => text !== undefined)
    .join(' ')
    .split(/\s+/).length

describe('what an ad says', () => {
  it('is as little as sells: a support line only where the whole ad stays under a dozen words', () => {
    for (const words of said({ ...NAMED, productPrice: '€180' })) {
      const { proof: _, ...lines } = words
      expect(count(Object.values(lines))).toBeLessThanOrEqual(11)
    }
    expect(said({ ...NAMED, productPrice: '€180' }).some(({ support }) => support !== undefined)).toBe(true)
    const long = { productName: 'Loden Coat for Every Kind of Weather', productPrice: '€180' }
    for (const words of said({ ...NAMED, ...long })) expect(words.support).toBeUndefined()
  })

  it('never gives up name, price, old price, offer or action for it', () => {
    const long = 'A coat for people who are out in every kind of weather there is'
    for (const words of said({ productName: long, productPrice: '€180', productDiscount: '€220', taglines: [long] })) {
      expect([words.headline, words.name]).toContain(long)
      expect(words).toMatchObject({ price: '€180', oldPrice: '€220' })
      expect(words.callToAction).toBeTruthy()
    }
  })

  it('lists two points in corporate, where a format has room for them, and in no other style', () => {
    const own = { productDescription: 'Features sealed seams, a wired hood, and two inner pockets.', ...NAMED }
    const corporate = said({ ...own, adStyle: 'corporate' })
    expect(corporate.filter(({ proof }) => proof.length === 2).length).toBeGreaterThan(5)
    expect(corporate.every(({ proof }) => proof.length === 0 || proof.length === 2)).toBe(true)
    for (const words of said({ ...own, adStyle: 'corporate' }, 'leaderboard')) expect(words.proof).toEqual([])
    for (const words of said({ ...own, adStyle: 'clean' })) expect(words.proof).toEqual([])
  })

  it('counts Chinese and Japanese by their letters', () => {
    const own = {
      productName: '月光保温杯',
      productDescription: '无论清晨还是深夜，都让你的咖啡和茶保持刚刚好的温度，陪你走过每一段漫长的路。',
      taglines: ['热到最后一口'],
    }
    for (const words of said(own)) expect([...(words.support ?? '')].length).toBeLessThan(24)
  })
})
