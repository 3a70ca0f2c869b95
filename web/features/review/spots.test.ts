import { expect, it } from 'vitest'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'
import { sortComments } from './spots.ts'

const comment = (text: string, values: Partial<ReviewComment> = {}): ReviewComment => ({
  id: text,
  version: 2,
  name: 'Grace',
  text,
  createdAt: '2026-11-20T09:00:00.000Z',
  spot: null,
  asksChanges: false,
  answer: null,
  doneAt: null,
  doneVersion: null,
  proposal: null,
  ...values,
})
const on = (format: 'square' | 'leaderboard') => ({ spot: { format, x: 0.5, y: 0.5 } })

it('numbers comments by picture, and keeps those of earlier versions and of deleted pictures', () => {
  const comments = [
    comment('old', { version: 1, ...on('square') }),
    comment('all of it'),
    comment('first', on('square')),
    comment('gone', on('leaderboard')),
    comment('second', on('square')),
  ]
  const sorted = sortComments(comments, { version: 2, formats: ['square'] })
  const numbered = (some: { text: string; number: number }[]) => some.map(({ text, number }) => `${number} ${text}`)
  expect(numbered(sorted.on('square'))).toEqual(['1 first', '2 second'])
  expect(numbered(sorted.general)).toEqual(['1 all of it', '2 gone'])
  expect(numbered(sorted.earlier)).toEqual(['1 old'])
})
