import { expect, it } from 'vitest'
import { describeError } from '#server/platform/http/describe-error.ts'
import { asError } from './as-error.ts'

it('lets the log read what the queue copies of an error', () => {
  const met = Object.assign(new Error('Connection terminated'), { code: '57P01' })
  const copy = { ...met, message: met.message, stack: met.stack, queue: 'generate-variant' } as unknown as Error
  expect(describeError(asError(copy))).toEqual(describeError(met))
  expect(asError(met)).toBe(met)
})
