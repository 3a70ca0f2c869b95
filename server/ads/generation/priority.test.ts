import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { makeTestServices, TEST_TIME, type TestServices } from '#test/services.ts'
import { waitUntil } from '#test/wait-until.ts'
import { creditLedger, generationJobs, variants } from '#server/platform/db/schema.ts'
import { escalateWaitingJobs } from './escalate-waiting-jobs.ts'
import { generateVariantJob } from './job.ts'
import { runGeneration } from './run-generation.ts'
import { startGeneration } from './start-generation.ts'

const MINUTE_MS = 60_000

// A dozen ads are made one after the other, on a machine that may be busy.
interface Start {
  jobId: string
  /** Minutes since the test began. */
  at: number
}

describeOnBothDatabases('a full queue', (database, isDefault) => {
  async function accept(services: TestServices, plan: 'free' | 'pro'): Promise<string> {
    const userId = await givenUser(database.db)
    if (plan === 'pro') await givenPro(database.db, userId)
    const creativeId = await givenCompleteCreative(services, userId)
    return startGeneration(services, { userId, creativeId, format: 'square' })
  }

  /**
   * Runs one painter that takes a minute for each ad; each minute the waiting jobs are escalated, as the schedule does.
   */
  async function paintAll(services: TestServices, onStart: (start: Start) => Promise<void> | void): Promise<Start[]> {
    const starts: Start[] = []
    const minutes = () => (services.now().getTime() - TEST_TIME.getTime()) / MINUTE_MS
    await services.jobs.work(generateVariantJob, { concurrency: 1 }, async ({ jobId }, context) => {
      const start = { jobId, at: minutes() }
      starts.push(start)
      await onStart(start)
      await runGeneration(services, INSTANT_PAINTERS, { jobId }, context)
      services.setTime(new Date(services.now().getTime() + MINUTE_MS))
      await escalateWaitingJobs(services)
    })
    const isOver = async () => (await database.db.select().from(generationJobs)).every(({ state }) => state === 'done')
    await waitUntil(isOver)
    return starts
  }

  it('hurries a job too that a stopping server handed back in the middle', async () => {
    const services = await makeTestServices(database)
    const interrupted = await accept(services, 'free')
    await database.db.update(generationJobs).set({ state: 'running' })
    services.setTime(new Date(TEST_TIME.getTime() + 9 * MINUTE_MS))
    await accept(services, 'pro')
    await escalateWaitingJobs(services)
    const starts = await paintAll(services, () => {})
    expect(starts[0]?.jobId).toBe(interrupted)
  })

  it('leaves a job alone that has waited less than eight minutes', async () => {
    const services = await makeTestServices(database)
    const free = await accept(services, 'free')
    services.setTime(new Date(TEST_TIME.getTime() + 7 * MINUTE_MS))
    const pro = await accept(services, 'pro')
    await escalateWaitingJobs(services)
    const starts = await paintAll(services, () => {})
    expect(starts.map(({ jobId }) => jobId)).toEqual([pro, free])
  })

  if (!isDefault) return

  it('starts a Pro job before the free jobs that wait, and those in their order', async () => {
    const services = await makeTestServices(database)
    const free = [await accept(services, 'free'), await accept(services, 'free'), await accept(services, 'free')]
    const pro = [await accept(services, 'pro'), await accept(services, 'pro')]
    const starts = await paintAll(services, () => {})
    expect(starts.map(({ jobId }) => jobId)).toEqual([...pro, ...free])
  })

  it('lets users take turns: six waiting ads of one do not all come before the first of another', async () => {
    const services = await makeTestServices(database)
    const [ada, grace] = [await givenUser(database.db), await givenUser(database.db)]
    await givenPro(database.db, ada)
    await givenPro(database.db, grace)
    const ofAda: string[] = []
    for (let ad = 0; ad < 6; ad++) {
      const creativeId = await givenCompleteCreative(services, ada)
      ofAda.push(await startGeneration(services, { userId: ada, creativeId, format: 'square' }))
    }
    const creativeId = await givenCompleteCreative(services, grace)
    const ofGrace = await startGeneration(services, { userId: grace, creativeId, format: 'square' })
    const free = await accept(services, 'free')
    const starts = await paintAll(services, () => {})
    expect(starts.map(({ jobId }) => jobId)).toEqual([ofAda[0], ofGrace, ...ofAda.slice(1), free])
  })

  it('lets no free job wait more than ten minutes for Pro jobs, however many come', async () => {
    const services = await makeTestServices(database)
    const free = [await accept(services, 'free'), await accept(services, 'free')]
    const pro = [await accept(services, 'pro'), await accept(services, 'pro')]
    const starts = await paintAll(services, async ({ at }) => {
      // As one Pro job starts, the next one comes: without the ten minutes a free one would never have its turn.
      if (at < 14) pro.push(await accept(services, 'pro'))
    })
    const waited = free.map((id) => starts.findIndex(({ jobId }) => jobId === id))
    for (const [place, position] of waited.entries()) {
      const before = starts.slice(0, position)
      expect(before.filter(({ jobId }) => pro.includes(jobId)).length).toBeLessThanOrEqual(10)
      // The wait is not much shorter either: Pro jobs do start first.
      expect(starts[position]!.at).toBeGreaterThanOrEqual(8 + place)
    }
    expect(starts).toHaveLength(free.length + pro.length)
    expect(await database.db.$count(variants)).toBe(starts.length)
    const spent = (await database.db.select().from(creditLedger)).filter(({ kind }) => kind === 'settle')
    expect(spent).toHaveLength(starts.length)
  })
})
