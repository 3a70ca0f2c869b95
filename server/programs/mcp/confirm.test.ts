import { expect, it } from 'vitest'
import { askToConfirm } from './confirm.ts'

const COST = { pictures: 3, credits: 3, creditsLeft: 10 }

it('asks until the cost is agreed to, and again once it is more', () => {
  expect(askToConfirm(COST, { confirm: false })).toBe(
    'Nothing was made yet. This would make 3 pictures for 3 credits. The account has 10. Call again with confirm: true to go on.',
  )
  expect(askToConfirm(COST, { confirm: true })).toBeUndefined()
  expect(askToConfirm(COST, { confirm: true, maxCredits: 3 })).toBeUndefined()
  expect(askToConfirm(COST, { confirm: true, maxCredits: 2 })).toContain('for 3 credits')
  expect(askToConfirm(COST, { confirm: false, maxCredits: 3 })).toContain('Nothing was made yet.')
})
