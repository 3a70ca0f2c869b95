import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { type Given, givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { touchUps, variants } from '#server/platform/db/schema.ts'

const database = useDatabase()
const CUSTOM = { colorPalette: 'custom' as const, customColors: ['#0b6e4f'] }
const AD_FIELDS = {
  productPrice: '$5',
  taglines: ['Tea, still warm'],
  words: { headline: 'Sip' },
  webAddress: 'kettle.example',
}

async function start(plan: GivenPlan = 'pro', { fields, ...given }: Given = {}) {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { browser, adId, imageId } = await givenAccount(app, 'ada@example.com', plan, {
    ...given,
    fields: { ...AD_FIELDS, ...CUSTOM, ...fields },
  })
  const read = async (id: string) => (await browser.get(`/api/creatives/${id}`)).body
  const duplicate = (body: object = {}) => browser.post(`/api/creatives/${adId}/duplicate`, body)
  return { app, browser, adId, imageId, read, duplicate }
}

it('copies an ad whole, photos and touch-ups too, and makes its picture as that one’s was', async () => {
  const { app, browser, adId, imageId, read, duplicate } = await start()
  const strokes = [{ kind: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }]
  await app.services.db.insert(touchUps).values({ creativeId: adId, imageId, strokes, updatedAt: app.services.now() })
  await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })
  const { body: copy, status } = await duplicate()
  expect(status).toBe(200)
  const { id: _id, updatedAt: _updatedAt, createdAt: _createdAt, ...original } = await read(adId)
  expect(copy).toMatchObject(original)
  await browser.post(`/api/creatives/${copy.id}/generate`, { format: 'facebook_feed' })
  const [first, second] = await app.services.db.select().from(variants)
  expect([second!.seed, second!.campaignSeed]).toEqual([first!.seed, first!.campaignSeed])
  expect(await app.services.db.$count(touchUps)).toBe(2)
  // The photo moves to the copy.
  await browser.delete(`/api/creatives/${adId}`)
  expect((await browser.open(copy.productImages[0].url)).status).toBe(200)
})

it('keeps look and brand for another product, and no words about this one', async () => {
  const { duplicate } = await start()
  const product = { productName: 'Teapot', productDescription: 'A teapot that never drips.' }
  const { body } = await duplicate({ product })
  expect(body).toMatchObject({ ...product, ...CUSTOM, adStyle: 'bold', webAddress: 'kettle.example' })
  expect(body).toMatchObject({ productPrice: null, taglines: [], words: {}, productImages: [], selectedFormats: [] })
})

it('leaves custom colors behind if the plan has none', async () => {
  const { duplicate } = await start('downgraded')
  expect((await duplicate()).body).toMatchObject({ colorPalette: null, customColors: [], adStyle: 'bold' })
})

const MADE = ['leaderboard', 'square', 'instagram_story'] as const

it('has the formats of its original in their order, those that were only chosen at the end', async () => {
  const { browser, duplicate, read, adId } = await start('pro', {
    made: [...MADE],
    fields: { chosenFormats: ['half_page'] },
  })
  const { selectedFormats: formats } = await read(adId)
  expect(formats).toHaveLength(4)
  expect(formats.at(-1)).toBe('half_page')
  expect((await duplicate()).body.selectedFormats).toEqual(formats)
  const product = { productName: 'Teapot', productDescription: 'A teapot that never drips.' }
  const { body: look } = await duplicate({ product })
  expect(look.selectedFormats).toEqual(formats)
  const { body: again } = await browser.post(`/api/creatives/${look.id}/duplicate`, {})
  expect(again.selectedFormats).toEqual(formats)
})

it('leaves formats behind that the plan does not make', async () => {
  const { duplicate } = await start('downgraded', { made: [...MADE, 'facebook_feed'] })
  expect((await duplicate()).body.selectedFormats).toEqual(['square', 'facebook_feed'])
})

it('makes all pictures of a copy for a credit each, also if that is asked for twice at once', async () => {
  const { browser, duplicate } = await start('free', {
    made: ['square', 'facebook_feed'],
    fields: { colorPalette: 'blue', customColors: [] },
    credits: { monthly: 3 },
  })
  const { body: copy } = await duplicate()
  const makeAll = () => browser.post(`/api/creatives/${copy.id}/generate-all`, { formats: copy.selectedFormats })
  const [first, second] = await Promise.all([makeAll(), makeAll()])
  expect([first!.status, second!.status]).toEqual([202, 202])
  expect(await browser.get('/api/credits')).toMatchObject({ body: { adGeneration: 1 } })
})
