import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { COMPARED_PICTURES_MAX } from '#contract/ads/distance.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { type Given, givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { givenCreative, givenVariant } from '#test/given/given.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { makePngBomb } from '#test/pictures/pictures.ts'
import { useDatabase } from '#test/platform/database.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { creatives, images, variants } from '#server/platform/db/schema.ts'

const database = useDatabase()

async function start(plan: GivenPlan = 'free', given: Given = {}) {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const account = await givenAccount(app, 'ada@example.com', plan, given)
  return { app, path: `/api/creatives/${account.adId}/likeness`, ...account }
}

type File = [name: string, bytes: Uint8Array]

function send(browser: TestClient, path: string, ...files: File[]) {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return browser.post(path, form)
}

/** Draws a poster: a ground with a bar of another color at one side. */
function draw(ground: string, bar: string, left = 20): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 400, channels: 3, background: ground } })
    .composite([{ input: { create: { width: 120, height: 340, channels: 3, background: bar } }, left, top: 30 }])
    .jpeg()
    .toBuffer()
}

const [RED, BLUE] = ['#c01020', '#1020a0']

/** Gives an ad a finished picture that looks so. */
async function givenPicture(
  { services }: Awaited<ReturnType<typeof startTestApp>>,
  { userId, adId }: { userId: string; adId: string },
  jpeg: Buffer,
) {
  const variantId = await givenVariant(services.db, { userId, adId, format: 'square' })
  const [made] = await services.db.select().from(variants).where(eq(variants.id, variantId))
  await services.storage.put(imageKey(made!.imageId), jpeg, 'image/jpeg')
}

it('compares pictures that run with the ad, the nearest first and marked if too alike, and keeps nothing', async () => {
  const { app, path, browser, userId, adId } = await start()
  const own = await draw(RED, '#ffffff')
  await givenPicture(app, { userId, adId }, own)
  const before = await app.services.db.select().from(images)
  const copy = await sharp(own).resize(300).webp({ quality: 60 }).toBuffer()
  const other = await draw(BLUE, '#101010', 260)
  const { status, body } = await send(browser, path, ['other.jpg', other], ['copy.webp', copy])
  expect(status).toBe(200)
  expect(body.pictures).toMatchObject([
    { name: 'copy.webp', format: 'square', distance: { isTooAlike: true } },
    { name: 'other.jpg', format: 'square', distance: { isTooAlike: false } },
  ])
  expect(body.pictures[0].distance.total).toBeLessThan(20)
  expect(body.pictures[1].distance.total).toBeGreaterThan(50)
  expect(await app.services.db.select().from(images)).toEqual(before)
})

it('compares an ad that has no picture yet as it would be made, before a credit is spent', async () => {
  const { path, browser, adId } = await start()
  const { status, body } = await send(browser, path, ['runs.jpg', await draw(BLUE, '#ffffff')])
  expect(status).toBe(200)
  expect(body.pictures).toMatchObject([{ name: 'runs.jpg', format: 'square' }])
  expect((await browser.get('/api/credits')).body.adGeneration).toBe(10)
  expect((await browser.get(`/api/creatives/${adId}/variants`)).body).toEqual([])
})

it('answers a bomb, what is no picture, an empty file, none and too many in one sentence each', async () => {
  const { app, path, browser, userId, adId } = await start()
  const own = await draw(RED, '#ffffff')
  await givenPicture(app, { userId, adId }, own)
  const refusals: [File[], number, string][] = [
    [[['bomb.png', makePngBomb(16_000, 16_000)]], 413, '"bomb.png" has more than 50 megapixels.'],
    [
      [
        ['a.jpg', own],
        ['notes.txt', Buffer.from('no picture')],
      ],
      415,
      '"notes.txt" is not a JPEG, PNG, WebP',
    ],
    [[['half.jpg', own.subarray(0, own.length / 2)]], 400, '"half.jpg" is damaged.'],
    [[['empty.png', Buffer.alloc(0)]], 400, '"empty.png" is empty.'],
    [[], 400, 'Please choose at least one picture of an ad that runs.'],
    [
      Array.from({ length: COMPARED_PICTURES_MAX + 1 }, (): File => ['a.jpg', own]),
      400,
      `At most ${COMPARED_PICTURES_MAX} pictures can be compared at once.`,
    ],
  ]
  for (const [files, status, message] of refusals) {
    expect(await send(browser, path, ...files)).toMatchObject({
      status,
      body: { field: 'images', message: expect.stringContaining(message) },
    })
  }
  expect(await browser.post(path, {})).toMatchObject({ status: 415 })
})

it('refuses an ad that could not be made, with what it lacks or what its plan lacks', async () => {
  const runs: File = ['runs.jpg', await draw(BLUE, '#ffffff')]
  const unready = await start('pro', { fields: { productImages: [] } })
  expect(await send(unready.browser, unready.path, runs)).toMatchObject({
    status: 400,
    body: { field: 'productImages' },
  })
})

it('refuses colors of Pro after a downgrade', async () => {
  const { browser, path } = await start('downgraded', {
    fields: { colorPalette: 'custom', customColors: ['#123456'] },
  })
  const answer = await send(browser, path, ['runs.jpg', await draw(BLUE, '#ffffff')])
  expect(answer).toMatchObject({ status: 403, body: { code: 'CUSTOM_COLORS_NOT_ALLOWED' } })
})

it('compares the finished pictures of a test, the nearest ad first', async () => {
  const { app, path, browser, userId, adId } = await start('pro')
  expect((await browser.get(path)).body).toEqual({ ads: [] })
  const { db } = app.services
  const testId = randomUUID()
  await db.update(creatives).set({ testId }).where(eq(creatives.id, adId))
  const [price, product] = [
    await givenCreative(db, { userId, testId, angle: 'price' }),
    await givenCreative(db, { userId, testId, angle: 'product' }),
  ]
  await givenPicture(app, { userId, adId }, await draw(RED, '#ffffff'))
  await givenPicture(app, { userId, adId: product }, await draw(RED, '#fff8f0', 24))
  await givenPicture(app, { userId, adId: price }, await draw(BLUE, '#101010', 260))
  const { status, body } = await browser.get(path)
  expect(status).toBe(200)
  expect(body.ads).toMatchObject([
    { creativeId: product, angle: 'product', format: 'square', distance: { isTooAlike: true } },
    { creativeId: price, angle: 'price', format: 'square', distance: { isTooAlike: false } },
  ])
})
