import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NO_AD_ID, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT, uploadFiles } from '#test/given/fill-in.ts'
import { drawHalves, drawNoise, makePngBomb } from '#test/pictures/pictures.ts'
import { waitUntil } from '#test/wait-until.ts'
import { images } from '#server/platform/db/schema.ts'
import { openPicturePool } from './picture-pool.ts'
import type { Studies } from './studies.ts'

const database = useDatabase()

const png = await drawHalves(900, 600).png().toBuffer()
const halves = (name = 'halves.png') => ({ bytes: png, name })

async function startWithAd(options?: TestAppOptions) {
  const server = await startTestApp(database, options)
  const browser = await server.signedIn()
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  return { ...server, browser, adId: body.id as string }
}

async function uploadOne(browser: TestClient, adId: string): Promise<string> {
  return (await uploadFiles(browser, adId, [halves()])).body[0].url
}

it('answers an upload with a bare list, in the order of the files', async () => {
  const { browser, adId } = await startWithAd()
  const answer = await uploadFiles(browser, adId, [halves('a.png'), halves('b.png')])
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual([
    { url: expect.stringMatching(/^\/api\/images\/[0-9a-f-]{36}$/), name: 'a.png' },
    { url: expect.stringMatching(/^\/api\/images\/[0-9a-f-]{36}$/), name: 'b.png' },
  ])
  expect(answer.headers.get('x-placard-notice')).toBeNull()
})

it('has its photos studied as soon as they are stored and answered', async () => {
  const { browser, adId, services } = await startWithAd()
  const begin = vi.fn<Studies['begin']>()
  services.studies = { ...services.studies, begin }
  expect((await uploadFiles(browser, adId, [{ bytes: Buffer.from('no picture'), name: 'no.png' }])).status).toBe(415)
  await uploadFiles(browser, adId, [halves('a.png'), halves('b.png')])
  await waitUntil(() => begin.mock.calls.length > 0)
  const rows = await database.db.select().from(images)
  expect(begin.mock.calls).toEqual([[expect.arrayContaining(rows.map(({ id, userId }) => ({ id, userId })))]])
})

it('skips files past the fifth and says so', async () => {
  const { browser, adId } = await startWithAd()
  const answer = await uploadFiles(
    browser,
    adId,
    Array.from({ length: 7 }, (_, index) => halves(`${index}.png`)),
  )
  expect(answer.body.map((entry: { name: string }) => entry.name)).toEqual([
    '0.png',
    '1.png',
    '2.png',
    '3.png',
    '4.png',
  ])
  expect(answer.headers.get('x-placard-notice')).toBe(
    'Only the first 5 images were uploaded. Please upload the others in a second step.',
  )
})

it.each([
  ['text called .png', { bytes: Buffer.from('hello'), name: 'kettle.png' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'an SVG',
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'kettle.png' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['half a picture', { bytes: png.subarray(0, png.byteLength / 2), name: 'half.png' }, 400, 'VALIDATION_FAILED'],
  ['256 megapixels', { bytes: makePngBomb(16_000, 16_000), name: 'bomb.png' }, 413, 'PAYLOAD_TOO_LARGE'],
  [
    'more than 10 MB',
    { bytes: Buffer.concat([png, Buffer.alloc(UPLOAD_MAX_BYTES)]), name: 'big.png' },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
])('refuses %s with a sentence and keeps nothing of the upload', async (_, file, status, code) => {
  const { browser, adId } = await startWithAd()
  const answer = await uploadFiles(browser, adId, [halves(), file, halves()])
  expect(answer).toMatchObject({ status, body: { code, field: 'images' } })
  expect(answer.body.message).toMatch(new RegExp(`^"${file.name}" .*Please .*\\.$`))
  expect(await database.db.$count(images)).toBe(0)
})

it('takes a file of exactly 10 MB', async () => {
  const { browser, adId } = await startWithAd()
  const bytes = Buffer.concat([png, Buffer.alloc(UPLOAD_MAX_BYTES - png.byteLength)])
  expect(await uploadFiles(browser, adId, [{ bytes, name: 'full.png' }])).toMatchObject({ status: 200 })
})

it('takes file names that are hostile', async () => {
  const { browser, adId } = await startWithAd()
  const boundary = 'frontier'
  const part = (name: string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="${name}"\r\n\r\n`),
      png,
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    ...['ket\0tle.png', '../../x.png', 'a'.repeat(400)].map(part),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const answer = await browser.request(`/api/upload?adId=${adId}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Blob([body]),
  })
  expect(answer.status).toBe(200)
  expect(answer.body.map((entry: { name: string }) => entry.name)).toEqual(['kettle.png', 'x.png', 'a'.repeat(120)])
})

it('asks for a picture when there is none, and for a form when there is no form', async () => {
  const { browser, adId } = await startWithAd()
  const none = await uploadFiles(browser, adId, [])
  expect(none).toMatchObject({ status: 400, body: { message: 'Please choose at least one picture to upload.' } })
  const empty = await uploadFiles(browser, adId, [{ bytes: Buffer.alloc(0), name: '' }])
  expect(empty).toMatchObject({ status: 400, body: { message: 'Please choose at least one picture to upload.' } })
  const json = await browser.post(`/api/upload?adId=${adId}`, { images: [] })
  expect(json).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  const cut = await browser.post(
    `/api/upload?adId=${adId}`,
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a"',
    {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  )
  expect(cut).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
})

it('uploads only to an ad of one’s own', async () => {
  const { browser, adId, signedIn, client } = await startWithAd()
  const stranger = await signedIn('eve@example.com')
  expect(await uploadFiles(stranger, adId, [halves()])).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  expect(await uploadFiles(client(), adId, [halves()])).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
  expect(await uploadFiles(browser, 'not-an-id', [halves()])).toMatchObject({ status: 404 })
  const unnamed = await browser.post('/api/upload', new FormData())
  expect(unnamed).toMatchObject({ status: 400, body: { message: NO_AD_ID, field: 'adId' } })
})

it('serves an image to its owner alone, to be kept for ever', async () => {
  const { browser, adId, signedIn, client } = await startWithAd()
  const url = await uploadOne(browser, adId)
  const answer = await browser.open(url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': String(bytes.byteLength),
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
  })
  expect(answer.headers.get('content-disposition')).toBeNull()
  const stranger = await signedIn('eve@example.com')
  expect(await stranger.get(url)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  const signedOut = await client().get(url)
  expect(signedOut).toMatchObject({ status: 401 })
  expect(signedOut.headers.get('cache-control') ?? '').not.toContain('immutable')
  expect((await browser.get('/api/images/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await browser.get('/api/images/..%2f..%2fetc')).status).toBe(404)
})

it('serves the thumbnail as an image of its own', async () => {
  const { browser, adId } = await startWithAd()
  const url = await uploadOne(browser, adId)
  const answer = await browser.open(`${url}?size=thumbnail`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('etag')).not.toBe((await browser.open(url)).headers.get('etag'))
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
  expect((await browser.get(`${url}?size=huge`)).status).toBe(400)
})

it('answers "not modified" to a client that has it already', async () => {
  const { browser, adId } = await startWithAd()
  const url = await uploadOne(browser, adId)
  const etag = (await browser.open(url)).headers.get('etag')!
  const again = await browser.get(url, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers.get('cache-control')).toContain('immutable')
  expect((await browser.get(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

it('serves ranges, and reports one that is out of range', async () => {
  const { browser, adId } = await startWithAd()
  const url = await uploadOne(browser, adId)
  const whole = Buffer.from(await (await browser.open(url)).arrayBuffer())
  const etag = (await browser.open(url)).headers.get('etag')!
  const ask = async (headers: Record<string, string>) => {
    const answer = await browser.open(url, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, range: answer.headers.get('content-range'), bytes }
  }
  const size = whole.byteLength
  expect(await ask({ range: 'bytes=10-19' })).toEqual({
    status: 206,
    range: `bytes 10-19/${size}`,
    bytes: whole.subarray(10, 20),
  })
  expect(await ask({ range: 'bytes=-5' })).toMatchObject({ status: 206, bytes: whole.subarray(size - 5) })
  expect(await ask({ range: `bytes=${size}-` })).toMatchObject({ status: 416, range: `bytes */${size}` })
  expect(await ask({ range: 'bytes=0-1', 'if-range': etag })).toMatchObject({ status: 206 })
  expect(await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).toMatchObject({ status: 200 })
})

it('answers HEAD without a body', async () => {
  const { browser, adId } = await startWithAd()
  const url = await uploadOne(browser, adId)
  const answer = await browser.request(url, { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, text: '' })
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
})

it(
  'reads large uploads to their end, so that the client receives the sentence',
  { tags: 'thorough/faults' },
  async () => {
    const { browser, adId } = await startWithAd()
    const large = await drawNoise(1600, 1600).png({ compressionLevel: 0 }).toBuffer()
    const files = [
      { bytes: Buffer.from('no picture'), name: 'no.png' },
      ...[1, 2, 3].map((n) => ({ bytes: large, name: `${n}.png` })),
    ]
    expect(await uploadFiles(browser, adId, files)).toMatchObject({ status: 415 })
  },
)

/** Starts picture processes that do what a file's name says; see odd-picture-worker.ts. */
function givenOddPictures() {
  const file = new URL('../../../test/pictures/odd-picture-worker.ts', import.meta.url)
  const pictures = openPicturePool({ files: { decoding: file, studying: file }, places: 1, standsBack: 0 })
  onTestFinished(() => pictures.close())
  return pictures
}

it('keeps nothing of an upload that is cancelled while its photos wait', async () => {
  const pictures = givenOddPictures()
  const { browser, adId, services } = await startWithAd({ services: { pictures } })
  const cancel = new AbortController()
  const form = new FormData()
  for (const name of ['wait', 'wait', 'wait']) form.append('images', new Blob([new Uint8Array(png)]), name)
  const upload = browser.post(`/api/upload?adId=${adId}`, form, { signal: cancel.signal })
  upload.catch(() => {})
  await expect.poll(() => pictures.waiting).toBe(2)
  cancel.abort()
  await expect(upload).rejects.toThrow('aborted')
  await expect.poll(() => pictures.waiting).toBe(0)
  const waitingFiles = () => readdirSync(path.join(services.config.dataDir, 'uploads'), { recursive: true })
  await expect.poll(() => waitingFiles().filter((name) => !String(name).includes('lock'))).toHaveLength(1)
  expect(await database.db.$count(images)).toBe(0)
})

it('asks to try again in half a minute if a hundred photos wait already', async () => {
  const full = Object.defineProperty(givenOddPictures(), 'waiting', { value: 100 })
  const { browser, adId } = await startWithAd({ services: { pictures: full } })
  const answer = await uploadFiles(browser, adId, [halves()])
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(answer.body.message).toBe('Many people are uploading photos right now. Please try again in half a minute.')
  expect(answer.headers.get('retry-after')).toBe('30')
})

it('reports a photo that ends its process, and keeps nothing of its upload', async () => {
  const { browser, adId } = await startWithAd({ services: { pictures: givenOddPictures() } })
  const answer = await uploadFiles(browser, adId, [{ bytes: png, name: 'crash' }])
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', field: 'images' } })
  expect(answer.body.message).toMatch(/^"crash" cannot be read\. Please /)
  expect(await database.db.$count(images)).toBe(0)
})
