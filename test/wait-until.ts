import { vi } from 'vitest'

/** Waits until the condition yields something; the limit only ends a hang, however busy the machine is. */
export function waitUntil<Result>(condition: () => Result | Promise<Result>) {
  return vi.waitUntil(condition, { timeout: 120_000, interval: 50 })
}
