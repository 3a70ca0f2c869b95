import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/database.ts'

const database = useDatabase()
const AD = { productName: 'Lamp', productDescription: 'A lamp for long evenings' }

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('takes no change that comes with %j', async (headers) => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  for (const answer of [
    await browser.post('/api/creatives', AD, { headers }),
    await browser.delete('/api/creatives/6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f', { headers }),
    await browser.post('/api/auth/logout', undefined, { headers }),
  ]) {
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ code: 'CROSS_SITE', message: expect.stringContaining('from the app itself') })
  }
  expect((await browser.get('/api/creatives')).body).toEqual([])
})

it('takes changes from our own pages, and from programs', async () => {
  const { signedIn, url } = await startTestApp(database)
  const browser = await signedIn()
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: url }, { origin: url }, {}] as Record<
    string,
    string
  >[]) {
    expect((await browser.post('/api/creatives', AD, { headers })).status).toBe(200)
  }
})

it('lets other sites link to our pages', async () => {
  const { client } = await startTestApp(database)
  const answer = await client().get('/', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.status).toBe(200)
})
