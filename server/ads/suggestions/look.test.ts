import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, TEST_PRODUCT } from '#test/given/fill-in.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { threadOver } from '#test/platform/thread-over.ts'
import { lookAdviceSchema } from '#contract/ads/look.ts'
import { decodePhoto, studyPhoto } from '#studio/index.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { writeStudyFile } from '#server/pictures/images/study-file.ts'
import { openLookThread } from './look-thread.ts'

const database = useDatabase()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

it('advises a look for the words and the photo', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser, { productDescription: 'A smart speaker with a battery.' })
  const { status, body } = await browser.get(`/api/creatives/${adId}/look`)
  expect(status).toBe(200)
  const advice = lookAdviceSchema.parse(body)
  expect(advice).toMatchObject({ recommended: { adStyle: 'modern' }, language: 'en' })
  expect(advice.why).toContain(' and “smart”')
  expect((await browser.get(`/api/creatives/${adId}/look`)).body).toEqual(body)
})

it('advises by the study of the photo if it exists already', async () => {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const adId = await fillInCreative(browser)
  const { study } = drawPhotoKinds()['wide cut-out']!
  const facts = { ...study, palette: [{ hex: '#c81e28', share: 1 }], product: undefined, refused: undefined }
  const find = async () => writeStudyFile({ facts, pixels: new Uint8Array() })
  app.services.studies = { ...app.services.studies, find }
  const { body } = await browser.get(`/api/creatives/${adId}/look`)
  expect(body).toMatchObject({ recommended: { colorPalette: 'red' } })
})

it('advises the same before its photo is studied and after', async () => {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const adId = await fillInCreative(browser)
  const look = async () => (await browser.get(`/api/creatives/${adId}/look`)).body.recommended
  const before = await look()
  const { studies, storage } = app.services
  const find = async ({ id }: { id: string }) => {
    const study = studyPhoto(await decodePhoto((await storage.get(imageKey(id)))!))
    return writeStudyFile({ facts: { ...study, product: undefined, refused: undefined }, pixels: new Uint8Array() })
  }
  app.services.studies = { ...studies, find }
  expect(await look()).toEqual(before)
})

it('takes an ad whose words show no language to be in that of the browser that saved it', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser, { productName: 'Mug', productDescription: 'Mug 330, 2026' })
  const languageOf = async () => (await browser.get(`/api/creatives/${adId}/look`)).body.language
  expect(await languageOf()).toBe('en')
  const headers = { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5' }
  const { body } = await browser.post(`/api/creatives/${adId}`, { productPrice: '20' }, { headers })
  expect(await languageOf()).toBe('pt')
  expect(body).not.toHaveProperty('browserLanguages')
  // A program that names none leaves them as they are.
  await browser.post(`/api/creatives/${adId}`, { productPrice: '21' })
  expect(await languageOf()).toBe('pt')
})

it('advises in the language that was set for an ad, and recognises it by the words again if that is taken back', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser)
  const say = (language: unknown) => browser.post(`/api/creatives/${adId}`, { language })
  const languageOf = async () => (await browser.get(`/api/creatives/${adId}/look`)).body.language
  expect((await say('he')).body.language).toBe('he')
  expect(await languageOf()).toBe('he')
  for (const unknown of ['xx', 'EN', 'en-US', 7])
    expect(await say(unknown)).toMatchObject({ status: 400, body: { field: 'language' } })
  expect((await say(null)).body.language).toBeNull()
  expect(await languageOf()).toBe('en')
})

it('asks for a photo if there is none', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body: creative } = await browser.post('/api/creatives', TEST_PRODUCT)
  const answer = await browser.get(`/api/creatives/${creative.id}/look`)
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', message: 'Please upload at least one product image.', field: 'productImages' },
  })
})

it('advises the owner and nobody else', async () => {
  const app = await startTestApp(database)
  const adId = await fillInCreative(await app.signedIn())
  const path = `/api/creatives/${adId}/look`
  expect(await app.client().get(path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  const stranger = await app.signedIn('eve@example.com', 'Eve')
  expect(await stranger.get(path)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  for (const id of [UNKNOWN, 'nonsense']) {
    expect(await stranger.get(`/api/creatives/${id}/look`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
})

const words = {
  productName: 'Kettle',
  productDescription: 'It boils.',
  productPrice: null,
  productDiscount: null,
  taglines: [],
}

it('reports a photo that cannot be read, and continues with the next', { tags: 'thorough/faults' }, async () => {
  const thread = openLookThread()
  const bad = { words, hero: { imageId: 'bad', bytes: new Uint8Array([1, 2, 3]) } }
  const bytes = await drawProduct('#ffffff').jpeg().toBuffer()
  const good = { words, hero: { imageId: 'good', bytes } }
  const [first, second] = await Promise.allSettled([thread.adviseLook(bad), thread.adviseLook(good)])
  expect(first.status).toBe('rejected')
  expect(second).toMatchObject({ status: 'fulfilled', value: { language: 'en' } })
  await thread.close()
})

it('starts another thread when the last one has ended without work', { tags: 'thorough/faults' }, async () => {
  const thread = openLookThread({ idleMs: 1 })
  const bytes = await drawProduct('#ffffff').jpeg().toBuffer()
  const task = { words, hero: { imageId: 'photo', bytes } }
  const over = threadOver()
  const first = await thread.adviseLook(task)
  await over
  expect(await thread.adviseLook(task)).toEqual(first)
  await thread.close()
})

it('reports that it is busy instead of letting anybody wait for long', { tags: 'thorough/faults' }, async () => {
  const thread = openLookThread()
  const hero = { imageId: 'bad', bytes: new Uint8Array() }
  const asked = Array.from({ length: 41 }, () =>
    thread.adviseLook({ words, hero }).catch((error: Error) => error.message),
  )
  expect((await Promise.all(asked)).at(-1)).toContain('Please try again in a few seconds.')
  await thread.close()
})
