import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'

const database = useDatabase()

const sessionsOf = async (browser: TestClient) =>
  (await browser.get('/api/account/sessions')).body.sessions as {
    id: string
    device: string | null
    isCurrent: boolean
  }[]
const end = (browser: TestClient, id: string) => browser.delete(`/api/account/sessions/${id}`)
const isSignedIn = async (browser: TestClient) => (await browser.get('/api/auth/user')).status === 200

it('lists a user’s own sessions and marks the current one', async () => {
  const app = await startTestApp(database)
  const [laptop, phone] = [await app.signedIn(), await app.signedIn()]
  await app.signedIn('grace@example.com', 'Grace')
  const seen = await sessionsOf(laptop)
  expect(seen).toHaveLength(2)
  expect(seen.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const elsewhere = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)
  expect(seen.find(({ isCurrent }) => !isCurrent)?.id).toBe(elsewhere?.id)
  // The listed id of a session does not open it.
  expect([...laptop.cookies.values()].join()).not.toContain(seen[0]!.id)
})

it('describes the device as of the sign-in, by the browser’s name', async () => {
  const app = await startTestApp(database)
  const browser = app.client()
  const open = browser.open.bind(browser)
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  browser.open = (path, options) =>
    open(path, { ...options, headers: { ...options?.headers, 'user-agent': userAgent } })
  await browser.signIn()
  expect((await sessionsOf(browser)).map(({ device }) => device)).toEqual(['Firefox on Linux'])
})

it('ends another session, whose browser is signed out while this one is not', async () => {
  const app = await startTestApp(database)
  const [laptop, phone] = [await app.signedIn(), await app.signedIn()]
  const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent)!
  const twice = await Promise.all([end(laptop, other.id), end(laptop, other.id)])
  expect(twice.map(({ status }) => status)).toContain(204)
  expect(await end(laptop, other.id)).toMatchObject({
    status: 404,
    body: { message: 'This device is signed out already.' },
  })
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false])
})

it('ends the current session like a sign-out', async () => {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const [current] = await sessionsOf(browser)
  expect((await end(browser, current!.id)).status).toBe(204)
  expect(browser.cookies.size).toBe(0)
  expect(await isSignedIn(browser)).toBe(false)
})

it('does not end another user’s session', async () => {
  const app = await startTestApp(database)
  const [ada, grace] = [await app.signedIn(), await app.signedIn('grace@example.com', 'Grace')]
  const [hers] = await sessionsOf(ada)
  expect(await end(grace, hers!.id)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  expect((await end(grace, `${hers!.id}x`)).status).toBe(404)
  expect(await isSignedIn(ada)).toBe(true)
})
