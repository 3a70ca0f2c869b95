import { vi } from 'vitest'

/** Suspends all limits by `AbortSignal.timeout`, until this test lets the last one that began expire. */
export function suspendTimeLimits(): { runOut(): void } {
  let last: AbortController | undefined
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    last = new AbortController()
    return last.signal
  })
  return { runOut: () => last?.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')) }
}
