import { expect, it } from 'vitest'
import { isChanged, oneMore, refuseDrafts, type SaleDraft, toStates, usualStates } from './sale-draft.ts'

const FRIDAY: SaleDraft = { key: 'a', name: ' From Friday ', from: '2026-11-27', words: { price: '$3.99', badge: ' ' } }

it.each([
  ['2026-11-25', ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01']],
  ['2026-11-27', ['2026-11-27', '2026-12-04', '2026-12-07', '2026-12-08']],
  ['2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-04', '2027-01-05']],
])('begins on %s with four states in the order of their days', (today, days) => {
  const states = usualStates(new Date(`${today}T12:00`))
  expect(states.map(({ from }) => from)).toEqual(days)
  expect(refuseDrafts(states)).toBeUndefined()
})

it('sends what was typed, and nothing for an empty field, so that the ad’s words are used', () => {
  expect(toStates([FRIDAY])).toEqual([{ name: 'From Friday', from: '2026-11-27', words: { price: '$3.99' } }])
  const leftOut = { ...FRIDAY, words: { badge: null } }
  expect(toStates([leftOut])[0]!.words).toEqual({ badge: null })
})

it('counts another word as a change, and not a space', () => {
  const saved = { id: 'a', name: 'From Friday', from: '2026-11-27', words: { price: '$3.99' }, pictures: [] }
  expect(isChanged([{ ...FRIDAY, id: 'a' }], [saved])).toBe(false)
  expect(isChanged([{ ...FRIDAY, id: 'a', words: { price: '$2.99' } }], [saved])).toBe(true)
  expect(isChanged([], [saved])).toBe(true)
})

it('explains in a sentence what is wrong, and adds the day after the last', () => {
  expect(refuseDrafts([{ ...FRIDAY, name: ' ' }])).toBe('Please give each state a name.')
  expect(refuseDrafts([{ ...FRIDAY, name: 'Over', from: '' }])).toBe('Please say on which day “Over” begins.')
  expect(refuseDrafts([FRIDAY, FRIDAY])).toContain('begin on the same day')
  expect(oneMore([FRIDAY], 'b').from).toBe('2026-11-28')
  expect(oneMore([], 'b').from).toBe('')
})
