import { expect, it } from 'vitest'
import { findOrderProblem, stateOfDay } from './sale-days.ts'

const STATES = [
  { name: 'Before', from: '2026-11-20' },
  { name: 'From Friday', from: '2026-11-27' },
  { name: 'Over', from: '2026-12-01' },
]

it.each([
  ['2026-11-19', undefined],
  ['2026-11-20', 'Before'],
  ['2026-11-26', 'Before'],
  ['2026-11-27', 'From Friday'],
  ['2026-11-30', 'From Friday'],
  ['2026-12-01', 'Over'],
  ['2027-06-01', 'Over'],
])('on %s stands %s', (day, name) => {
  expect(stateOfDay(STATES, day)?.name).toBe(name)
})

it('takes states in the order of their days, each on a day of its own', () => {
  expect(findOrderProblem(STATES)).toBeUndefined()
  expect(findOrderProblem([])).toBeUndefined()
  expect(findOrderProblem(STATES.toReversed())).toMatch(/begins before “Over”/)
  expect(findOrderProblem([STATES[0]!, STATES[0]!])).toMatch(/on the same day/)
})
