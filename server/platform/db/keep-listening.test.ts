import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { givenUser } from '#test/given/given.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { AD_EVENTS_CHANNEL } from '#server/ads/variants/ad-events.ts'
import { changeJob, insertJob } from '#server/ads/generation-jobs/store.ts'
import { keepListening } from './keep-listening.ts'

describe.skipIf(!inject('postgresSocketFolder'))('on PostgreSQL (skipped where none is installed)', () => {
  const database = useDatabase()

  function listen() {
    const received: string[] = []
    const states: boolean[] = []
    const { queue } = database.opened
    if (queue.backend !== 'postgres') throw new Error('This is about PostgreSQL')
    const { notifyHeartbeatIntervalMs: restMs, ...options } = queue.options
    const listening = keepListening(
      { ...options, application_name: 'listens' },
      {
        channel: AD_EVENTS_CHANNEL,
        onMessage: (creativeId) => received.push(creativeId),
        onStateChange: (isListening) => states.push(isListening),
        restMs,
      },
    )
    onTestFinished(() => listening.close())
    return { received, states, listening }
  }

  it('receives an event for each ad whose generation progresses, whichever process wrote it', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const { received, states } = listen()
    await expect.poll(() => states).toEqual([true])
    const id = randomUUID()
    const job = { id, creativeId, userId, format: 'square', seed: 1, campaignSeed: 1, state: 'queued' } as const
    await insertJob(database.db, { ...job, stage: 'queued', createdAt: TEST_TIME, updatedAt: TEST_TIME })
    await expect.poll(() => received).toEqual([creativeId])
    await changeJob(database.db, id, { state: 'failed' }, TEST_TIME)
    await expect.poll(() => received).toEqual([creativeId, creativeId])
    // A transaction that is rolled back sends no notification.
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from generation_jobs`)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await database.db.execute(sql`delete from generation_jobs`)
    await expect.poll(() => received).toHaveLength(3)
  })

  it('reports that it has lost its connection, and listens again by itself', async () => {
    const { states, listening } = listen()
    await expect.poll(() => states).toEqual([true])
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens'
        and datname = current_database()`)
    await expect.poll(() => states, { timeout: 60_000 }).toEqual([true, false, true])
    await listening.close()
  })
})
