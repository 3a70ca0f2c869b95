import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that meets a console.error which it did not expect fails: a test that promises one mocks it. */
beforeEach(() => {
  const error = vi.spyOn(console, 'error')
  return () => {
    const calls = [...error.mock.calls]
    error.mockRestore()
    expect(calls, 'console.error was called').toEqual([])
  }
})

afterEach(() => {
  vi.useRealTimers()
})
