import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { startFakeS3 } from '#test/platform/fake-s3.ts'
import { fillInCreative, uploadFiles } from '#test/given/fill-in.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { openS3Storage } from '#server/platform/storage/s3.ts'
import { openStudies } from './studies.ts'

const database = useDatabase()

/** Starts the app with its pictures in a bucket, and an ad with an upload and a painted variant. */
async function startWithBucket({ studied = false } = {}) {
  const s3 = await startFakeS3()
  const app = await startTestApp(database, {
    workers: INSTANT_PAINTERS,
    services: { storage: openS3Storage(s3.config) },
  })
  if (studied) app.services.studies = openStudies({ ...app.services, patienceMs: 600_000 })
  const browser = await app.signedIn()
  const adId = await fillInCreative(browser)
  const { body: variant } = await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })
  return { ...app, s3, browser, adId, imageUrl: variant.imageUrl as string }
}

it('redirects browsers to a link that may not be cached, with the bytes of the picture behind it', async () => {
  const { browser, imageUrl, s3 } = await startWithBucket()
  for (const [path, type] of [
    [imageUrl, 'image/jpeg'],
    [`${imageUrl}?size=thumbnail`, 'image/webp'],
  ] as const) {
    const answer = await browser.get(path)
    expect([answer.status, answer.text]).toEqual([302, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const link = new URL(answer.headers.get('location')!)
    expect(link.origin).toBe(s3.config.endpoint)
    expect(link.searchParams.get('X-Amz-Expires')).toBe('600')
    const picture = await fetch(link)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(500)
  }
})

it('offers a painted ad as a file under its specified name', async () => {
  const { browser, imageUrl } = await startWithBucket()
  const answer = await browser.get(`${imageUrl}?download=1`)
  const file = await fetch(answer.headers.get('location')!)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="ad-square.jpg"')
})

it('gives a link to the owner alone', async () => {
  const { client, signedIn, imageUrl } = await startWithBucket()
  const stranger = await signedIn('eve@example.com')
  expect(await client().get(imageUrl)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(await stranger.get(imageUrl)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  expect((await stranger.get('/api/images/00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

it('empties the bucket when the ad is deleted', async () => {
  const { browser, adId, s3 } = await startWithBucket({ studied: true })
  const pictures = () => [...s3.objects.keys()].filter((key) => !key.startsWith('check/'))
  const inFolder = (name: string) => pictures().filter((key) => key.startsWith(`${name}/`)).length
  expect([inFolder('images'), inFolder('thumbnails'), inFolder('studies')]).toEqual([2, 2, 1])
  expect((await browser.delete(`/api/creatives/${adId}`)).status).toBe(204)
  await expect.poll(pictures).toEqual([])
})

it('lets pages show pictures from the bucket, and from nowhere else', async () => {
  const { client, s3 } = await startWithBucket()
  const policy = (await client().get('/')).headers.get('content-security-policy')
  expect(policy).toContain(`img-src 'self' data: blob: ${s3.config.endpoint};`)
})

it('reports that the bucket does not answer, and works again when it does', async () => {
  const { browser, adId, s3, imageUrl } = await startWithBucket()
  s3.setFailing(true)
  const file = { bytes: new Uint8Array(await drawHalves(60, 40).png().toBuffer()), name: 'halves.png' }
  const message = 'Your pictures cannot be reached at the moment: please try again in a few minutes.'
  expect(await uploadFiles(browser, adId, [file])).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message },
  })
  expect((await browser.get(imageUrl)).status).toBe(302)
  s3.setFailing(false)
  expect((await uploadFiles(browser, adId, [file])).status).toBe(200)
})

it('is ready without its bucket, and reports it', async () => {
  const { client, s3 } = await startWithBucket()
  s3.setFailing(true)
  expect(await client().get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', degraded: ['the storage of the pictures does not answer'] },
  })
})
