import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { CHANGES_PER_MINUTE } from './rate-limits.ts'

const database = useDatabase()
const ID = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'

/** Returns the first answer that is a 429, and how many came before it. */
async function untilRefused(ask: () => ReturnType<TestClient['get']>) {
  for (let count = 0; count < 1_000; count++) {
    const answer = await ask()
    if (answer.status === 429) return { count, answer }
  }
  throw new Error('Never refused')
}

it('counts reads and changes separately for each user, and reports when to come back', async () => {
  const { signedIn } = await startTestApp(database)
  const [ada, grace] = [await signedIn('ada@example.com'), await signedIn('grace@example.com')]

  const changes = await untilRefused(() => ada.delete(`/api/creatives/${ID}`))
  expect(changes.count).toBe(CHANGES_PER_MINUTE)
  expect(changes.answer.body).toEqual({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/in \d+ seconds/) })
  const seconds = Number(changes.answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)

  expect((await ada.get('/api/auth/user')).status).toBe(200)
  expect((await grace.delete(`/api/creatives/${ID}`)).status).toBe(404)
})

it('counts by address while signed out, by the configured limits, and pictures not at all', async () => {
  const config = { addressLimits: { reads: 40, changes: 10 } }
  const { client, signedIn } = await startTestApp(database, { config })
  const ada = await signedIn()
  const reads = await untilRefused(() => client().get('/api/auth/user'))
  expect(reads.count).toBe(40)
  const changes = await untilRefused(() => client().delete(`/api/creatives/${ID}`))
  expect(changes.count).toBe(10)
  expect((await client().get(`/api/images/${ID}`)).status).toBe(401)
  expect((await client().get('/healthz')).status).toBe(200)
  expect((await ada.get('/api/auth/user')).status).toBe(200)
})

it('lets a hundred people in an office with one address come at once', async () => {
  const { client } = await startTestApp(database)
  const office = Array.from({ length: 100 }, async () => {
    const browser = client()
    const looks = Array.from({ length: 6 }, () => browser.get('/api/auth/user'))
    return (await Promise.all([...looks, browser.post('/api/creatives', {})])).map(({ status }) => status)
  })
  expect(new Set((await Promise.all(office)).flat())).toEqual(new Set([401]))
})
