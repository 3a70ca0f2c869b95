import { expect, it } from 'vitest'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { uploadTestLogo } from '#test/given/fill-in.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { drawMark } from '#test/pictures/pictures.ts'
import type { PaintTask, RepaintTask } from '#server/ads/generation/painter.ts'
import { images } from '#server/platform/db/schema.ts'
import { purgeUnattached } from '#server/pictures/images/purge-unattached.ts'
import { paintSketch } from './paint-sketch.ts'

const database = useDatabase()
const mark = await drawMark().png().toBuffer()

const SIGNED = { callToAction: 'Put the kettle on', webAddress: 'kettle.example', legalLine: 'Prices include VAT.' }

/** Makes a user with two logos and an ad, and records what is painted. */
async function start() {
  const painted: PaintTask[] = []
  const repainted: RepaintTask[] = []
  const painters = {
    ...TEXT_PAINTERS,
    paint: (async (task, options) => {
      painted.push(task)
      return TEXT_PAINTERS.paint(task, options)
    }) as typeof TEXT_PAINTERS.paint,
    repaint: (async (task, options) => {
      repainted.push(task)
      return TEXT_PAINTERS.repaint(task, options)
    }) as typeof TEXT_PAINTERS.repaint,
  }
  const app = await startTestApp(database, { workers: painters })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro')
  const [logo, other] = [
    (await uploadTestLogo(browser, mark)).body,
    (await uploadTestLogo(browser, mark, 'other.png')).body,
  ]
  const path = `/api/creatives/${adId}`
  const update = (fields: object) => browser.post(path, fields)
  const generate = () => browser.post(`${path}/generate`, { format: 'square' })
  const change = (changes: object) => browser.post(`${path}/change`, { changes })
  const shown = async () => ((await browser.get(`${path}/variants`)).body as Variant[])[0]!
  const ad = async () => (await browser.get(path)).body
  return {
    app,
    painters,
    userId,
    adId,
    browser,
    path,
    logo,
    other,
    painted,
    repainted,
    update,
    generate,
    change,
    shown,
    ad,
  }
}

it('signs pictures and sketches with what the ad carries, and records where it came from', async () => {
  const { app, painters, userId, adId, logo, other, painted, update, generate, shown, ad } = await start()
  const carried = { ...SIGNED, logo: { url: logo.url, name: 'x', onDark: other.url } }
  expect((await update(carried)).status).toBe(200)
  expect(await ad()).toMatchObject({ ...SIGNED, logo: { url: logo.url, name: 'logo.png', onDark: other.url } })
  await generate()
  const { adStyle, colorPalette, typography, tone } = await ad()
  const look = { adStyle, colorPalette, typography, tone, customColors: [] }
  const { signal } = new AbortController()
  await paintSketch({ ...app.services, pool: painters }, { userId, creativeId: adId, look, signal })
  for (const { ad: signedAd, logo: file } of painted) {
    expect(signedAd).toMatchObject(SIGNED)
    expect(file?.onDark?.bytes.byteLength).toBeGreaterThan(100)
  }
  expect(painted).toHaveLength(2)
  const { shown: seen, stale } = await shown()
  expect(seen?.logo).toEqual({ url: logo.url, name: 'logo.png', onDark: other.url })
  for (const [part, text] of Object.entries(SIGNED)) {
    expect(seen?.words.find((one) => one.part === part)).toMatchObject({ text, source: { from: 'field', field: part } })
  }
  expect(stale).toBeUndefined()
})

it('is not changed by a change of the brand', async () => {
  const { browser, logo, other, update, generate, shown, ad } = await start()
  await browser.put('/api/brand', { ...SIGNED, logo })
  await update({ ...SIGNED, logo })
  await generate()
  const [before, picture] = [await ad(), await shown()]
  await browser.put('/api/brand', { name: 'Another', logo: other })
  expect([await ad(), await shown()]).toEqual([before, picture])
})

it('writes a web address that is changed on a picture back to the ad, and an edit of the ad makes the picture stale', async () => {
  const { update, generate, change, shown, ad } = await start()
  await update(SIGNED)
  await generate()
  const answer = await change({ words: { webAddress: 'kettle.example/sale', callToAction: 'Boil' } })
  expect(answer.body.refused).toEqual([])
  expect(await ad()).toMatchObject({ webAddress: 'kettle.example/sale', callToAction: 'Boil', words: {} })
  await update({ webAddress: null, legalLine: 'VAT included.' })
  expect((await shown()).stale?.map(({ message }) => message)).toEqual([
    'This picture says “kettle.example/sale”, your details do not say that any more.',
    'This picture says “Prices include VAT.”, your details say “VAT included.”.',
  ])
})

it('reports a logo that the ad has by now, brings pictures up to date, and takes it back', async () => {
  const { logo, other, update, generate, change, shown, ad, repainted } = await start()
  await generate()
  await update({ logo })
  const [stale] = (await shown()).stale!
  expect(stale).toMatchObject({ what: 'logo', message: 'This picture was made before your ad had a logo.' })
  await change(stale!.changes!)
  expect([(await shown()).shown?.logo?.url, (await shown()).stale]).toEqual([logo.url, undefined])
  expect((await change({ logo: { url: other.url } })).body.creative.logo).toEqual({ url: other.url, name: 'other.png' })
  const last = repainted.length
  // Taking it back restores the very picture of before.
  expect((await change({ logo: null })).body.creative.logo).toBeNull()
  expect([(await shown()).shown?.logo, repainted.length, (await ad()).logo]).toEqual([null, last, null])
})

it('changes the logo to none but the user’s own, and reports where it finds no room', async () => {
  const { app, change, generate, path, browser, repainted } = await start()
  await generate()
  const { body: theirs } = await uploadTestLogo(await app.signedIn('stranger@example.com'), mark)
  for (const url of [theirs.url, 'https://evil.example/a.png', 'javascript:alert(1)']) {
    expect((await change({ logo: { url } })).body).toMatchObject({ code: 'VALIDATION_FAILED', field: 'logo' })
    expect((await browser.post(path, { logo: { url, name: 'a' } })).body).toMatchObject({ field: 'logo' })
  }
  expect(repainted).toEqual([])
})

it('keeps the logo of a picture that is kept, when brand and ad have another', async () => {
  const { app, logo, other, update, generate, change, shown } = await start()
  await update({ logo })
  await generate()
  await update({ logo: other })
  const old = { createdAt: new Date(app.services.now().getTime() - 2 * 24 * 60 * 60 * 1000) }
  await app.services.db.update(images).set(old)
  await purgeUnattached(app.services)
  expect((await change({ words: { price: '$3' } })).body.refused).toEqual([])
  expect((await shown()).shown?.logo?.url).toBe(logo.url)
})
