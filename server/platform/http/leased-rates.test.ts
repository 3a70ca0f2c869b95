import { pino } from 'pino'
import { expect, inject, it, describe } from 'vitest'
import { openTestPostgres, useDatabase } from '#test/platform/database.ts'
import type { Services } from '#server/services.ts'
import { leasedRates } from './leased-rates.ts'

const log = pino({ level: 'silent' })

/** Opens the counter of one process. */
function openProcess(services: Pick<Services, 'db'>) {
  // The machine may be busy, but the database is available.
  const store = new (leasedRates({ ...services, log }, { patienceMs: 120_000 }))({ max: 0 })
  const reads = store.child({ name: 'reads' } as never)
  return (key: string, max: number) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) =>
      reads.incr(key, (error, count) => (error ? reject(error) : resolve(count!)), 60_000, max),
    )
}

describe.skipIf(!inject('postgresSocketFolder'))('on PostgreSQL (skipped where none is installed)', () => {
  const database = useDatabase()

  it.each([300, 60])('four processes together allow %i calls, or at most a tenth less', async (max) => {
    const processes = Array.from({ length: 4 }, () => openProcess(database))
    const counts = await Promise.all(
      Array.from({ length: 2 * max }, (_, call) => processes[call % processes.length]!('ada', max)),
    )
    const through = counts.filter(({ current }) => current <= max)
    expect(through.length).toBeLessThanOrEqual(max)
    expect(through.length).toBeGreaterThanOrEqual(max * 0.9)
    // No two calls had the same position.
    expect(new Set(through.map(({ current }) => current)).size).toBe(through.length)
    for (const { ttl } of counts) expect(ttl).toBeLessThanOrEqual(60_000)
    expect((await processes[0]!('grace', max)).current).toBe(1)
  })

  it('counts exactly for a caller who stays with one process', async () => {
    const count = openProcess(database)
    for (let call = 1; call <= 20; call++) expect((await count('ada', 300)).current).toBe(call)
  })

  it('counts in each process alone, up to the whole limit, while the database is away', async () => {
    const opened = await openTestPostgres()
    const count = openProcess(opened)
    await opened.close()
    const counts = []
    for (let call = 0; call < 70; call++) counts.push((await count('ada', 60)).current)
    expect(counts.filter((current) => current <= 60)).toHaveLength(60)
  })
})
