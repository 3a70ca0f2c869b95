import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'

const database = useDatabase()
const AD = { productName: 'Lamp', productDescription: 'A lamp for long evenings' }

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('accepts no change that comes with %j', async (headers) => {
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

it('accepts no sign-in at the demo issuer from elsewhere', async () => {
  const browser = (await startTestApp(database)).client()
  const form = await browser.follow(await browser.get('/auth/demo'))
  const action = /<form method="post" action="([^"]+)"/.exec(form.text)![1]!
  const fields = () => new URLSearchParams({ email: 'eve@example.com', name: 'Eve' })
  const answer = await browser.post(action, fields(), { headers: { origin: 'https://evil.example' } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await browser.post(action, fields())).status).toBe(303)
})

it('accepts changes from our own pages, and from programs', async () => {
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
