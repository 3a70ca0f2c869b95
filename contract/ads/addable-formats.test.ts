import { expect, it } from 'vitest'
import { addableFormats } from './addable-formats.ts'

it('adds the formats that a plan makes, in their order and as many as it has room for', () => {
  const wanted = ['half_page', 'square', 'leaderboard', 'facebook_feed'] as const
  expect(addableFormats('pro', wanted, ['leaderboard'])).toEqual(['half_page', 'square', 'facebook_feed'])
  expect(addableFormats('free', wanted)).toEqual(['square', 'facebook_feed'])
  expect(addableFormats('free', wanted, ['square'])).toEqual(['facebook_feed'])
  expect(addableFormats('free', wanted, ['leaderboard', 'half_page'])).toEqual([])
})
