import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fontForm } from '#test/given/font-form.ts'
import { fontFile, plainFontFile } from '#test/studio/fonts.ts'
import { givenBrand, givenCreative, givenPro } from '#test/given/given.ts'
import { brands, images, subscriptions } from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { readFonts } from './read-fonts.ts'

const database = useDatabase()

async function start() {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const userId = browser.userId ?? ''
  await givenPro(database.db, userId)
  const id = await givenBrand(database.db, { userId })
  const path = `/api/brands/${id}/fonts`
  return { ...app, browser, userId, id, path }
}

const listFonts = () => database.db.select().from(images).where(eq(images.kind, 'font'))

it('keeps a font for what it sets, with when its licence was confirmed, and shows what it looks like', async () => {
  const { browser, path, services } = await start()
  const { status, body } = await browser.post(`${path}/heading`, fontForm())
  expect(status).toBe(200)
  const { heading } = body.fonts
  expect(heading).toMatchObject({ name: 'titan.woff2' })
  expect(Date.parse(heading.licensedAt)).toBeLessThanOrEqual(services.now().getTime())
  const specimen = await browser.open(`${heading.url}?size=thumbnail`)
  expect(specimen.headers.get('content-type')).toBe('image/webp')
  const file = await browser.open(heading.url)
  expect(file.headers.get('content-type')).toBe('font/ttf')
  expect((await file.arrayBuffer()).byteLength).toBeLessThan(plainFontFile('titan-one').byteLength)
})

it('puts another in its place, takes it out on any plan, and leaves no file behind', async () => {
  const { browser, path } = await start()
  await browser.post(`${path}/text`, fontForm())
  const [first] = await listFonts()
  const { body } = await browser.post(`${path}/text`, fontForm(plainFontFile('fredoka'), 'true', 'fredoka.ttf'))
  expect(body.fonts.text.name).toBe('fredoka.ttf')
  expect((await listFonts()).map(({ name }) => name)).toEqual(['fredoka.ttf'])
  await database.db.update(subscriptions).set({ status: 'canceled' })
  expect((await browser.delete(`${path}/text`)).status).toBe(204)
  expect((await browser.delete(`${path}/text`)).status).toBe(404)
  expect([await listFonts(), first?.kind]).toEqual([[], 'font'])
})

it('takes none without the tick, on Free, for another user’s brand, or for a brand that does not exist', async () => {
  const { browser, path, signedIn } = await start()
  for (const licence of ['false', 'yes']) {
    const answer = await browser.post(`${path}/text`, fontForm(undefined, licence))
    expect([answer.status, answer.body.field]).toEqual([400, 'licence'])
  }
  const untold = new FormData()
  untold.append('font', new Blob([new Uint8Array(fontFile('titan-one'))]), 'titan.woff2')
  expect((await browser.post(`${path}/text`, untold)).body).toMatchObject({ field: 'licence' })
  expect((await browser.post(`${path}/slogan`, fontForm())).status).toBe(404)
  const stranger = await signedIn('stranger@example.com')
  expect((await stranger.post(`${path}/text`, fontForm())).body.code).toBe('NOT_OWNER')
  expect((await stranger.delete(`${path}/text`)).body.code).toBe('NOT_OWNER')
  await database.db.update(subscriptions).set({ status: 'canceled' })
  const free = await browser.post(`${path}/heading`, fontForm())
  expect([free.body.code, free.body.message]).toEqual(['PLAN_REQUIRED', 'Fonts of your own are part of the Pro plan.'])
})

describe('a file that is no font', () => {
  const declaring = (bytes: number) => {
    const file = Uint8Array.from(fontFile('titan-one'))
    new DataView(file.buffer).setUint32(16, bytes)
    return file
  }
  it.each([
    ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), 400, 'is no OTF, TTF or WOFF2 file'],
    ['one that is cut off', () => plainFontFile('titan-one').subarray(0, 3_000), 400, 'cannot be read as a font'],
    ['a bomb', () => declaring(2 ** 30), 400, 'holds more than a font of letters needs'],
    ['one of signs alone', () => fontFile('dingbats', 'symbols'), 400, 'without which no ad can be set'],
    ['one that is too large', () => new Uint8Array(2 * 1024 * 1024 + 1), 413, 'is larger than 2 MB'],
    ['nothing', () => new Uint8Array(), 400, 'is no OTF, TTF or WOFF2 file'],
  ])('is refused with a sentence: %s', async (_what, make, status, message) => {
    const { browser, path } = await start()
    const answer = await browser.post(`${path}/text`, fontForm(make(), 'true', 'a.ttf'))
    expect([answer.status, answer.body.field]).toEqual([status, 'font'])
    expect(answer.body.message).toContain(message)
    expect(await listFonts()).toEqual([])
  })

  it('is refused if no form comes, or one without a file', async () => {
    const { browser, path } = await start()
    expect((await browser.post(`${path}/text`, {})).status).toBe(415)
    const form = new FormData()
    form.append('licence', 'true')
    expect((await browser.post(`${path}/text`, form)).body).toMatchObject({ field: 'font' })
  })
})

it('is read for an ad of its brand, on a plan that has fonts, and for no other', async () => {
  const { browser, path, services, userId, id } = await start()
  const ad = { userId, brandId: id }
  expect(await readFonts(services, ad)).toBeUndefined()
  await browser.post(`${path}/heading`, fontForm())
  await browser.post(`${path}/price`, fontForm())
  const { faces, files } = (await readFonts(services, ad)) ?? {}
  expect([Object.keys(faces ?? {}), files?.length]).toEqual([['heading', 'price'], 1])
  expect(await readFonts(services, { userId, brandId: null })).toBeUndefined()
  expect(await readFonts(services, { ...ad, userId: crypto.randomUUID() })).toBeUndefined()
  const [file] = await listFonts()
  await services.storage.delete(imageKey(file?.id ?? ''))
  expect(Object.keys((await readFonts(services, ad))?.faces ?? {})).toHaveLength(1)
  await database.db.update(subscriptions).set({ status: 'canceled' })
  expect(await readFonts(services, ad)).toBeUndefined()
})

it('goes with its brand and with its account, and into the export', async () => {
  const { browser, path, id } = await start()
  await browser.post(`${path}/heading`, fontForm())
  const archive = Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()).toString('latin1')
  expect([/brand\/titan-\w+\.ttf/.test(archive), archive.includes('licensedAt')]).toEqual([true, true])
  await browser.delete(`/api/brands/${id}`)
  expect(await listFonts()).toEqual([])
  const { body } = await browser.post('/api/brands', { name: 'Pots' })
  await browser.post(`/api/brands/${body.id}/fonts/text`, fontForm())
  expect(await listFonts()).toHaveLength(1)
  await browser.delete('/api/account')
  expect([await listFonts(), await database.db.select().from(brands)]).toEqual([[], []])
})

it('stays out of the lists of pictures that an ad may show', async () => {
  const { browser, path, userId } = await start()
  const { body } = await browser.post(`${path}/heading`, fontForm())
  const adId = await givenCreative(database.db, { userId })
  const { url } = body.fonts.heading
  const asPhoto = await browser.post(`/api/creatives/${adId}`, { productImages: [{ url, name: 'a.png' }] })
  const asLogo = await browser.post(`/api/creatives/${adId}`, { logo: { url, name: 'a.png' } })
  expect([asPhoto.status, asLogo.status]).toEqual([400, 400])
})
