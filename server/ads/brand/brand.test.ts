import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { uploadFiles, uploadTestLogo } from '#test/given/fill-in.ts'
import { givenCreative } from '#test/given/given.ts'
import { drawHalves, drawMark, makePngBomb } from '#test/pictures/pictures.ts'
import { brands, images } from '#server/platform/db/schema.ts'
import { purgeUnattached } from '#server/pictures/images/purge-unattached.ts'

const database = useDatabase()

const mark = await drawMark('#ffffff').png().toBuffer()

async function start() {
  const app = await startTestApp(database)
  return { ...app, browser: await app.signedIn() }
}

const KIT = {
  name: 'Kettle & Co',
  colors: ['#0B6E4F', '#f4b942'],
  typography: 'classic',
  callToAction: 'Put the kettle on',
  webAddress: 'kettle.example/shop',
  legalLine: 'Prices include VAT.',
}

it('is blank at first, and then what was saved, for its owner alone', async () => {
  const { browser, signedIn } = await start()
  expect((await browser.get('/api/brand')).body).toEqual(BLANK_BRAND)
  const saved = await browser.put('/api/brand', KIT)
  expect(saved.body).toEqual({ ...KIT, colors: ['#0b6e4f', '#f4b942'], logo: null })
  const read = await browser.get('/api/brand')
  expect([read.body, read.headers.get('etag')]).toEqual([saved.body, saved.headers.get('etag')])
  expect((await (await signedIn('other@example.com')).get('/api/brand')).body).toEqual(BLANK_BRAND)
  expect((await browser.put('/api/brand', {})).body).toEqual(BLANK_BRAND)
})

it('takes a logo off its white ground, trims it and names its colors', async () => {
  const { browser } = await start()
  const { body, status } = await uploadTestLogo(browser, mark)
  expect(status).toBe(200)
  expect(body).toEqual({
    url: expect.stringMatching(/^\/api\/images\//),
    name: 'logo.png',
    colors: ['#0b6e4f', '#1b1f24'],
  })
  const kept = await browser.open(body.url)
  const { data, info } = await sharp(await kept.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 322, height: 82, channels: 4 })
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
})

it('keeps both forms of a logo with the brand, and purges what is in none', async () => {
  const { browser, services } = await start()
  const [first, dark] = await Promise.all([mark, mark, mark].map((bytes) => uploadTestLogo(browser, bytes)))
  const logo = { url: first!.body.url, name: 'renamed.png', onDark: dark!.body.url, colors: first!.body.colors }
  const { body } = await browser.put('/api/brand', { logo })
  expect(body.logo).toEqual({ ...logo, name: 'logo.png' })
  const old = { createdAt: new Date(services.now().getTime() - 2 * 24 * 60 * 60 * 1000) }
  await services.db.update(images).set(old)
  await purgeUnattached(services)
  const left = await services.db.select({ id: images.id }).from(images)
  expect(new Set(left.map(({ id }) => `/api/images/${id}`))).toEqual(new Set([logo.url, logo.onDark]))
})

it('takes no picture for a logo that is not the user’s own, or no logo', async () => {
  const { browser, signedIn, services } = await start()
  const stranger = await signedIn('stranger@example.com')
  const { body: theirs } = await uploadTestLogo(stranger, mark)
  const adId = await givenCreative(services.db, { userId: browser.userId! })
  const photo = (
    await uploadFiles(browser, adId, [{ bytes: await drawHalves(90, 60).png().toBuffer(), name: 'a.png' }])
  ).body[0]
  const { body: own } = await uploadTestLogo(browser, mark)
  for (const logo of [theirs, photo, { ...own, onDark: theirs.url }, { ...own, url: 'https://evil.example/a.png' }]) {
    const answer = await browser.put('/api/brand', { logo: { ...logo, colors: [] } })
    expect([answer.status, answer.body.field]).toEqual([400, 'logo'])
  }
  // Nor is a logo taken for a photo.
  const asPhoto = await browser.post(`/api/creatives/${adId}`, { productImages: [{ url: own.url, name: own.name }] })
  expect(asPhoto.status).toBe(400)
})

it.each([
  ['a bomb', () => makePngBomb(20_000, 20_000), 413],
  ['a drawing that could hold a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing that is seen', () => blank(300, 100).png().toBuffer(), 400],
  ['a mark of a few pixels', () => drawMark().resize(30).png().toBuffer(), 400],
])('refuses %s as a logo, with a sentence', async (_what, draw, status) => {
  const { browser } = await start()
  const answer = await uploadTestLogo(browser, await draw())
  expect([answer.status, answer.body.field]).toEqual([status, 'images'])
  expect(await database.db.select().from(images)).toEqual([])
})

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
}

it('takes one file at a time', async () => {
  const { browser } = await start()
  const form = new FormData()
  for (let file = 0; file < UPLOAD_FILES_MAX; file++) form.append('images', new Blob([mark]), `${file}.png`)
  expect((await browser.post('/api/brand/logo', form)).body.name).toBe('0.png')
  expect(await database.db.select().from(images)).toHaveLength(1)
})

it('keeps other scripts, emoji and directions as typed, and takes invisible letters for nothing', async () => {
  const { browser } = await start()
  const typed = {
    name: 'قهوة ☕️ \u202Eمقهى',
    callToAction: '\u200B\u2060',
    legalLine: 'A\0B \uD800',
    colors: ['#ABCDEF'],
  }
  const { body } = await browser.put('/api/brand', typed)
  expect(body).toMatchObject({ name: typed.name, callToAction: null, legalLine: 'AB \uFFFD', colors: ['#abcdef'] })
  const emoji = await browser.put('/api/brand', { callToAction: '👩‍👩‍👧‍👦'.repeat(10) })
  expect(emoji.body.callToAction).toBe('👩‍👩‍👧‍👦'.repeat(10))
})

it('merges what two tabs changed, and asks if both changed the same', async () => {
  const { browser } = await start()
  const read = await browser.put('/api/brand', KIT)
  const ifMatch = { headers: { 'if-match': read.headers.get('etag')! } }
  await browser.put('/api/brand', { ...read.body, webAddress: 'other.example' }, ifMatch)
  const merged = await browser.put('/api/brand', { ...read.body, name: 'Kettles' }, ifMatch)
  expect(merged.body).toMatchObject({ name: 'Kettles', webAddress: 'other.example' })
  const both = await browser.put('/api/brand', { ...read.body, name: 'Pots' }, ifMatch)
  expect([both.status, both.body.code, both.body.fields]).toEqual([409, 'CONFLICT', ['name']])
  expect(both.body.current).toEqual(merged.body)
  expect(both.headers.get('etag')).toBe(merged.headers.get('etag'))
})

it('goes with its account, and into its export', async () => {
  const { browser, services } = await start()
  const { body: logo } = await uploadTestLogo(browser, mark)
  await browser.put('/api/brand', { ...KIT, logo })
  const archive = Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer())
  expect(archive.includes('brand/logo-')).toBe(true)
  await browser.delete('/api/account')
  expect(await services.db.select().from(brands).where(eq(brands.userId, browser.userId!))).toEqual([])
  expect(await services.db.select().from(images)).toEqual([])
})
