import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startFakeS3 } from '#test/platform/fake-s3.ts'
import { describeStorage } from '#test/platform/storage-contract.ts'
import { chooseStorage } from './choose-storage.ts'
import { openS3Storage } from './s3.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const because = (reason: string) => ({
  name: 'StorageUnavailable',
  cause: { message: expect.stringContaining(reason) as string },
})

describeStorage('a bucket', async () => openS3Storage((await startFakeS3()).config))

it('keeps an object under its key, with its content type', async () => {
  const s3 = await startFakeS3()
  await openS3Storage(s3.config).put('images/a', bytes('one'), 'image/webp')
  expect([...s3.objects]).toEqual([['images/a', { bytes: Buffer.from('one'), contentType: 'image/webp' }]])
})

it('signs links that work for ten minutes, for this object only, and name the file', async () => {
  const s3 = await startFakeS3()
  const storage = openS3Storage(s3.config)
  await storage.put('images/a', bytes('one'), 'image/jpeg')
  await storage.put('images/b', bytes('two'), 'image/jpeg')
  const link = (await storage.link('images/a'))!
  const shown = await fetch(link)
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([200, 'image/jpeg', 'one'])
  expect(shown.headers.get('content-disposition')).toBeNull()

  const file = await fetch((await storage.link('images/a', { downloadName: 'ad-square.jpg' }))!)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="ad-square.jpg"')
  expect((await fetch(link.replace('images/a', 'images/b'))).status).toBe(403)
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(link.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'))).status).toBe(403)

  s3.waitSeconds(590)
  expect((await fetch(link)).status).toBe(200)
  s3.waitSeconds(15)
  expect((await fetch(link)).status).toBe(403)
})

it.each([
  ['reads an object again whose bytes broke off', 1, bytes('whole')],
  ['says that it is unavailable where they break off again', 2, undefined],
])('%s', async (_name, breaks, expected) => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'content-length': '5' })
    if (asked > breaks) response.end('whole')
    else response.write('wh', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { config } = await startFakeS3()
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const reading = openS3Storage({ ...config, endpoint }).get('images/a')
  if (expected) expect(await reading).toEqual(expected)
  else await expect(reading).rejects.toMatchObject(because('aborted'))
  expect(asked).toBe(2)
})

it('is refused with another secret', async () => {
  const { config } = await startFakeS3()
  const storage = openS3Storage({ ...config, credentials: { ...config.credentials!, secretAccessKey: 'guessed' } })
  await expect(storage.check()).rejects.toMatchObject(because('SignatureDoesNotMatch'))
  await expect(storage.get('images/a')).rejects.toMatchObject(because('SignatureDoesNotMatch'))
  expect((await fetch((await storage.link('images/a'))!)).status).toBe(403)
})

it('fails its check when the bucket does not answer, and distinguishes a failure from a missing object', async () => {
  const s3 = await startFakeS3()
  const storage = openS3Storage(s3.config)
  s3.setFailing(true)
  await expect(storage.check()).rejects.toMatchObject(because('SlowDown'))
  await expect(storage.probe()).rejects.toMatchObject(because('SlowDown'))
  await expect(storage.get('images/a')).rejects.toMatchObject(because('SlowDown'))
  await expect(storage.delete('images/a')).rejects.toMatchObject(because('SlowDown'))
  await s3.close()
  await expect(storage.check()).rejects.toMatchObject(because('ECONNREFUSED'))
})

it.each([
  [{ endpoint: undefined, forcePathStyle: false }, 'https://placard-pictures.s3.eu-central-1.amazonaws.com'],
  [{ endpoint: undefined, forcePathStyle: true }, 'https://s3.eu-central-1.amazonaws.com'],
  [{ endpoint: 'https://fra1.example.com', forcePathStyle: false }, 'https://placard-pictures.fra1.example.com'],
  [{ endpoint: 'http://127.0.0.1:9000', forcePathStyle: true }, 'http://127.0.0.1:9000'],
])('with %j links to %s, and reports that origin', async (place, origin) => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = openS3Storage({ bucket: 'placard-pictures', region: 'eu-central-1', credentials, ...place })
  expect(storage.linkOrigins).toEqual([origin])
  expect(new URL((await storage.link('images/a'))!).origin).toBe(origin)
})

it('is chosen if a bucket is configured, and a folder otherwise', async () => {
  const { config } = await startFakeS3()
  expect((await chooseStorage({ s3: config, dataDir: '/nowhere' })).linkOrigins).toEqual([config.endpoint])
  expect((await chooseStorage({ s3: undefined, dataDir: '/nowhere' })).linkOrigins).toEqual([])
})
