import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { apiTokens, auditEvents, subscriptions, users } from '#server/platform/db/schema.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { givenCreative, givenPro } from '#test/given/given.ts'
import { givenToken } from '#test/given/given-token.ts'
import { waitUntil } from '#test/wait-until.ts'
import { CHANGES_PER_MINUTE, PROGRAMS_TIMES } from '#server/platform/http/rate-limits.ts'
import { forgetTokensJob, registerTokenWorker } from './forget-tokens.ts'
import { useDatabase } from '#test/platform/database.ts'

const database = useDatabase()
const NEW = { name: 'Shop import', scopes: ['read'], days: 30 }

async function startOnPro() {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  await givenPro(app.services.db, browser.userId!)
  return { app, browser, userId: browser.userId! }
}

/** Asks as a program, with this token and nothing else. */
function asProgram(app: TestApp, token: string, headers: Record<string, string> = {}) {
  return app.client().get('/api/creatives', { headers: { authorization: `Bearer ${token}`, ...headers } })
}

it('is shown once, stored as a hash, and reads the ads of its user', async () => {
  const { app, browser, userId } = await startOnPro()
  const adId = await givenCreative(app.services.db, { userId })
  const made = await browser.post('/api/account/tokens', NEW)
  expect(made.body).toMatchObject({ name: 'Shop import', scopes: ['read'], lastUsedAt: null })
  const { token } = made.body
  expect(token).toMatch(/^placard_[\w-]{43}$/)
  expect(made.body.ending).toBe(token.slice(-4))
  expect(Date.parse(made.body.expiresAt) - Date.parse(made.body.createdAt)).toBe(30 * 24 * 3_600_000)

  expect((await asProgram(app, token)).body).toMatchObject([{ id: adId }])
  const listed = await browser.get('/api/account/tokens')
  expect(listed.body.tokens).toMatchObject([{ id: made.body.id, lastUsedAt: app.services.now().toISOString() }])
  expect(listed.text).not.toContain(token)
  const stored = JSON.stringify(await app.services.db.select().from(apiTokens))
  expect(stored).not.toContain(token)
})

it('writes how it is made and revoked into the audit trail, and what opens it nowhere', async () => {
  const { app, browser, userId } = await startOnPro()
  const { id, token } = (await browser.post('/api/account/tokens', { ...NEW, scopes: ['make', 'read'] })).body
  await browser.delete(`/api/account/tokens/${id}`)
  const events = await app.services.db.select().from(auditEvents).where(eq(auditEvents.userId, userId))
  expect(events.map(({ kind, details }) => ({ kind, details }))).toEqual(
    expect.arrayContaining([
      { kind: 'token-created', details: { tokenId: id, scopes: 'read make', days: 30 } },
      { kind: 'token-revoked', details: { tokenId: id } },
    ]),
  )
  expect(JSON.stringify(events)).not.toContain(token)
})

it('is made on Pro only, and at most twenty times, also at once', async () => {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  expect((await browser.post('/api/account/tokens', NEW)).body.code).toBe('PLAN_REQUIRED')
  await givenPro(app.services.db, browser.userId!)
  const answers = await Promise.all(Array.from({ length: 22 }, () => browser.post('/api/account/tokens', NEW)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.code === 'CONFLICT')).toHaveLength(2)
})

it('is refused after a downgrade, can still be revoked then, and works again on Pro', async () => {
  const { app, browser, userId } = await startOnPro()
  const { id, token } = await givenToken(app.services, { userId })
  const setStatus = (status: string) =>
    app.services.db.update(subscriptions).set({ status }).where(eq(subscriptions.userId, userId))
  await setStatus('canceled')
  expect((await asProgram(app, token)).body.code).toBe('PLAN_REQUIRED')
  expect((await browser.get('/api/account/tokens')).body.tokens).toHaveLength(1)
  await setStatus('active')
  expect((await asProgram(app, token)).status).toBe(200)
  await setStatus('canceled')
  expect((await browser.delete(`/api/account/tokens/${id}`)).status).toBe(204)
})

it('acts alone: a cookie beside it counts for nothing, and none is set', async () => {
  const { app, browser, userId } = await startOnPro()
  await givenCreative(app.services.db, { userId })
  const other = await app.signedIn('other@example.com')
  await givenPro(app.services.db, other.userId!)
  const { token } = await givenToken(app.services, { userId: other.userId! })
  const headers = { authorization: `Bearer ${token}` }
  const both = await browser.get('/api/creatives', { headers })
  expect(both.body, 'the ads of the token’s user').toEqual([])
  expect(both.headers.get('set-cookie')).toBeNull()
  const invalid = await browser.get('/api/creatives', { headers: { authorization: 'Bearer placard_x' } })
  expect(invalid.status, 'the session does not help an invalid token').toBe(401)
  expect(invalid.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  for (const empty of ['Bearer', 'bearer ', 'BEARER  ']) {
    expect.soft((await browser.get('/api/creatives', { headers: { authorization: empty } })).status, empty).toBe(401)
  }
  const basic = await browser.get('/api/creatives', { headers: { authorization: 'Basic YTpi' } })
  expect(basic.status, 'a proxy’s own password is none of ours').toBe(200)
})

it('is not taken from an address or a body', async () => {
  const { app, userId } = await startOnPro()
  const { token } = await givenToken(app.services, { userId })
  const client = app.client()
  expect((await client.get(`/api/creatives?access_token=${token}`)).status).toBe(401)
  expect((await client.post('/api/creatives', { access_token: token })).status).toBe(401)
})

it('does not open pages, payments, the account or what operators see', async () => {
  const { app, userId } = await startOnPro()
  const { token } = await givenToken(app.services, { userId })
  const headers = { authorization: `Bearer ${token}` }
  const client = app.client()
  for (const path of ['/api/account', '/api/account/tokens', '/api/account/export']) {
    expect.soft((await client.get(path, { headers })).body.code, path).toBe('SCOPE_REQUIRED')
  }
  expect((await client.post('/api/credits/add', { packId: 'small' }, { headers })).body.code).toBe('SCOPE_REQUIRED')
  expect((await client.get('/api/admin/people', { headers })).status).toBe(404)
  expect((await client.get('/api/nothing', { headers })).status, 'unknown addresses stay unknown').toBe(404)
})

it('needs no origin of ours, which a browser’s session does', async () => {
  const { app, userId } = await startOnPro()
  const { token } = await givenToken(app.services, { userId })
  const elsewhere = { authorization: `Bearer ${token}`, origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' }
  const answer = await app.client().post('/api/creatives', { productName: 'Kettle' }, { headers: elsewhere })
  expect(answer.body.code).not.toBe('CROSS_SITE')
  expect(answer.headers.get('access-control-allow-origin'), 'no other site reads with it').toBeNull()
})

it('ends with its user’s account, and for a suspended user', async () => {
  const { app, browser, userId } = await startOnPro()
  const { token } = await givenToken(app.services, { userId })
  const suspend = (suspendedAt: Date | null) =>
    app.services.db.update(users).set({ suspendedAt }).where(eq(users.id, userId))
  await suspend(app.services.now())
  expect((await asProgram(app, token)).status).toBe(401)
  await suspend(null)
  expect((await asProgram(app, token)).status).toBe(200)
  expect((await browser.delete('/api/account')).status).toBe(204)
  expect((await asProgram(app, token)).status).toBe(401)
  expect(await app.services.db.select().from(apiTokens)).toEqual([])
})

it('has limits of its own, beside those of its user', async () => {
  const { app, browser, userId } = await startOnPro()
  const [first, second] = [await givenToken(app.services, { userId }), await givenToken(app.services, { userId })]
  const headers = { authorization: `Bearer ${first.token}` }
  const ask = () => app.client().post('/api/taglines', {}, { headers })
  const answers = await Promise.all(Array.from({ length: 61 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await asProgram(app, second.token)).status).toBe(200)
  expect((await browser.post('/api/taglines', {})).status).toBe(400)
})

it('shares a larger limit with all programs of its user', async () => {
  const { app, browser, userId } = await startOnPro()
  const refusedOf = async (count: number) => {
    const { token } = await givenToken(app.services, { userId })
    const headers = { authorization: `Bearer ${token}` }
    const ask = () => app.client().post('/api/taglines', {}, { headers })
    const answers = await Promise.all(Array.from({ length: count }, ask))
    return answers.filter(({ status }) => status === 429).length
  }
  for (let programs = 0; programs < PROGRAMS_TIMES; programs++) expect(await refusedOf(CHANGES_PER_MINUTE)).toBe(0)
  expect(await refusedOf(1)).toBe(1)
  expect((await browser.post('/api/taglines', {})).status).toBe(400)
})

it('is listed for a month after it expired, and then forgotten', async () => {
  const { app, browser, userId } = await startOnPro()
  await givenToken(app.services, { userId, days: -1 })
  await givenToken(app.services, { userId, days: -31 })
  await registerTokenWorker(app.services)
  await app.services.jobs.send(app.services.db, forgetTokensJob, {})
  await waitUntil(async () => (await app.services.db.$count(apiTokens)) === 1)
  expect((await browser.get('/api/account/tokens')).body.tokens).toMatchObject([{ isExpired: true }])
})

it('is in the export without what opens anything', async () => {
  const { app, browser } = await startOnPro()
  const { token } = (await browser.post('/api/account/tokens', NEW)).body
  const { readRowsOfUser } = await import('#server/desk/account/store.ts')
  const rows = await readRowsOfUser(app.services.db, browser.userId!)
  expect(rows.apiTokens).toMatchObject([{ name: 'Shop import', ending: token.slice(-4) }])
  expect(rows.apiTokens[0]).not.toHaveProperty('tokenHash')
})
