import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { makePlacesPerUser } from './places-per-user.ts'

const SENTENCE = 'Two are under way already.'

it('gives everybody some places, and a freed one again', () => {
  const places = makePlacesPerUser({ perUser: 2, sentence: SENTENCE })
  const leave = places.take('ann')
  places.take('ann')
  expect(() => places.take('ann')).toThrow(new AppError('TOO_MANY_REQUESTS', SENTENCE))
  places.take('bob')
  leave()
  places.take('ann')
  expect(() => places.take('ann')).toThrow(SENTENCE)
})

it('gives no more to all people together than there are', () => {
  const places = makePlacesPerUser({ perUser: 2, total: 3, sentence: SENTENCE })
  const leave = places.take('ann')
  places.take('ann')
  places.take('bob')
  expect(() => places.take('cem')).toThrow('Many people are downloading right now. Please try again in a minute.')
  expect(() => places.take('ann')).toThrow(SENTENCE)
  leave()
  places.take('cem')
  expect(() => places.take('bob')).toThrow('Many people are downloading right now.')
})
