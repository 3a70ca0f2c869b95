import { describe, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { answerStatus, startAppWithModels } from '#test/models/app-with-models.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenModelAd } from '#test/models/given-model-ad.ts'
import type { Behaviour } from '#test/models/model-server-replies.ts'
import { PLANNING_PAINTERS } from '#test/painters/painters.ts'
import { givenModels } from '#test/models/with-models.ts'
import { generationJobs } from '#server/platform/db/schema.ts'

const database = useDatabase()
describe('tries again', () => {
  it('after a failure, and the ad is as if nothing had been', async () => {
    const { server, generate, credits } = await startAppWithModels(database)
    server.will('image', [answerStatus(500), { kind: 'cut-off' }])
    server.will('text', [answerStatus(502)])
    const answer = await generate()
    expect([answer.status, answer.body.notice]).toEqual([200, undefined])
    expect([await credits(), server.calls.length]).toEqual([9, 5])
  })

  it('no sooner than the provider allows', { tags: 'thorough/faults' }, async () => {
    const { server, generate } = await startAppWithModels(database, { text: undefined })
    server.will('image', [answerStatus(429, { headers: { 'retry-after': '2' } })])
    const begun = Date.now()
    expect((await generate()).body.notice).toBeUndefined()
    expect(Date.now() - begun).toBeGreaterThan(1_990)
    expect(server.calls).toHaveLength(2)
  })

  it('once, when there is lettering in a scene', { tags: 'thorough/faults' }, async () => {
    const { server, generate, provenanceOf } = await startAppWithModels(database, {}, { lettering: true })
    server.will('image', [{ kind: 'lettering' }])
    const answer = await generate()
    expect(answer.body.notice).toBeUndefined()
    expect(await provenanceOf(answer.body.id)).toMatchObject({ engine: 'scene', costMicros: 125_000 })
    expect(server.calls.filter(({ kind }) => kind === 'image')).toHaveLength(2)
  })
})

it.each<Behaviour['kind']>(['flat', 'wide'])(
  'takes a %s picture as it is',
  { tags: 'thorough/variety' },
  async (kind) => {
    const { server, generate, credits, provenanceOf } = await startAppWithModels(database)
    server.will('image', [], { kind } as Behaviour)
    const answer = await generate()
    expect([answer.status, answer.body.notice, await credits()]).toEqual([200, undefined, 9])
    expect((await provenanceOf(answer.body.id)).engine).toBe('scene')
  },
)

describe.each(['text', 'image'] as const)('when the %s model refuses the content', (kind) => {
  it('asks no second time, takes no credit, and the built-in studio makes it for one', async () => {
    const { server, generate, credits } = await startAppWithModels(database)
    server.will(kind, [], { kind: 'refusal' })
    const refused = await generate()
    expect([refused.status, refused.body.code]).toEqual([403, 'CONTENT_REFUSED'])
    expect(refused.body.message).toMatch(/use the built-in studio for 1 credit/)
    expect(await credits()).toBe(10)
    expect(server.calls.filter((call) => call.kind === kind)).toHaveLength(1)
    const calls = server.calls.length
    const made = await generate('square', { engine: 'studio' })
    expect([made.status, made.body.notice, await credits()]).toEqual([200, undefined, 9])
    expect(server.calls).toHaveLength(calls)
  })
})

it('knows a refusal of Google’s too', { tags: 'thorough/faults' }, async () => {
  const { server, models } = await givenModels({ provider: 'google' })
  const app = await startTestApp(database, { config: { models }, workers: PLANNING_PAINTERS })
  const { generate } = await givenModelAd(app, 'ada@example.com')
  server.will('image', [], { kind: 'refusal' })
  expect((await generate()).body.code).toBe('CONTENT_REFUSED')
  server.will('text', [], { kind: 'refusal' })
  const { generate: another } = await givenModelAd(app, 'bo@example.com', { fields: { productName: 'Other' } })
  expect((await another()).body.code).toBe('CONTENT_REFUSED')
})

it('gives three free ads a day and no more; then the job fails, and its credit comes back', async () => {
  const { app, server, generate, credits } = await startAppWithModels(database)
  server.will('image', [], answerStatus(400))
  for (let free = 0; free < 3; free += 1) expect((await generate()).body.notice).toBeDefined()
  const fourth = await generate()
  expect([fourth.status, fourth.body.code, await credits()]).toEqual([503, 'MODELS_UNAVAILABLE', 10])
  const jobs = await database.db.select().from(generationJobs)
  expect(jobs.map(({ state }) => state).sort()).toEqual(['done', 'done', 'done', 'failed'])
  expect((await generate('square', { engine: 'studio' })).status).toBe(200)
  app.services.setTime(new Date(app.services.now().getTime() + 24 * 60 * 60 * 1000))
  expect((await generate()).status).toBe(200)
})

it('leaves a provider alone that fails again and again, says so in /readyz, and stays ready', async () => {
  const { app, server, generate } = await startAppWithModels(database, { text: undefined })
  const anybody = app.client()
  expect((await anybody.get('/readyz')).body).toEqual({ status: 'ready' })
  server.will('image', [], answerStatus(500))
  await generate()
  await generate()
  const calls = server.calls.length
  expect(calls).toBe(5)
  const third = await generate()
  expect([third.status, server.calls.length]).toEqual([200, calls])
  const ready = await anybody.get('/readyz')
  expect([ready.status, ready.body.degraded]).toEqual([200, ['openai has failed too often']])
})
