import { expect, it, vi } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

it.each([
  ['something', 1],
  ['that there is nothing', undefined],
])('makes %s once', (_what, value) => {
  const cached = boundedCache<number | undefined>(2)
  const make = vi.fn(() => value)
  expect([cached('a', make), cached('a', make)]).toEqual([value, value])
  expect(make).toHaveBeenCalledTimes(1)
})

it('forgets everything when it is full', () => {
  const cached = boundedCache<string>(2)
  const make = vi.fn((key: string) => key)
  for (const key of ['a', 'b', 'a', 'c', 'a']) cached(key, () => make(key))
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})
