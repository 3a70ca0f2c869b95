import { expect, test } from 'vitest'
import { RESULT_STATES } from '#contract/campaign.ts'
import type { Campaign } from '#contract/campaign.ts'
import { costOf } from './cost-of.ts'

const NONE = { new: 0, gone: 0, changed: 0, prices: 0, names: 0, texts: 0, photos: 0 }
const progress = Object.fromEntries(RESULT_STATES.map((state) => [state, 0])) as Campaign['progress']
const campaign = {
  feed: { products: 3 },
  formats: ['square', 'facebook_feed'],
  differences: null,
  progress,
} as Campaign

test('a first start takes a credit for every picture', () => {
  expect(costOf(campaign)).toBe('Uses 6 credits')
})

test('of the next file only new pictures take one', () => {
  const costWith = (part: Partial<typeof NONE>, failed = 0) =>
    costOf({ ...campaign, differences: { ...NONE, ...part }, progress: { ...progress, failed } })
  expect(costWith({ changed: 2, prices: 2, gone: 1 })).toBe('Free')
  expect(costWith({ changed: 2, prices: 2, new: 1 })).toBe('Uses 2 credits')
  expect(costWith({ changed: 2, prices: 1, photos: 1 })).toBe('Uses at most 2 credits')
  expect(costWith({ changed: 1, prices: 1 }, 2)).toBe('Uses at most 2 credits')
})
