import { notLike } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MAIN_FORMATS } from '#contract/formats.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT, TEST_STYLE, uploadFiles } from '#test/given/fill-in.ts'
import { givenPro } from '#test/given/given.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { images, orphanedObjects, users } from '#server/platform/db/schema.ts'

const database = useDatabase()

it.each(['free'] as const)('takes a %s user from sign-in to downloaded ads and back to nothing', expectJourney)
it.each(['pro'] as const)(
  'takes a %s user from sign-in to downloaded ads and back to nothing',
  { tags: 'thorough/journeys' },
  expectJourney,
)

async function expectJourney(plan: 'free' | 'pro'): Promise<void> {
  // The Pro run paints every format with the real studio, so that the free run need not wait for it.
  const { signedIn } = await startTestApp(database, { workers: plan === 'pro' || INSTANT_PAINTERS })
  const browser = await signedIn()
  const [user] = await database.db.select().from(users)
  if (plan === 'pro') await givenPro(database.db, user!.id)
  expect((await browser.get('/api/subscription')).body).toMatchObject({ planId: plan })
  const formats =
    plan === 'pro' ? MAIN_FORMATS : MAIN_FORMATS.filter(({ id }) => id === 'square' || id === 'facebook_feed')

  const { body: draft } = await browser.post('/api/creatives', {
    ...TEST_PRODUCT,
    productPrice: '$49',
    taglines: ['Tea, now'],
  })
  const photo = await drawProduct('#ffffff').jpeg().toBuffer()
  const { body: productImages } = await uploadFiles(browser, draft.id, [{ bytes: photo, name: 'kettle.jpg' }])
  expect(productImages).toEqual([{ url: expect.stringMatching(/^\/api\/images\//), name: 'kettle.jpg' }])
  const saved = await browser.post(`/api/creatives/${draft.id}`, { ...draft, productImages, ...TEST_STYLE })
  expect(saved.status).toBe(200)

  for (const { id, name, widthPx, heightPx, maxBytes } of formats) {
    const made = await browser.post(`/api/creatives/${draft.id}/generate`, { format: id })
    expect(made).toMatchObject({
      status: 200,
      body: { adId: draft.id, format: id, width: widthPx, height: heightPx },
    })
    const file = await browser.open(`${made.body.imageUrl}?download=1`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="ad-${name.toLowerCase().replace(' ', '-')}.jpg"`,
    )
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: widthPx, height: heightPx })
    expect(bytes.byteLength).toBeLessThanOrEqual(maxBytes)
  }

  const { body: list } = await browser.get('/api/creatives')
  const ids = formats.map((format) => format.id)
  expect(list).toHaveLength(1)
  expect(list[0].selectedFormats.toSorted()).toEqual(ids.toSorted())
  expect(list[0].variants.map((variant: { format: string }) => variant.format).toSorted()).toEqual(ids.toSorted())
  expect((await browser.get('/api/credits')).body).toEqual(
    plan === 'pro' ? { adGeneration: 0, unlimited: true } : { adGeneration: 8, unlimited: false },
  )

  expect((await browser.delete(`/api/creatives/${draft.id}`)).status).toBe(204)
  expect((await browser.get('/api/creatives')).body).toEqual([])
  expect((await browser.get(productImages[0].url)).status).toBe(404)
  expect(await database.db.$count(images)).toBe(0)
  // Studies may still be written: only those remain recorded, until the night.
  await expect.poll(() => database.db.$count(orphanedObjects, notLike(orphanedObjects.key, 'studies/%'))).toBe(0)
}
