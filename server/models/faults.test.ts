import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/database.ts'
import { givenModelAd } from '#test/given-model-ad.ts'
import type { Behaviour } from '#test/model-server-replies.ts'
import { PLANNING_PAINTERS } from '#test/painters.ts'
import { givenModels, TEST_KEY } from '#test/with-models.ts'
import { creditLedger, generationJobs } from '../db/schema.ts'
import { findVariant } from '../generation/variant-store.ts'
import { openModels } from './models.ts'
import type { ModelsConfig } from './models-config.ts'

const database = useDatabase()
const LONG = { timeout: 30_000 }

/** An app whose painters are quick, with a fake provider, somebody's ad, and what the log says. */
async function givenApp(own: Partial<ModelsConfig> = {}, { lettering = false } = {}) {
  const { server, models: config } = await givenModels({ timeoutMs: 5_000, ...own })
  const opened = openModels(config)
  onTestFinished(() => opened.close())
  // Looking for lettering takes a second of a core, and only some of these tests are about it.
  const blind = { warmUpLettering: () => {}, hasLettering: () => Promise.resolve(false) }
  const models = lettering ? opened : { ...opened, ...blind }
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp(database, { services: { log, models }, workers: PLANNING_PAINTERS })
  return { app, server, lines, ...(await givenModelAd(app, 'ada@example.com')) }
}

async function makingOf(variantId: string) {
  return (await findVariant(database.db, variantId))!.making!
}

const status = (code: number, more: Partial<Behaviour & { kind: 'status' }> = {}): Behaviour => ({
  ...{ kind: 'status', status: code },
  ...more,
})
const NAMES_KEY = status(401, { body: { error: { message: `Incorrect API key provided: ${TEST_KEY}` } } })

describe('after a fault of the provider the ad is made all the same, free of charge, and the person is told', () => {
  it.each<[string, Behaviour]>([
    ['says nothing', { kind: 'hang' }],
    ['stops in the middle', { kind: 'stall' }],
    ['hangs up in the middle', { kind: 'cut-off' }],
    ['fails', status(500)],
    ['is overloaded', status(503)],
    ['allows no more for now', status(429, { headers: { 'retry-after': '900' } })],
    ['refuses the key', NAMES_KEY],
    ['answers garbage', { kind: 'garbage' }],
    ['answers an SVG', { kind: 'svg' }],
    ['answers half a picture', { kind: 'truncated' }],
    ['answers no picture', { kind: 'no-picture' }],
    ['answers a tiny picture', { kind: 'tiny' }],
    ['writes into its pictures', { kind: 'lettering' }],
  ])('when the image model %s', LONG, async (_, behaviour) => {
    const { server, generate, credits, userId, lines } = await givenApp(
      {},
      { lettering: behaviour.kind === 'lettering' },
    )
    server.will('image', [], behaviour)
    const answer = await generate()
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI painted no scene .* cost no credit: regenerate it to try again\.$/)
    expect(await credits()).toBe(10)
    expect(await makingOf(answer.body.id)).toMatchObject({ engine: 'studio', textModel: 'openai/gpt-5-mini' })
    const kinds = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['grant', 'release', 'reserve'])
    expect(lines.join('\n')).not.toContain(TEST_KEY)
    expect(lines.join('\n')).toContain('A model failed')
  })

  it.each<[string, Behaviour]>([
    ['says nothing', { kind: 'hang' }],
    ['stops in the middle', { kind: 'stall' }],
    ['hangs up in the middle', { kind: 'cut-off' }],
    ['fails', status(500)],
    ['allows no more for now', status(429, { headers: { 'retry-after': '900' } })],
    ['refuses the key', NAMES_KEY],
    ['answers garbage', { kind: 'garbage' }],
    ['answers no direction', { kind: 'no-direction' }],
    ['answers another direction', { kind: 'direction', direction: { headline: 'Buy' } }],
  ])('when the text model %s', LONG, async (_, behaviour) => {
    const { server, generate, credits, lines } = await givenApp()
    server.will('text', [], behaviour)
    const answer = await generate()
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI found no words in time, .* cost no credit/)
    expect(await credits()).toBe(10)
    expect(await makingOf(answer.body.id)).toMatchObject({ engine: 'scene', imageModel: 'openai/gpt-image-2' })
    expect(lines.join('\n')).not.toContain(TEST_KEY)
  })
})

describe('tries again', () => {
  it('after a failure, and the ad is as if nothing had been', LONG, async () => {
    const { server, generate, credits } = await givenApp({ timeoutMs: 20_000 })
    server.will('image', [status(500), { kind: 'cut-off' }])
    server.will('text', [status(502)])
    const answer = await generate()
    expect([answer.status, answer.body.notice]).toEqual([200, undefined])
    expect([await credits(), server.calls.length]).toEqual([9, 5])
  })

  it('no sooner than the provider allows', LONG, async () => {
    const { server, generate } = await givenApp({ timeoutMs: 20_000, text: undefined })
    server.will('image', [status(429, { headers: { 'retry-after': '2' } })])
    const begun = Date.now()
    expect((await generate()).body.notice).toBeUndefined()
    expect(Date.now() - begun).toBeGreaterThan(1_990)
    expect(server.calls).toHaveLength(2)
  })

  it('once, when there is lettering in a scene', LONG, async () => {
    const { server, generate } = await givenApp({ timeoutMs: 20_000 }, { lettering: true })
    server.will('image', [{ kind: 'lettering' }])
    const answer = await generate()
    expect(answer.body.notice).toBeUndefined()
    expect(await makingOf(answer.body.id)).toMatchObject({ engine: 'scene', costMicros: 125_000 })
    expect(server.calls.filter(({ kind }) => kind === 'image')).toHaveLength(2)
  })
})

it.each<Behaviour['kind']>(['flat', 'wide'])('takes a %s picture as it is', LONG, async (kind) => {
  const { server, generate, credits } = await givenApp()
  server.will('image', [], { kind } as Behaviour)
  const answer = await generate()
  expect([answer.status, answer.body.notice, await credits()]).toEqual([200, undefined, 9])
  expect((await makingOf(answer.body.id)).engine).toBe('scene')
})

describe.each(['text', 'image'] as const)('when the %s model refuses the content', (kind) => {
  it('asks no second time, takes no credit, and the built-in studio makes it for one', LONG, async () => {
    const { server, generate, credits } = await givenApp()
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

it('knows a refusal of Google’s too', LONG, async () => {
  const { server, models } = await givenModels({ provider: 'google' })
  const app = await startTestApp(database, { config: { models }, workers: PLANNING_PAINTERS })
  const { generate } = await givenModelAd(app, 'ada@example.com')
  server.will('image', [], { kind: 'refusal' })
  expect((await generate()).body.code).toBe('CONTENT_REFUSED')
  server.will('text', [], { kind: 'refusal' })
  const { generate: another } = await givenModelAd(app, 'bo@example.com', { fields: { productName: 'Other' } })
  expect((await another()).body.code).toBe('CONTENT_REFUSED')
})

it(
  'gives three free ads a day and no more; then the job fails, and its credit comes back',
  { timeout: 60_000 },
  async () => {
    const { app, server, generate, credits } = await givenApp({ timeoutMs: 5_000 })
    server.will('image', [], status(400))
    for (let free = 0; free < 3; free += 1) expect((await generate()).body.notice).toBeDefined()
    const fourth = await generate()
    expect([fourth.status, fourth.body.code, await credits()]).toEqual([503, 'MODELS_UNAVAILABLE', 10])
    const jobs = await database.db.select().from(generationJobs)
    expect(jobs.map(({ state }) => state).sort()).toEqual(['done', 'done', 'done', 'failed'])
    expect((await generate('square', { engine: 'studio' })).status).toBe(200)
    app.services.setTime(new Date(app.services.now().getTime() + 24 * 60 * 60 * 1000))
    expect((await generate()).status).toBe(200)
  },
)

it(
  'leaves a provider alone that fails again and again, says so in /readyz, and stays ready',
  { timeout: 60_000 },
  async () => {
    const { app, server, generate } = await givenApp({ timeoutMs: 10_000, text: undefined })
    const anybody = app.client()
    expect((await anybody.get('/readyz')).body).toEqual({ status: 'ready' })
    server.will('image', [], status(500))
    await generate()
    await generate()
    const calls = server.calls.length
    expect(calls).toBe(5)
    const third = await generate()
    expect([third.status, server.calls.length]).toEqual([200, calls])
    const ready = await anybody.get('/readyz')
    expect([ready.status, ready.body.degraded]).toEqual([200, ['openai has failed too often']])
  },
)
