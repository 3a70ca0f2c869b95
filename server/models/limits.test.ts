import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import { startTestApp } from '#test/app.ts'
import { describeOnBothDatabases, useDatabase } from '#test/platform/database.ts'
import { givenModelAd } from '#test/models/given-model-ad.ts'
import { PLANNING_PAINTERS } from '#test/painters/painters.ts'
import { readEvents } from '#test/read-events.ts'
import { givenModels } from '#test/models/with-models.ts'
import { cacheItems, dailyCounts, generationJobs } from '#server/platform/db/schema.ts'
import { runGeneration } from '#server/ads/generation/run-generation.ts'
import { startGeneration } from '#server/ads/generation/start-generation.ts'
import { forgetExpired } from './forget-expired.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { Paint } from '#server/ads/generation/painter.ts'
import { openModels } from './models.ts'
import type { ModelsConfig } from './models-config.ts'

async function givenApp(
  database: ReturnType<typeof useDatabase>,
  own: Partial<ModelsConfig> = {},
  workers: PaintPool | false = PLANNING_PAINTERS,
) {
  const { server, models: config } = await givenModels(own)
  const opened = openModels(config)
  onTestFinished(() => opened.close())
  const models = { ...opened, warmUpLettering: () => {}, hasLettering: () => Promise.resolve(false) }
  const started = await startTestApp(database, { services: { models }, ...(workers && { workers }) })
  return { app: started, server }
}

describeOnBothDatabases('the cost of models', (database, isDefault) => {
  it('stops at a user’s ceiling for the day: nothing is taken, and they are asked about the built-in studio', async () => {
    const { app, server } = await givenApp(database, { dailyMicros: { user: 130_000, all: 1_000_000 } })
    const { generate, credits } = await givenModelAd(app, 'ada@example.com')
    expect([(await generate()).status, (await generate()).status]).toEqual([200, 200])
    const calls = server.calls.length
    const third = await generate()
    expect([third.status, third.body.code, await credits()]).toEqual([403, 'MODEL_LIMIT_REACHED', 8])
    expect(third.body.message).toBe(
      'Today’s share of AI is used up. Use the built-in studio for 1 credit, or come back tomorrow.',
    )
    expect(server.calls).toHaveLength(calls)
    expect((await generate('square', { engine: 'studio' })).status).toBe(200)
    expect(await credits()).toBe(7)
    const { generate: another } = await givenModelAd(app, 'bo@example.com')
    expect((await another()).status).toBe(200)
    app.services.setTime(new Date(app.services.now().getTime() + 24 * 60 * 60 * 1000))
    expect((await generate()).status).toBe(200)
  })

  it('gives no more free ads than there are, whatever runs at once', { tags: 'thorough/faults' }, async () => {
    const { app, server } = await givenApp(database, { text: undefined })
    server.heldBack.image = until(() => server.calls.length >= 2)
    server.will('image', [], { kind: 'status', status: 400 })
    const formats = ['square', 'google_display', 'leaderboard', 'facebook_feed', 'instagram_feed']
    const { generate, credits } = await givenModelAd(app, 'ada@example.com', { pro: true })
    const answers = await Promise.all(formats.map((format) => generate(format)))
    const codes = answers.map(({ status, body }) => String(status === 200 ? 'free' : body.code)).toSorted()
    expect(codes).toEqual(['MODELS_UNAVAILABLE', 'MODELS_UNAVAILABLE', 'free', 'free', 'free'])
    expect(await credits()).toBeDefined()
  })

  it('caches a direction for thirty days, and deletes what is no longer used', async () => {
    const { app, server } = await givenApp(database)
    const { generate } = await givenModelAd(app, 'ada@example.com')
    const texts = () => server.calls.filter(({ kind }) => kind === 'text').length
    await generate()
    await generate()
    expect(texts()).toBe(1)
    app.services.setTime(new Date(app.services.now().getTime() + 40 * 24 * 60 * 60 * 1000))
    await generate()
    expect(texts()).toBe(2)
    app.services.setTime(new Date(app.services.now().getTime() + 40 * 24 * 60 * 60 * 1000))
    await forgetExpired(app.services)
    expect([await database.db.select().from(cacheItems), await database.db.select().from(dailyCounts)]).toEqual([
      [],
      [],
    ])
  })

  if (!isDefault) return

  it('stops at the installation’s ceiling, for all users together, and whatever runs at once', async () => {
    const { app, server } = await givenApp(database, {
      text: undefined,
      dailyMicros: { user: 1_000_000, all: 180_000 },
    })
    server.heldBack.image = until(() => server.calls.length >= 2)
    const people = await Promise.all([1, 2, 3, 4, 5].map((number) => givenModelAd(app, `p${number}@example.com`)))
    const answers = await Promise.all(people.map(({ generate }) => generate()))
    const codes = answers.map(({ status, body }) => String(status === 200 ? 'made' : body.code)).toSorted()
    expect(codes).toEqual(['MODEL_LIMIT_REACHED', 'MODEL_LIMIT_REACHED', 'made', 'made', 'made'])
    const left = await Promise.all(people.map(({ credits }) => credits()))
    expect(left.toSorted((first, second) => first - second)).toEqual([9, 9, 9, 10, 10])
    const counts = await database.db.select().from(dailyCounts).where(eq(dailyCounts.scope, 'models'))
    expect(counts.map(({ amount }) => amount)).toEqual([180_000])
    expect(server.calls).toHaveLength(3)
  })
})

const database = useDatabase()

it('keeps the models for Pro if the installation says so', async () => {
  const { app, server } = await givenApp(database, { modelsFor: 'pro' })
  const { generate } = await givenModelAd(app, 'ada@example.com')
  expect((await generate()).status).toBe(200)
  expect(server.calls).toHaveLength(0)
  const { generate: pro } = await givenModelAd(app, 'bo@example.com', { pro: true })
  expect((await pro()).status).toBe(200)
  expect(server.calls).toHaveLength(2)
})

it('hangs up on the provider when the ad is deleted, and gives the credit back', async () => {
  const { app, server } = await givenApp(database)
  server.will('image', [], { kind: 'hang' })
  const { browser, adId, generate, credits } = await givenModelAd(app, 'ada@example.com')
  const answer = generate()
  await until(() => server.calls.length >= 2)
  await browser.delete(`/api/creatives/${adId}`)
  expect((await answer).status).toBeGreaterThanOrEqual(400)
  expect(await credits()).toBe(10)
  await until(() => server.waiting() === 0)
})

it('pays for a scene once, also when its job has to run again', async () => {
  const { app, server } = await givenApp(database, {}, false)
  const { userId, adId } = await givenModelAd(app, 'ada@example.com')
  const jobId = await startGeneration(app.services, { userId, creativeId: adId, format: 'square' })
  const signal = new AbortController().signal
  const killed = () => Promise.reject(new Error('The process was killed'))
  const run = (paint: Paint) => runGeneration(app.services, { ...PLANNING_PAINTERS, paint }, { jobId }, { signal })
  await expect(run(killed)).rejects.toThrow('killed')
  expect(server.calls).toHaveLength(2)
  await run(PLANNING_PAINTERS.paint)
  expect(server.calls).toHaveLength(2)
  const [job] = await database.db.select().from(generationJobs)
  expect(job?.state).toBe('done')
})

it('reports its stages, and from the second ad on how long it will take', async () => {
  const heard = { writing: withResolvers(), imagining: withResolvers(), inspect: withResolvers() }
  const paint: Paint = async (task, options) => {
    const painted = await PLANNING_PAINTERS.paint(task, options)
    await heard.inspect.promise
    return painted
  }
  const { app, server } = await givenApp(database, {}, { ...PLANNING_PAINTERS, paint })
  // A stage that is over at once may be over before anyone could learn of it.
  Object.assign(server.heldBack, { text: heard.writing.promise, image: heard.imagining.promise })
  const ad = await givenModelAd(app, 'ada@example.com')
  const first = await listen(ad, ({ stage }) => heard[stage as keyof typeof heard]?.resolve())
  expect(first.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['writing', 'imagining', 'inspect']))
  expect(first.every(({ secondsLeft }) => secondsLeft === undefined)).toBe(true)

  const [job] = await database.db.select().from(generationJobs)
  const took = { writingMs: expect.any(Number), imaginingMs: expect.any(Number), composingMs: expect.any(Number) }
  expect(job!.timings).toEqual(took)
  await database.db
    .update(generationJobs)
    .set({ timings: { writingMs: 1_000, imaginingMs: 5_000, composingMs: 1_000 } })
  // The newest job is chosen by its time, and the clock of a test stands still.
  app.services.setTime(new Date(app.services.now().getTime() + 60_000))
  const imagined = withResolvers()
  server.heldBack.image = imagined.promise
  const second = await listen(ad, ({ stage }) => stage === 'imagining' && imagined.resolve())
  const imagining = second.find(({ stage }) => stage === 'imagining')
  expect(imagining?.secondsLeft).toBe(6)
  const percentages = second.map(({ percentage }) => percentage)
  expect(percentages).toEqual(percentages.toSorted((a, b) => a - b))
})

it('starts with a host that cannot be reached, says so, and is ready', async () => {
  const { server, models: config } = await givenModels()
  await server.close()
  const app = await startTestApp(database, { config: { models: config } })
  const ready = await app.client().get('/readyz')
  expect([ready.status, ready.body.degraded]).toEqual([200, [`${new URL(server.url).host} cannot be reached`]])
})

const withResolvers = () => Promise.withResolvers<void>()

/** Collects the running stages of the next ad, as an open tab receives them. */
async function listen(
  { browser, adId, generate }: Awaited<ReturnType<typeof givenModelAd>>,
  onStage: (event: ProgressEvent) => void,
): Promise<ProgressEvent[]> {
  const hangUp = new AbortController()
  const stream = await browser.open(`/api/creatives/${adId}/progress`, { signal: hangUp.signal })
  const done = generate()
  const heard: ProgressEvent[] = []
  for await (const event of readEvents(stream)) {
    if (event.state === 'running') {
      heard.push(event)
      onStage(event)
    }
    if (event.state === 'done' && heard.length > 0) break
  }
  hangUp.abort()
  await done
  return heard
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20)
}
