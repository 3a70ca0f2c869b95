import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const NONE = {
  new: 0,
  gone: 0,
  changed: 0,
  prices: 0,
  names: 0,
  texts: 0,
  photos: 0,
  looks: 0,
  badges: 0,
}

test('puts all differences into one line, in singular and plural', () => {
  expect(
    differencesOf({
      ...NONE,
      changed: 13,
      prices: 12,
      names: 1,
      new: 3,
      gone: 1,
    }),
  ).toBe('12 prices changed, 1 name changed, 3 products are new, 1 product is gone')
})

test('is empty without differences', () => {
  expect(differencesOf(NONE)).toBe('')
})
