import { vi } from 'vitest'

/** No limit by `AbortSignal.timeout` runs out any more, until this test lets the last one that began run out. */
export function holdTimeLimits(): { runOut(): void } {
  let last: AbortController | undefined
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    last = new AbortController()
    return last.signal
  })
  return { runOut: () => last?.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')) }
}
