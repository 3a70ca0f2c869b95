import { expect, it } from 'vitest'
import { refuseOrder, stateOn } from './sale-days.ts'

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
  expect(stateOn(STATES, day)?.name).toBe(name)
})

it('takes states in the order of their days, each on a day of its own', () => {
  expect(refuseOrder(STATES)).toBeUndefined()
  expect(refuseOrder([])).toBeUndefined()
  expect(refuseOrder(STATES.toReversed())).toMatch(/begins before “Over”/)
  expect(refuseOrder([STATES[0]!, STATES[0]!])).toMatch(/on the same day/)
})
