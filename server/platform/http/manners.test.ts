import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { PLAN_CATALOGUE } from '#contract/money/plans.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT } from '#test/given/fill-in.ts'
import { READS_PER_MINUTE } from './rate-limits.ts'

const database = useDatabase()
const ID = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
let app: TestApp

beforeEach(async () => {
  app = await startTestApp(database)
})

/** Sends raw bytes on a connection of their own; resolves to what comes back until it ends. */
async function sendRaw(bytes: string): Promise<{ head: string; body: unknown }> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

it.each([
  ['no HTTP at all', 'what is this\r\n\r\n', 400, 'VALIDATION_FAILED'],
  ['a header without a name', 'GET /api/plans HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n', 400, 'VALIDATION_FAILED'],
  ['no host', 'GET /api/plans HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'VALIDATION_FAILED'],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('answers %s in the usual form', async (_, bytes, status, code) => {
  const { head, body } = await sendRaw(bytes)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/^content-type: application\/json/im)
  expect(head).toMatch(/^cache-control: no-store/im)
  expect(body).toEqual({ code, message: expect.stringMatching(/^[A-Z].{20,}[^.]*\.$/) })
})

it('lists the methods of an address before it reads anything else', async () => {
  const browser = await app.signedIn()
  for (const [method, path, allow] of [
    ['PUT', '/api/creatives', 'GET, HEAD, OPTIONS, POST'],
    ['PATCH', `/api/creatives/${ID}`, 'DELETE, GET, HEAD, OPTIONS, POST'],
    ['GET', `/api/creatives/${ID}/generate`, 'OPTIONS, POST'],
    ['HEAD', '/api/upload', 'OPTIONS, POST'],
    ['POST', '/api/credits', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/create', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const where = `${method} ${path}`
    const body =
      method === 'GET' || method === 'HEAD' ? {} : { body: '<x/>', headers: { 'content-type': 'application/xml' } }
    const refused = await browser.request(path, { method, ...body })
    expect([refused.status, refused.headers.get('allow')], `with ${where}`).toEqual([405, allow])
    if (method !== 'HEAD') expect(refused.body.code, `with ${where}`).toBe('METHOD_NOT_ALLOWED')
    const asked = await browser.request(path, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('allow'), asked.text], `with ${where}`).toEqual([204, allow, ''])
  }
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const unknown = await browser.request('/api/nothing', { method })
    expect([unknown.status, unknown.headers.get('allow')], `with ${method}`).toEqual([404, null])
  }
})

it('rejects compressed bodies with a message', async () => {
  const browser = await app.signedIn()
  const json = { 'content-type': 'application/json' }
  for (const encoding of ['gzip', 'br', 'identity, gzip']) {
    const body = new Blob([gzipSync(JSON.stringify(TEST_PRODUCT))])
    const answer = await browser.post('/api/creatives', body, { headers: { ...json, 'content-encoding': encoding } })
    expect([answer.status, answer.body.code], `with ${encoding}`).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect(answer.headers.get('accept-encoding'), `with ${encoding}`).toBe('identity')
  }
  const plain = await browser.post('/api/creatives', TEST_PRODUCT, {
    headers: { ...json, 'content-encoding': 'identity' },
  })
  expect(plain.status).toBe(200)
})

it('lets caches store the plans, and nothing private', async () => {
  const browser = await app.signedIn()
  for (const path of ['/api/creatives', '/api/auth/user', '/api/credits', `/api/creatives/${ID}`, '/api/nothing']) {
    expect((await browser.get(path)).headers.get('cache-control'), `with ${path}`).toBe('no-store')
  }
  expect((await app.client().get('/api/auth/user')).headers.get('cache-control')).toBe('no-store')
  const plans = await app.client().get('/api/plans')
  expect(plans.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
  expect(plans.body).toEqual(PLAN_CATALOGUE)
})

it('reports how many calls are left, and for how long', async () => {
  const browser = await app.signedIn()
  const left = async () => {
    const { headers } = await browser.get('/api/credits')
    return ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))
  }
  const [first, second] = [await left(), await left()]
  expect(first[0]).toBe(READS_PER_MINUTE)
  expect(second[1]).toBe(first[1]! - 1)
  expect(second[2]).toBeGreaterThan(0)
  expect(second[2]).toBeLessThanOrEqual(60)
})
