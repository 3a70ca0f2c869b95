import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { describeApi } from '#server/site/api-docs/describe-api.ts'

const database = useDatabase()

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends long answers in %s to clients that accept it', async (encoding, unpack) => {
  const { app } = await startTestApp(database)
  const headers = { 'accept-encoding': encoding }
  const whole = JSON.stringify(describeApi())
  const answer = await app.inject({ url: '/api/openapi.json', headers })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.rawPayload.length).toBeLessThan(whole.length / 6)
  expect(unpack(answer.rawPayload).toString()).toBe(whole)
  const page = await app.inject({ url: '/api/docs', headers })
  expect(unpack(page.rawPayload).toString()).toContain('</html>')
})

it('sends them uncompressed to others, and short ones to all', async () => {
  const { app } = await startTestApp(database)
  for (const encoding of ['identity', 'br;q=0, gzip;q=0', 'zstd']) {
    const answer = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toEqual(describeApi())
  }
  const short = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })
  expect([short.headers['content-encoding'], short.json()]).toEqual([
    undefined,
    expect.objectContaining({ status: 'ok' }),
  ])
})

it('answers HEAD as it would answer GET, without the body', async () => {
  const { app } = await startTestApp(database)
  const answer = await app.inject({ method: 'HEAD', url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect([answer.statusCode, answer.payload]).toEqual([200, ''])
})
