import { expect, it } from 'vitest'
import { askToConfirm } from './confirm.ts'

const COST = { pictures: 3, credits: 3, creditsLeft: 10 }

it('asks until the cost is agreed to, and again once it is more', () => {
  expect(askToConfirm(COST, { confirm: false })).toBe(
    'Nothing was made yet. The cost: 3 pictures, 3 credits of the 10 that the account has. Call again with confirm: true to go on.',
  )
  expect(askToConfirm(COST, { confirm: true })).toBeUndefined()
  expect(askToConfirm(COST, { confirm: true, maxCredits: 3 })).toBeUndefined()
  expect(askToConfirm(COST, { confirm: true, maxCredits: 2 })).toContain('3 credits of the 10')
  expect(askToConfirm(COST, { confirm: false, maxCredits: 3 })).toContain('Nothing was made yet.')
})
