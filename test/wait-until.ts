import { vi } from 'vitest'

/** Until the condition yields something; the limit is there to end a hang, however busy the machine is. */
export function waitUntil<Result>(condition: () => Result | Promise<Result>) {
  return vi.waitUntil(condition, { timeout: 120_000, interval: 50 })
}
