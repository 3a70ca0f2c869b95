import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { makeSlotsPerUser } from './slots-per-user.ts'

const SENTENCE = 'Two are under way already.'
const FULL = 'All are taken.'

it('gives each user some slots, and a freed one again', () => {
  const places = makeSlotsPerUser({ perUser: 2, sentence: SENTENCE })
  const leave = places.acquire('ann')
  places.acquire('ann')
  expect(() => places.acquire('ann')).toThrow(new AppError('TOO_MANY_REQUESTS', SENTENCE))
  places.acquire('bob')
  leave()
  places.acquire('ann')
  expect(() => places.acquire('ann')).toThrow(SENTENCE)
})

it('gives no more to all users together than there are', () => {
  const places = makeSlotsPerUser({ perUser: 2, total: { places: 3, sentence: FULL }, sentence: SENTENCE })
  const leave = places.acquire('ann')
  places.acquire('ann')
  places.acquire('bob')
  expect(() => places.acquire('cem')).toThrow(new AppError('TOO_MANY_REQUESTS', FULL))
  expect(() => places.acquire('ann')).toThrow(SENTENCE)
  leave()
  places.acquire('cem')
  expect(() => places.acquire('bob')).toThrow(FULL)
})
