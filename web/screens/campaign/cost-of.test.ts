import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

test('each new picture takes a credit, and a change takes none', () => {
  expect([0, 1, 6].map((credits) => costOf({ pictures: credits, credits }))).toEqual([
    'Free',
    'Uses 1 credit',
    'Uses 6 credits',
  ])
})
