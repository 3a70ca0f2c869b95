import { Signer } from '@fastify/cookie'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_TIME } from '#test/services.ts'
import { sessions } from '#server/platform/db/schema.ts'
import { deleteExpiredSessions } from './session-store.ts'

const database = useDatabase()
const DAY_MS = 24 * 60 * 60 * 1000

it('keeps the session in a cookie that scripts and other sites cannot use', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  const begun = await browser.get('/auth/demo')
  const [cookie] = begun.headers.getSetCookie()
  expect(cookie).toMatch(/^connect\.sid=.*; Path=\/; /)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).not.toContain('Secure')
  expect(cookie).toContain('Max-Age=2592000')
})

it('reports whether the browser sent its cookie, signed in or not', async () => {
  const { client, signedIn } = await startTestApp(database)
  const visitor = client()
  const exists = async () => (await visitor.get('/api/auth/session')).body
  expect(await exists()).toEqual({ name: 'connect.sid', exists: false })
  visitor.cookies.set('connect.sid', 'made-up')
  expect(await exists()).toEqual({ name: 'connect.sid', exists: true })
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
  expect((await (await signedIn()).get('/api/auth/session')).body).toEqual({ name: 'connect.sid', exists: true })
})

it('marks the cookie Secure behind https', async () => {
  const { app } = await startTestApp(database, { config: { publicUrl: 'https://ads.example.com' } })
  const headers = { host: 'ads.example.com', 'x-forwarded-proto': 'https' }
  const answer = await app.inject({ url: '/auth/demo', headers })
  expect(answer.headers['set-cookie']).toContain('Secure')
})

it.each([
  { hstsSubdomains: false, header: 'max-age=31536000' },
  { hstsSubdomains: true, header: 'max-age=31536000; includeSubDomains' },
])('tells browsers to come by https: $header', async ({ hstsSubdomains, header }) => {
  const { app } = await startTestApp(database, { config: { publicUrl: 'https://ads.example.com', hstsSubdomains } })
  const answer = await app.inject({ url: '/', headers: { host: 'ads.example.com', 'x-forwarded-proto': 'https' } })
  expect(answer.headers['strict-transport-security']).toBe(header)
})

it('uses a new session id after sign-in, so that a planted one is worthless', async () => {
  const { client } = await startTestApp(database)
  const browser = client()
  await browser.get('/auth/demo')
  const before = browser.cookies.get('connect.sid')!
  await browser.signIn()
  const thief = client()
  thief.cookies.set('connect.sid', before)
  expect(browser.cookies.get('connect.sid')).not.toBe(before)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
})

it('ends the session on the server at logout: the old cookie opens nothing', async () => {
  const { signedIn, client } = await startTestApp(database)
  const browser = await signedIn()
  const thief = client()
  thief.cookies.set('connect.sid', browser.cookies.get('connect.sid')!)
  const answer = await browser.get('/api/auth/logout')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/')
  expect(browser.cookies.has('connect.sid')).toBe(false)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect(await database.db.$count(sessions)).toBe(0)
})

it('asks before it logs out a user whom another site sent here', async () => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  const question = await browser.get('/api/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(question.status).toBe(200)
  expect(question.text).toContain('Log out?')
  expect((await browser.get('/api/auth/user')).status).toBe(200)
  await browser.submit(question, {})
  expect((await browser.get('/api/auth/user')).status).toBe(401)
})

it('accepts no cookie that it did not sign', async () => {
  const { signedIn, client } = await startTestApp(database)
  const browser = await signedIn()
  const thief = client()
  thief.cookies.set('connect.sid', browser.cookies.get('connect.sid')!.replace(/\.[^.]+$/, '.forged'))
  expect((await thief.get('/api/auth/user')).status).toBe(401)
})

it('is written at most once a day, and then lasts thirty days more', async () => {
  const { signedIn, services } = await startTestApp(database)
  const browser = await signedIn()
  expect((await browser.get('/api/auth/user')).headers.getSetCookie()).toEqual([])

  services.setTime(new Date(TEST_TIME.getTime() + DAY_MS + 1000))
  const extended = await browser.get('/api/auth/user')
  expect(extended.status).toBe(200)
  expect(extended.headers.getSetCookie()[0]).toMatch(/^connect\.sid=/)
  expect((await browser.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
})

it('opens nothing after its end, and is deleted by the nightly job', async () => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  await database.db.update(sessions).set({ expiresAt: new Date(TEST_TIME.getTime() - 1) })
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  await deleteExpiredSessions(database.db, TEST_TIME)
  expect(await database.db.$count(sessions)).toBe(0)
})

it('is kept under a hash, so that the table opens no session', async () => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  const id = decodeURIComponent(browser.cookies.get('connect.sid')!).split('.')[0]!
  const [row] = await database.db.select().from(sessions)
  expect(row!.id).not.toContain(id)
  expect(JSON.stringify(row!.data)).not.toContain(id)
})

it('ends with the account', async () => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  const { id } = (await browser.get('/api/auth/user')).body
  await database.db.execute(sql`delete from users where id = ${id}`)
  expect((await browser.get('/api/creatives')).status).toBe(401)
})

it('accepts cookies signed with the previous secret and replaces them, and with no other', async () => {
  const before = 'the secret that was in use until today'
  const config = { sessionSecret: 'the secret that is in use from today on', sessionSecretBefore: before }
  const { signedIn, client } = await startTestApp(database, { config })
  const id = decodeURIComponent((await signedIn()).cookies.get('connect.sid')!).split('.')[0]!
  const answerTo = async (secret: string) => {
    const browser = client()
    browser.cookies.set('connect.sid', encodeURIComponent(new Signer(secret).sign(id)))
    const { status } = await browser.get('/api/auth/user')
    return [status, decodeURIComponent(browser.cookies.get('connect.sid') ?? '')]
  }
  const current = new Signer(config.sessionSecret).sign(id)
  expect(await answerTo(before)).toEqual([200, current])
  expect(await answerTo('a secret that was never in use here')).toEqual([401, ''])
})

it('refuses a session at once that another process has ended, also where the answer comes with it', async () => {
  const { signedIn } = await startTestApp(database)
  const browser = await signedIn()
  const { id } = (await browser.post('/api/creatives', PRODUCT)).body
  const statuses = async () =>
    Promise.all(['/api/creatives', `/api/creatives/${id}`].map(async (path) => (await browser.get(path)).status))
  expect(await statuses()).toEqual([200, 200])
  await database.db.delete(sessions)
  expect(await statuses()).toEqual([401, 401])
})

const PRODUCT = { productName: 'Blue mug', productDescription: 'Stoneware that keeps tea warm for an hour.' }
