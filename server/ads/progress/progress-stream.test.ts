import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { givenCreative, givenJob, givenUser, givenVariant } from '#test/given/given.ts'
import { generationJobs } from '#server/platform/db/schema.ts'
import { type ProgressStreamOptions, streamProgress } from './progress-stream.ts'

const database = useDatabase()
/** The event after the state of all formats. */
const TOLD = 'event: told\ndata: {}\n\n'
const minutes = (count: number) => new Date(Date.UTC(2026, 2, 17, 10, count))

async function givenAd() {
  const userId = await givenUser(database.db)
  return { userId, creativeId: await givenCreative(database.db, { userId }) }
}

function open(options: Pick<ProgressStreamOptions, 'creativeId'> & Partial<ProgressStreamOptions>) {
  const signal = new AbortController().signal
  return streamProgress({ db: database.db }, { signal, isAllowed: async () => true, heartbeatMs: 20, ...options })
}

/** Collects the stream's events until its first heartbeat. */
async function readUntilHeartbeat(stream: AsyncGenerator<string>): Promise<object[]> {
  const events: object[] = []
  for await (const text of stream) {
    if (text.startsWith(':')) break
    const data = /^event: progress\ndata: (.*)\n\n$/.exec(text)?.[1]
    if (data) events.push(JSON.parse(data) as object)
  }
  return events
}

async function readAll(stream: AsyncGenerator<string>): Promise<string[]> {
  const texts: string[] = []
  for await (const text of stream) texts.push(text)
  return texts
}

it('begins with the newest job of each format, and repeats no event', async () => {
  const { userId, creativeId } = await givenAd()
  const job = { userId, creativeId }
  await givenJob(database.db, { ...job, state: 'failed', createdAt: minutes(1) })
  const newest = await givenJob(database.db, {
    ...job,
    state: 'running',
    stage: 'paint',
    percentage: 50,
    createdAt: minutes(2),
  })
  const other = await givenJob(database.db, {
    ...job,
    format: 'facebook_feed',
    state: 'cancelled',
    createdAt: minutes(0),
  })
  expect(await readUntilHeartbeat(open({ creativeId, heartbeatMs: 1_500 }))).toEqual([
    { format: 'facebook_feed', jobId: other, stage: 'queued', percentage: 0, state: 'cancelled' },
    { format: 'square', jobId: newest, stage: 'paint', percentage: 50, state: 'running' },
  ])
})

it('sends a finished job while its variant is current', async () => {
  const { userId, creativeId } = await givenAd()
  const variantId = await givenVariant(database.db, { userId, adId: creativeId })
  const jobId = await givenJob(database.db, { userId, creativeId, state: 'done', variantId })
  expect(await readUntilHeartbeat(open({ creativeId }))).toMatchObject([{ jobId, variant: { id: variantId } }])
  await database.db.update(generationJobs).set({ variantId: creativeId }).where(eq(generationJobs.id, jobId))
  expect(await readUntilHeartbeat(open({ creativeId }))).toEqual([])
})

it('receives changes that another process made', async () => {
  const { userId, creativeId } = await givenAd()
  const jobId = await givenJob(database.db, { userId, creativeId })
  const stream = open({ creativeId, heartbeatMs: 60_000 })
  await stream.next()
  expect((await stream.next()).value).toContain('"state":"queued"')
  expect((await stream.next()).value).toBe(TOLD)
  await database.db
    .update(generationJobs)
    .set({ state: 'running', stage: 'layout' })
    .where(eq(generationJobs.id, jobId))
  expect((await stream.next()).value).toContain('"stage":"layout"')
  await stream.return(undefined)
})

it('ends at the heartbeat that finds the session gone', async () => {
  const { creativeId } = await givenAd()
  let beats = 0
  const texts = await readAll(open({ creativeId, isAllowed: async () => ++beats < 3 }))
  expect(texts).toEqual(['retry: 2000\n\n', TOLD, ': still here\n\n', ': still here\n\n'])
})

it('ends when it is aborted', async () => {
  const { creativeId } = await givenAd()
  const end = new AbortController()
  const texts = readAll(open({ creativeId, signal: end.signal, heartbeatMs: 60_000 }))
  end.abort()
  expect(await texts).toEqual(['retry: 2000\n\n'])
})
