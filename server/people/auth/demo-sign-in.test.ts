import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { users } from '#server/platform/db/schema.ts'

const database = useDatabase()

it('signs in through the demo issuer and comes back to the page that asked', async () => {
  const { client, services } = await startTestApp(database)
  const browser = client()
  const form = await browser.follow(await browser.get('/auth/demo?returnTo=%2Fcreatives%3Fa%3D1'))
  expect(form.text).toContain('name="email"')
  expect(form.text).toContain('name="name"')
  expect(form.text).not.toContain('<script')

  const end = await browser.submit(form, { email: 'Ada@Example.com', name: 'Ada Lovelace' })
  expect(end).toMatchObject({ status: 200, url: `${services.config.publicUrl}/creatives?a=1` })
  const me = await browser.get('/api/auth/user')
  expect(me.body).toEqual({
    id: expect.any(String),
    displayName: 'Ada Lovelace',
    email: 'ada@example.com',
    profilePicture: null,
  })
  const [user] = await database.db.select().from(users).where(eq(users.id, me.body.id))
  expect(user).toMatchObject({ googleId: expect.stringMatching(/^demo:[0-9a-f]{32}$/), password: null })
})

it('uses one account for one e-mail address, regardless of its letter case', async () => {
  const { signedIn } = await startTestApp(database)
  const idOf = async (email: string) => (await (await signedIn(email)).get('/api/auth/user')).body.id
  const ada = await idOf('ada@example.com')
  expect(await idOf('ADA@example.com')).toBe(ada)
  expect(await idOf('grace@example.com')).not.toBe(ada)
})

it('shows the form at every sign-in, and offers the known accounts', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  await browser.signIn('ada@example.com', 'Ada <Lovelace>')
  await browser.get('/api/auth/logout')
  const form = await browser.follow(await browser.get('/auth/demo'))
  expect(form.text).toContain('value="ada@example.com"')
  expect(form.text).toContain('Ada &#60;Lovelace&#62;')
  expect(form.text).not.toContain('<Lovelace>')
  await browser.submit(form, { account: 'ada@example.com' })
  const user = await browser.get('/api/auth/user')
  expect(JSON.parse(user.text)).toMatchObject({ email: 'ada@example.com', displayName: 'Ada <Lovelace>' })
})

it('shows the form again with a message if the address is invalid', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  const form = await browser.follow(await browser.get('/auth/demo'))
  const again = await browser.submit(form, { email: 'ada', name: 'Ada' })
  expect(again.status).toBe(400)
  expect(again.text).toContain('Type an e-mail address such as ada@example.com.')
  const end = await browser.submit(again, { email: 'ada@example.com', name: 'Ada' })
  expect((await browser.get('/api/auth/user')).status).toBe(200)
  expect(end.status).toBe(200)
})

it('leaves the user signed out, with a message, when they cancel', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  const form = await browser.follow(await browser.get('/auth/demo'))
  const cancel = /href="([^"]+\/cancel)"/.exec(form.text)![1]!
  const end = await browser.follow(await browser.get(cancel))
  expect(end.status).toBe(400)
  expect(end.text).toContain('The sign-in was cancelled')
  expect((await browser.get('/api/auth/user')).status).toBe(401)
})

/** Goes through a sign-in up to the callback, which the test makes itself. */
async function untilCallback(
  browser: Awaited<ReturnType<typeof startTestApp>>['client'] extends () => infer C ? C : never,
) {
  const form = await browser.follow(await browser.get('/auth/demo'))
  const action = /<form method="post" action="([^"]+)"/.exec(form.text)![1]!
  let response = await browser.post(action, new URLSearchParams({ email: 'ada@example.com', name: 'Ada' }))
  while (!response.headers.get('location')!.includes('/auth/demo/callback')) {
    response = await browser.get(response.headers.get('location')!)
  }
  return new URL(response.headers.get('location')!)
}

it('refuses an answer whose state it never gave out', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  const callback = await untilCallback(browser)
  callback.searchParams.set('state', 'made-up')
  const answer = await browser.get(callback.href)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('please sign in again')
  expect((await browser.get('/api/auth/user')).status).toBe(401)
})

it('refuses an answer that belongs to another browser', async () => {
  const { client } = await startTestApp(database)
  const callback = await untilCallback(client())
  const victim = client()
  expect((await victim.get(callback.href)).status).toBe(400)
  expect((await victim.get('/api/auth/user')).status).toBe(401)
})

it('accepts each answer once', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  const callback = await untilCallback(browser)
  expect((await browser.get(callback.href)).status).toBe(303)
  const replay = await browser.get(callback.href)
  expect(replay.status).toBe(400)
  expect(replay.text).toContain('finished already')
})

it('refuses a code that the issuer did not issue', async () => {
  const { client, services } = await startTestApp(database)
  const warn = vi.spyOn(services.log, 'warn')
  const browser = client()
  const callback = await untilCallback(browser)
  callback.searchParams.set('code', 'made-up')
  const answer = await browser.get(callback.href)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('nobody was signed in')
  expect(answer.text).not.toContain('invalid_grant')
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  warn.mockRestore()
})

it('lets two tabs sign in at the same time', async () => {
  const { client, url } = await startTestApp(database)
  const browser = client()
  const first = await browser.follow(await browser.get('/auth/demo?returnTo=/create'))
  const second = await browser.follow(await browser.get('/auth/demo?returnTo=/creatives'))
  const person = { email: 'ada@example.com', name: 'Ada' }
  expect((await browser.submit(second, person)).url).toBe(`${url}/creatives`)
  expect((await browser.submit(first, person)).url).toBe(`${url}/create`)
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/demo', '/api/auth/logout', '/a\\b', ''])(
  'goes home instead of to %j',
  async (returnTo) => {
    const { client, url } = await startTestApp(database)
    const browser = client()
    const form = await browser.follow(await browser.get(`/auth/demo?returnTo=${encodeURIComponent(returnTo)}`))
    const end = await browser.submit(form, { email: 'ada@example.com', name: 'Ada' })
    expect(end.url).toBe(`${url}/`)
  },
)

it('begins at the public address if it was opened under another name of this computer', async () => {
  const { app, url } = await startTestApp(database)
  const { port } = new URL(url)
  const answer = await app.inject({ url: '/auth/demo?returnTo=/create', headers: { host: `localhost:${port}` } })
  expect(answer.statusCode).toBe(307)
  expect(answer.headers.location).toBe(`${url}/auth/demo?returnTo=/create`)
})
