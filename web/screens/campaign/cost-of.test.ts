import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

test('counts a credit for each new picture, and none for a change', () => {
  expect([0, 1, 6].map((credits) => costOf({ pictures: credits, credits }))).toEqual([
    'Free',
    'Uses 1 credit',
    'Uses 6 credits',
  ])
})
