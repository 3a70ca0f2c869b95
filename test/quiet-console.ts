import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that meets a console.error which it did not expect fails: mock it in the test where it is the promise. */
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
