import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { RECIPE_HEADER, sketchUrl, writeRecipe } from '#contract/ads/sketch.ts'
import type { Layout } from '#studio/index.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_STYLE } from '#test/given/fill-in.ts'
import { type Given, givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { givenJob } from '#test/given/given.ts'
import { INSTANT_PAINTERS, TEXT_PAINTERS } from '#test/painters/painters.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { waitUntil } from '#test/wait-until.ts'
import { creatives, generationJobs } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { listReplaced } from '#server/ads/variants/store.ts'
import { fingerprintOf } from './recipe.ts'
import { openPaintPool, type PaintPool } from './paint-pool.ts'
import { CHANGED_SINCE_SKETCHED, CHANGED_WHILE_WAITING, SKETCH_LOST } from './sketch-words.ts'

const database = useDatabase()

const GERMAN = { headers: { 'accept-language': 'de' } }

/** Painters that report the composition they were asked for, and compose that one. */
const OBEDIENT: PaintPool = {
  ...TEXT_PAINTERS,
  paint: async (task, options) => {
    const { layout, ...ad } = await TEXT_PAINTERS.paint(task, options)
    return { ...ad, layout: { ...layout, ...task.exact, seed: task.seed } as Layout }
  },
}

async function start(plan: GivenPlan = 'free', given: Given = {}, workers: PaintPool = OBEDIENT) {
  const app = await startTestApp(database, { workers })
  const account = await givenAccount(app, 'ada@example.com', plan, given)
  const { browser, adId } = account
  const path = `/api/creatives/${adId}`
  const recipe = async (own: object = {}) => {
    const of = fingerprintOf((await findCreative(app.services.db, adId))!, 'square')
    const composed = { family: 'orb', candidate: 140 }
    return writeRecipe({ format: 'square', seed: 77, campaignSeed: 5, ...composed, of, ...own })
  }
  const make = (body: object) => browser.post(`${path}/generate`, { format: 'square', ...body })
  const credits = async () => (await browser.get('/api/credits')).body.adGeneration
  const jobs = () => app.services.db.select().from(generationJobs).where(eq(generationJobs.creativeId, adId))
  return { app, path, recipe, make, credits, jobs, ...account }
}

it('makes exactly what was sketched, for one credit, and for nothing if the ad has that very picture', async () => {
  const { app, adId, recipe, make, credits, jobs } = await start()
  const { status, body: made } = await make({ recipe: await recipe() })
  expect(status).toBe(200)
  expect(await credits()).toBe(9)
  const [job] = await jobs()
  const { of } = job!.recipe!
  expect(job).toMatchObject({
    seed: 77,
    campaignSeed: 5,
    engine: 'studio',
    recipe: { family: 'orb', candidate: 140, of },
  })

  expect((await make({ recipe: await recipe() })).body.id).toBe(made.id)
  expect([await credits(), (await jobs()).length]).toEqual([9, 1])

  // Another one takes its place, and then this one takes the place of that.
  const { body: other } = await make({ recipe: await recipe({ seed: 78 }) })
  const { body: again } = await make({ recipe: await recipe() })
  expect(new Set([made.id, other.id, again.id]).size).toBe(3)
  expect(await credits()).toBe(7)
  expect(await listReplaced(app.services.db, adId, 'square')).toHaveLength(2)
})

it('pays again for a picture that was changed since it was made as sketched', async () => {
  const { browser, path, recipe, make, credits } = await start('free', { fields: { productPrice: '$49' } })
  await make({ recipe: await recipe() })
  expect((await browser.post(`${path}/change`, { changes: { words: { price: '$39' } } })).status).toBe(200)
  expect((await make({ recipe: await recipe() })).status).toBe(200)
  expect(await credits()).toBe(8)
})

it('is one job when it is pressed twice, and no other one while another picture is made', async () => {
  const { recipe, make, credits, jobs } = await start()
  const [one, other] = await Promise.all([make({ recipe: await recipe() }), make({ recipe: await recipe() })])
  expect([one.status, other.status, one.body.id === other.body.id]).toEqual([200, 200, true])
  expect([await credits(), (await jobs()).length]).toEqual([9, 1])
})

it('says that another picture is being made, and takes nothing', async () => {
  const { app, userId, adId, recipe, make, credits } = await start()
  await givenJob(app.services.db, { userId, creativeId: adId, format: 'square' })
  expect(await make({ recipe: await recipe() })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', field: 'recipe', message: expect.stringContaining('Another picture of this format') },
  })
  expect(await credits()).toBe(10)
})

it.each<[string, object]>([
  ['other words', { productName: 'Iron kettle' }],
  ['another price', { productPrice: '$5' }],
  ['another look', { typography: 'mono' }],
  ['another photo', { productImages: [] }],
  ['a color of its own', { roleColors: { accent: '#123456' } }],
  ['other colors of this format', { formatColors: { square: { ground: '#123456' } } }],
  ['another size', { dials: { headline: 1 } }],
])('says that the ad was changed since it was sketched: %s', async (_, fields) => {
  const { app, adId, recipe, make, credits } = await start('pro')
  const seen = await recipe()
  await app.services.db.update(creatives).set(fields).where(eq(creatives.id, adId))
  const refused = await make({ recipe: seen })
  expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: CHANGED_SINCE_SKETCHED } })
  expect((await app.services.db.select().from(generationJobs)).length).toBe(0)
  expect(await credits()).toBe(0)
})

it('paints nothing else if the ad is changed while its picture waits, and gives the credit back', async () => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const changed = Promise.withResolvers<void>()
  const workers: PaintPool = {
    ...OBEDIENT,
    paint: async (task, options) => {
      begin()
      await changed.promise
      return OBEDIENT.paint(task, options)
    },
  }
  // One after the other: the first holds the painter, the second one waits.
  const { app, adId, recipe, make, credits, jobs } = await start('free', {}, { ...workers, size: 1 })
  const first = make({ format: 'facebook_feed' })
  await begun
  const second = make({ recipe: await recipe() })
  await waitUntil(async () => (await jobs()).length === 2)
  await app.services.db.update(creatives).set({ productName: 'Iron kettle' }).where(eq(creatives.id, adId))
  changed.resolve()
  expect((await first).status).toBe(200)
  expect(await second).toMatchObject({
    status: 500,
    body: { code: 'GENERATION_FAILED', message: CHANGED_WHILE_WAITING },
  })
  expect(await credits()).toBe(9)
})

it('reports once that the studio no longer has such a composition, and gives the credit back', async () => {
  const { recipe, make, credits } = await start(
    'free',
    {},
    { ...OBEDIENT, paint: () => Promise.reject(new AppError('GENERATION_FAILED', SKETCH_LOST)) },
  )
  expect(await make({ recipe: await recipe() })).toMatchObject({ status: 500, body: { message: SKETCH_LOST } })
  expect(await credits()).toBe(10)
})

it.each<[string, GivenPlan, Given, string, object]>([
  ['without a credit', 'free', { credits: { monthly: 0 } }, 'INSUFFICIENT_CREDITS', {}],
  ['in a format of Pro', 'free', {}, 'FORMAT_NOT_ALLOWED', { format: 'leaderboard' }],
  [
    'in colors of Pro',
    'downgraded',
    { fields: { colorPalette: 'custom', customColors: ['#123456'] } },
    'CUSTOM_COLORS_NOT_ALLOWED',
    {},
  ],
])('is refused as Regenerate is: %s', async (_, plan, given, code, own) => {
  const { recipe, make, jobs } = await start(plan, given)
  const { format = 'square' } = own as { format?: string }
  expect(await make({ recipe: await recipe(own), format })).toMatchObject({ status: 403, body: { code } })
  expect(await jobs()).toHaveLength(0)
})

it("is of no use for another user's ad", async () => {
  const { app, path, recipe } = await start()
  const eve = await app.signedIn('eve@example.com', 'Eve')
  const sent = { format: 'square', recipe: await recipe() }
  expect(await eve.post(`${path}/generate`, sent)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  expect(await eve.get(`${path}/looks/square`)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
})

it('sketches nothing that the plan would not make', async () => {
  const { browser, path } = await start()
  expect(await browser.get(`${path}/looks/leaderboard`)).toMatchObject({
    status: 403,
    body: { code: 'FORMAT_NOT_ALLOWED' },
  })
  expect((await browser.get(`${path}/looks/poster`)).status).toBe(404)
})

it('returns with each sketch the recipe by which it is made', async () => {
  const { app, browser, adId, make } = await start('free', {}, INSTANT_PAINTERS)
  // Another browser saved it last, and this one is about to save it.
  await app.services.db
    .update(creatives)
    .set({ browserLanguages: ['fr'] })
    .where(eq(creatives.id, adId))
  const url = sketchUrl(adId, {
    ...(TEST_STYLE as object as Parameters<typeof sketchUrl>[1]),
    customColors: [],
    version: '1',
  })
  const sketched = await browser.open(url, GERMAN)
  const recipe = sketched.headers.get(RECIPE_HEADER)!
  expect(recipe).toMatch(/^square\.\d+\.\d+\.[a-z-]+\.\d+\.[0-9a-f]{16}$/)
  await browser.post(`/api/creatives/${adId}`, TEST_STYLE, GERMAN)
  expect((await make({ recipe })).status).toBe(200)
})

it('learns from a painting process that there is no such composition', { tags: 'thorough/programs' }, async () => {
  const pool = openPaintPool({ size: 1 })
  onTestFinished(() => pool.close())
  const photo = { sha256: 'white', bytes: await drawProduct('#ffffff').png().toBuffer() }
  const task = { ad: adFields(), format: 'square', seed: 11 } as const
  const exact = { family: 'orb', candidate: 9 } as const
  const painted = pool.paint({ ...task, photos: [photo], inspiration: [], exact }, { ...WAITING, onStage: () => {} })
  await expect(painted).rejects.toMatchObject({ code: 'GENERATION_FAILED', message: SKETCH_LOST })
})

const WAITING = { signal: new AbortController().signal }
