import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { ERROR_STATUS } from '#contract/platform/errors.ts'
import { sketchQuery } from '#contract/ads/look.ts'
import { SKETCH_PX, sketchUrl } from '#contract/ads/sketch.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, TEST_PRODUCT } from '#test/given/fill-in.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { openPaintPool } from '#server/ads/generation/paint-pool.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { paintSketch } from './paint-sketch.ts'

const database = useDatabase()

const LOOK = { adStyle: 'bold', colorPalette: 'red', typography: 'modern', tone: 'friendly' } as const
const sketchOf = (adId: string, look: object = {}) =>
  sketchUrl(adId, { ...LOOK, customColors: [], version: '1', ...look })

async function read(browser: TestClient, path: string) {
  const response = await browser.open(path)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('paints a small picture of the ad in a look that is not saved, takes no credit and stores nothing', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser)
  const { status, headers, bytes } = await read(browser, sketchOf(adId))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('private, max-age=3600')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: SKETCH_PX, height: SKETCH_PX })
  const other = await read(browser, sketchOf(adId, { colorPalette: 'green' }))
  expect(other.bytes.equals(bytes)).toBe(false)
  expect((await read(browser, sketchOf(adId))).bytes.equals(bytes)).toBe(true)
  expect((await browser.get('/api/credits')).body.adGeneration).toBe(10)
  expect((await browser.get(`/api/creatives/${adId}/variants`)).body).toEqual([])
})

it('refuses custom colors without the plan, and what is no look at all', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser)
  const custom = await browser.get(sketchOf(adId, { colorPalette: 'custom', customColors: ['#123456'] }))
  expect(custom).toMatchObject({ status: 403, body: { code: 'CUSTOM_COLORS_NOT_ALLOWED' } })
  for (const query of ['adStyle=bold', 'adStyle=loud&colorPalette=red&typography=modern&tone=friendly']) {
    const answer = await browser.get(`/api/creatives/${adId}/sketch?${query}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  }
})

it('asks for a photo if there is none', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body: creative } = await browser.post('/api/creatives', TEST_PRODUCT)
  const answer = await browser.get(sketchOf(creative.id))
  expect(answer).toMatchObject({ status: 400, body: { message: 'Please upload at least one product image.' } })
})

it('paints for the owner and nobody else', async () => {
  const app = await startTestApp(database)
  const path = sketchOf(await fillInCreative(await app.signedIn()))
  expect(await app.client().get(path)).toMatchObject({ status: 401 })
  expect(await (await app.signedIn('eve@example.com', 'Eve')).get(path)).toMatchObject({ status: 403 })
})

it('lets nobody wait for long when too many are asked for at once', { tags: 'thorough/faults' }, async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser)
  const tones = Array.from({ length: 20 }, (_, at) => sketchOf(adId, { version: String(at) }))
  const answers = await Promise.all(tones.map((path) => read(browser, path)))
  const statuses = answers.map((answer) => answer.status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

it('asks for another try, as a full server does, when its painter is lost twice', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-sketch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pool = openPaintPool({ size: 1, file: new URL('../../../test/painters/odd-painter.ts', import.meta.url) })
  onTestFinished(() => pool.close())
  const { services, signedIn } = await startTestApp(database)
  const attempts = path.join(folder, 'attempts')
  const creativeId = await fillInCreative(await signedIn(), { productName: 'crash', productDescription: attempts })
  const { userId } = (await findCreative(services.db, creativeId))!
  const request = { userId, creativeId, look: sketchQuery.parse(LOOK), signal: new AbortController().signal }
  const error: unknown = await paintSketch({ ...services, pool }, request).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ message: 'The sketch could not be made. Please try again soon.' })
  expect(ERROR_STATUS[(error as AppError).code]).toBe(503)
  expect(readFileSync(attempts, 'utf8').trim().split('\n')).toHaveLength(2)
})
