import { expect, test } from 'vitest'
import { PHOTO_LABELS } from './labels.ts'

test('each of the 31 photos is labelled once, with a reason', () => {
  expect(PHOTO_LABELS).toHaveLength(31)
  expect(new Set(PHOTO_LABELS.map(({ file }) => file)).size).toBe(31)
  for (const { why, hard } of PHOTO_LABELS) expect(why && hard.length).toBeTruthy()
})

test('nothing that its photo cuts off at two sides is to be cut out', () => {
  for (const { right, cutOffBy = [] } of PHOTO_LABELS) if (cutOffBy.length > 1) expect(right).toBe('photo')
})
