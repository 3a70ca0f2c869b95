import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { JobContext, JobDefinition, Jobs } from './jobs.ts'
import { LOST_MAX } from './count-failures.ts'
import { openJobs } from './open-jobs.ts'

const payload = z.object({ id: z.string() })
const quick: JobDefinition<{ id: string }> = { name: 'test.quick', payload, retryLimit: 0, awaited: true }
const patient: JobDefinition<{ id: string }> = { name: 'test.patient', payload, retryLimit: 1, awaited: true }

describeOnBothDatabases('jobs', (database) => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const opened: Jobs[] = []

  async function open(): Promise<Jobs> {
    const jobs = await openJobs(database.opened, [quick, patient], log)
    opened.push(jobs)
    return jobs
  }

  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.stop()
    await database.db.execute(sql`delete from pgboss.job`)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('runs a job as soon as it is sent, without waiting for the next poll', async () => {
    const jobs = await open()
    let seen = Promise.withResolvers<string>()
    stopClock()
    await jobs.work(quick, { concurrency: 1 }, async ({ id }) => seen.resolve(id))
    for (let n = 0; n < 3; n++) {
      const id = randomUUID()
      await jobs.send(database.db, quick, { id })
      expect(await seen.promise).toBe(id)
      seen = Promise.withResolvers<string>()
    }
  })

  it('runs a line of waiting jobs without a pause between them', async () => {
    const jobs = await open()
    for (let n = 0; n < 20; n++) await jobs.send(database.db, quick, { id: String(n) })
    const seen = new Set<string>()
    const all = Promise.withResolvers<void>()
    stopClock()
    await jobs.work(quick, { concurrency: 2 }, async ({ id }) => {
      seen.add(id)
      if (seen.size === 20) all.resolve()
    })
    await all.promise
  })

  it('lets other events be handled between jobs that have nothing to do', async () => {
    const jobs = await open()
    for (let n = 0; n < 20; n++) await jobs.send(database.db, quick, { id: String(n) })
    let turn = 0
    const counting = { on: true }
    const count = () => {
      turn += 1
      if (counting.on) setImmediate(count)
    }
    count()
    const turns: number[] = []
    await jobs.work(quick, { concurrency: 1 }, async () => void turns.push(turn))
    await waitUntil(() => turns.length === 20)
    counting.on = false
    expect(new Set(turns).size).toBe(20)
  })

  it('starts a job of higher priority before those that wait longer', async () => {
    const jobs = await open()
    await jobs.send(database.db, quick, { id: 'free' })
    await jobs.send(database.db, quick, { id: 'pro' }, { priority: 1 })
    const seen: string[] = []
    await jobs.work(quick, { concurrency: 1 }, async ({ id }) => void seen.push(id))
    await waitUntil(() => seen.length === 2)
    expect(seen).toEqual(['pro', 'free'])
  })

  it('has the job exactly if the transaction commits', async () => {
    const jobs = await open()
    const undone = database.db.transaction(async (tx) => {
      await jobs.send(tx, quick, { id: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await database.db.transaction((tx) => jobs.send(tx, quick, { id: 'done' }))
    const seen: string[] = []
    await jobs.work(quick, { concurrency: 1 }, async ({ id }) => void seen.push(id))
    await jobs.send(database.db, quick, { id: 'later' })
    await waitUntil(() => seen.length === 2)
    expect(seen).toEqual(['done', 'later'])
  })

  it('retries a failed job, and gives it up after the last attempt, whatever happened to its processes', async () => {
    const jobs = await open()
    const attempts: Record<string, boolean[]> = { untroubled: [], 'killed three times': [] }
    const onExhausted = vi.fn(async () => {})
    for (const id of Object.keys(attempts)) await jobs.send(database.db, patient, { id })
    await database.db.execute(sql`
      update pgboss.job set retry_count = 3, started_on = now()
      where name = ${patient.name} and data ->> 'id' = 'killed three times'`)
    await jobs.work(patient, { concurrency: 2, onExhausted }, async ({ id }, context) => {
      attempts[id]!.push(context.lastAttempt)
      throw new Error('The paint is dry')
    })
    await waitUntil(() => onExhausted.mock.calls.length === 2)
    expect(attempts).toEqual({ untroubled: [false, true], 'killed three times': [false, true] })
    for (const id of Object.keys(attempts)) expect(onExhausted).toHaveBeenCalledWith({ id })
    expect(log.warn).toHaveBeenCalledTimes(4)
    log.warn.mockClear()
  })

  it.each(['heeds the signal', 'does not heed it'])(
    'gives an unfinished job back when it stops, and its handler %s',
    async (manner) => {
      const first = await open()
      const started = Promise.withResolvers<JobContext>()
      void first.work(quick, { concurrency: 1 }, async (_, context) => {
        started.resolve(context)
        if (manner === 'heeds the signal') await once(context.signal, 'abort')
        else await sleep(5_000, undefined, { ref: false })
        throw new Error('stopped in the middle')
      })
      await first.send(database.db, quick, { id: 'a' })
      const context = await started.promise
      expect(context.lastAttempt).toBe(true)
      await first.stop()
      expect(context.lastAttempt).toBe(false)

      const second = await open()
      const taken = Promise.withResolvers<string>()
      await second.work(quick, { concurrency: 1 }, async ({ id }) => taken.resolve(id))
      expect(await taken.promise).toBe('a')
    },
  )

  it.each([
    { retryCount: 3, end: 'is taken up again' },
    { retryCount: patient.retryLimit + LOST_MAX, end: 'is given up on its last attempt' },
  ])(
    'a job whose process was killed, after $retryCount other attempts, $end',
    async ({ retryCount, end: expected }) => {
      const first = await open()
      await first.send(database.db, patient, { id: 'a' })
      await first.stop()
      await database.db.execute(sql`
      update pgboss.job set state = 'active', retry_count = ${retryCount},
        started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '15 seconds'
      where name = ${patient.name}`)

      const second = await open()
      const end = Promise.withResolvers<string>()
      const onExhausted = async () => end.resolve('is given up on its last attempt')
      await second.work(patient, { concurrency: 1, onExhausted }, async () => end.resolve('is taken up again'))
      expect(await end.promise).toBe(expected)
    },
  )

  it('continues at once when a clock that ran a day ahead is corrected', async () => {
    const first = await open()
    for (const id of ['lost', 'put off']) await first.send(database.db, patient, { id })
    await first.stop()
    const tomorrow = sql`now() + interval '1 day'`
    await database.db.execute(sql`
      update pgboss.job set state = 'active', started_on = ${tomorrow}, heartbeat_on = ${tomorrow}
      where name = ${patient.name} and data ->> 'id' = 'lost'`)
    await database.db.execute(sql`
      update pgboss.job set state = 'retry', start_after = ${tomorrow} where name = ${patient.name} and data ->> 'id' = 'put off'`)
    await database.db.execute(sql`update pgboss.queue set monitor_claim_on = ${tomorrow}, maintain_on = ${tomorrow}`)
    await database.db.execute(sql`update pgboss.version set cron_on = ${tomorrow}`)

    const second = await open()
    // The heartbeat of the lost job ages from here on, like any other.
    const ahead = sql`select 1 from pgboss.job where name = ${patient.name} and heartbeat_on > now()`
    expect((await database.db.execute(ahead)) as unknown).toMatchObject({ rows: [] })
    const seen = new Set<string>()
    await second.work(patient, { concurrency: 1 }, async ({ id }) => void seen.add(id))
    await waitUntil(() => seen.has('put off'))
    const left = sql`select 1 from pgboss.version where cron_on > now() + interval '1 minute'`
    expect((await database.db.execute(left)) as unknown).toMatchObject({ rows: [] })
  })

  it('answers its check until it stops', async () => {
    const jobs = await open()
    await jobs.check()
    await jobs.stop()
    await expect(jobs.check()).rejects.toThrow('stopping')
  })
})

/** Stops the clock: a pause would now last forever. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
