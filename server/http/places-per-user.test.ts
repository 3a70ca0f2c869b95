import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { makePlacesPerUser } from './places-per-user.ts'

const SENTENCE = 'Two are under way already.'
const FULL = 'All are taken.'

it('gives each user some slots, and a freed one again', () => {
  const places = makePlacesPerUser({ perUser: 2, sentence: SENTENCE })
  const leave = places.take('ann')
  places.take('ann')
  expect(() => places.take('ann')).toThrow(new AppError('TOO_MANY_REQUESTS', SENTENCE))
  places.take('bob')
  leave()
  places.take('ann')
  expect(() => places.take('ann')).toThrow(SENTENCE)
})

it('gives no more to all users together than there are', () => {
  const places = makePlacesPerUser({ perUser: 2, total: { places: 3, sentence: FULL }, sentence: SENTENCE })
  const leave = places.take('ann')
  places.take('ann')
  places.take('bob')
  expect(() => places.take('cem')).toThrow(new AppError('TOO_MANY_REQUESTS', FULL))
  expect(() => places.take('ann')).toThrow(SENTENCE)
  leave()
  places.take('cem')
  expect(() => places.take('bob')).toThrow(FULL)
})
