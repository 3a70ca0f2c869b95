import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/database.ts'
import { CHANGES_PER_MINUTE, READS_PER_MINUTE } from './rate-limits.ts'

const database = useDatabase()
const ID = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'

/** The answer that first is a 429, and how many came before it. */
async function untilRefused(ask: () => ReturnType<TestClient['get']>) {
  for (let count = 0; count < 1_000; count++) {
    const answer = await ask()
    if (answer.status === 429) return { count, answer }
  }
  throw new Error('Never refused')
}

it('counts reads and changes apart, for each user, and says when to come back', async () => {
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

it('counts by address while signed out, and pictures not at all', async () => {
  const { client, signedIn } = await startTestApp(database)
  const ada = await signedIn()
  const reads = await untilRefused(() => client().get('/api/auth/user'))
  expect(reads.count).toBeLessThanOrEqual(READS_PER_MINUTE)
  expect(reads.count).toBeGreaterThan(READS_PER_MINUTE - 20)
  expect((await client().get(`/api/images/${ID}`)).status).toBe(401)
  expect((await client().get('/healthz')).status).toBe(200)
  expect((await ada.get('/api/auth/user')).status).toBe(200)
})
