import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { makePngBomb } from '#test/pictures/pictures.ts'
import { images } from '#server/platform/db/schema.ts'
import { CHECKS_PER_MINUTE } from '#server/platform/http/rate-limits.ts'

const database = useDatabase()

function send(browser: TestClient, bytes: Uint8Array, { target = 'all', name = 'ad.png' } = {}) {
  const form = new FormData()
  form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return browser.post(`/api/check?for=${target}`, form)
}

function whitePlate(): Buffer {
  const canvas = createCanvas(300, 250)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 300, 250)
  return canvas.toBuffer('image/png')
}

it('checks a picture without an account, cites the rule of each finding, and keeps nothing', async () => {
  const { client, services } = await startTestApp(database)
  const { status, body } = await send(client(), whitePlate(), { target: 'amazon' })
  expect(status).toBe(200)
  expect(body.picture).toMatchObject({ widthPx: 300, heightPx: 250, type: 'png', digitalSource: null })
  expect(body.placements).toEqual([{ id: 'amazon_300x250', name: 'Amazon Ads, Display ad 300 × 250', fits: true }])
  expect(body.findings).toMatchObject([
    {
      rule: 'amazon-edge',
      message: 'The rim of the picture is white and has no border.',
      source: { url: 'https://advertising.amazon.com/resources/ad-policy/en/creative-acceptance', read: 'page' },
    },
  ])
  expect(await services.db.select().from(images)).toEqual([])
})

it('answers what is no picture, and one with too many pixels, in a sentence', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  expect(await send(browser, Buffer.from('no picture'))).toMatchObject({ status: 415 })
  const bomb = await send(browser, makePngBomb(16_000, 16_000))
  expect(bomb.status).toBe(413)
  expect(bomb.body.message).toMatch(/megapixels\. Please upload a smaller picture\.$/)
  expect(await browser.post('/api/check', new FormData())).toMatchObject({ status: 400 })
  expect(await send(browser, Buffer.alloc(0))).toMatchObject({
    status: 400,
    body: { message: '"ad.png" is empty. Please choose another copy of this picture.' },
  })
  const plate = whitePlate()
  expect(await send(browser, plate.subarray(0, plate.length / 2))).toMatchObject({
    status: 400,
    body: { message: '"ad.png" is damaged. Please choose another copy of this picture.' },
  })
})

it('takes ten pictures a minute from one address, signed in or not', async () => {
  const { client, signedIn } = await startTestApp(database)
  const browsers = [client(), await signedIn()]
  for (let turn = 0; turn < CHECKS_PER_MINUTE; turn++) {
    expect((await send(browsers[turn % 2]!, Buffer.from('no picture'))).status).toBe(415)
  }
  const refused = await send(browsers[0]!, Buffer.from('no picture'))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await send(browsers[1]!, Buffer.from('no picture'))).status).toBe(429)
})
