import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/database.ts'
import { givenAccount, type GivenPlan } from '#test/given-account.ts'
import { INSTANT_PAINTERS } from '#test/painters.ts'
import { touchUps, variants } from '../db/schema.ts'

const database = useDatabase()
const CUSTOM = { colorPalette: 'custom' as const, customColors: ['#0b6e4f'] }
const SAID = {
  productPrice: '$5',
  taglines: ['Tea, still warm'],
  words: { headline: 'Sip' },
  webAddress: 'kettle.example',
}

async function start(plan: GivenPlan = 'pro') {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { browser, adId, imageId } = await givenAccount(app, 'ada@example.com', plan, {
    fields: { ...SAID, ...CUSTOM },
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
  const {
    id: _id,
    updatedAt: _updatedAt,
    createdAt: _createdAt,
    selectedFormats: _formats,
    ...original
  } = await read(adId)
  expect(copy).toMatchObject({ ...original, selectedFormats: [] })
  await browser.post(`/api/creatives/${copy.id}/generate`, { format: 'facebook_feed' })
  const [first, second] = await app.services.db.select().from(variants)
  expect([second!.seed, second!.campaignSeed]).toEqual([first!.seed, first!.campaignSeed])
  expect(await app.services.db.$count(touchUps)).toBe(2)
  // The photo moves to the copy.
  await browser.delete(`/api/creatives/${adId}`)
  expect((await browser.open(copy.productImages[0].url)).status).toBe(200)
})

it('keeps look and brand for another product, and nothing that was said of this one', async () => {
  const { duplicate } = await start()
  const product = { productName: 'Teapot', productDescription: 'A teapot that never drips.' }
  const { body } = await duplicate({ product })
  expect(body).toMatchObject({ ...product, ...CUSTOM, adStyle: 'bold', webAddress: 'kettle.example' })
  expect(body).toMatchObject({ productPrice: null, taglines: [], words: {}, productImages: [], selectedFormats: [] })
})

it('leaves custom colors behind where the plan has none', async () => {
  const { duplicate } = await start('downgraded')
  expect((await duplicate()).body).toMatchObject({ colorPalette: null, customColors: [], adStyle: 'bold' })
})
