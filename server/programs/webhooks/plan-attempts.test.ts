import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { WAITS_MS, waitAfter } from './plan-attempts.ts'

const HOUR_MS = 60 * 60 * 1000

it('tries for a day, with growing waits that differ a little between deliveries', () => {
  const ids = Array.from({ length: 50 }, () => randomUUID())
  const waitsOf = (id: string) => WAITS_MS.map((_, index) => waitAfter(index + 1, id)!)
  for (const id of ids) {
    const waits = waitsOf(id)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(waits).toEqual(waitsOf(id))
    const hours = waits.reduce((sum, wait) => sum + wait) / HOUR_MS
    expect(hours).toBeGreaterThan(21)
    expect(hours).toBeLessThan(26)
    expect(waitAfter(WAITS_MS.length + 1, id)).toBeUndefined()
  }
  expect(new Set(ids.map((id) => waitAfter(1, id))).size).toBeGreaterThan(40)
})

it('waits as long as a receiver asks, up to an hour', () => {
  const id = randomUUID()
  expect(waitAfter(1, id, 600)).toBe(600_000)
  expect(waitAfter(1, id, 1)).toBe(waitAfter(1, id))
  expect(waitAfter(1, id, 999_999_999)).toBe(HOUR_MS)
})
