import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { COST_DAYS } from '#contract/desk/admin-limits.ts'
import { API_ROWS } from '#test/given/api-rows.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { makeAdmin } from '#test/given/given-admin.ts'
import { givenCreative, givenJob, givenPro, givenUser } from '#test/given/given.ts'
import { startOidcIssuer } from '#test/people/oidc-issuer.ts'
import { TEST_TIME } from '#test/services.ts'
import { auditEvents, creditLedger, generationJobs, userCredits } from '#server/platform/db/schema.ts'
import { countUpTo } from '#server/models/daily-count-store.ts'

const database = useDatabase()

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ago = (ms: number) => new Date(TEST_TIME.getTime() - ms)

async function startWithAdmin() {
  const app = await startTestApp(database)
  const admin = await app.signedIn('operator@example.com', 'Olga')
  await makeAdmin(app, admin)
  return { app, admin, db: database.db }
}

const trailOf = (kind: string) => database.db.select().from(auditEvents).where(eq(auditEvents.kind, kind))

/** The parts of an answer that do not differ from one to the next. */
const comparable = ({ status, text, headers }: Awaited<ReturnType<TestClient['get']>>) => ({
  status,
  text,
  headers: [...headers.keys()].toSorted(),
})

it('looks like an unknown address to everybody else, whatever they send and from wherever', async () => {
  const app = await startTestApp(database)
  const person = await app.signedIn()
  const admin = await app.signedIn('operator@example.com')
  await makeAdmin(app, admin)
  const calls = Object.entries(API_ROWS).filter(([, row]) => row.admin)
  expect(calls).toHaveLength(12)
  for (const [call] of calls) {
    const [method, template] = call.split(' ') as [string, string]
    const path = template.replace(':id', randomUUID())
    for (const browser of [app.client(), person]) {
      const options = { method, body: method === 'GET' ? undefined : {} }
      const unknown = await browser.request('/api/nowhere/at-all', options)
      expect(comparable(await browser.request(path, options)), `${call} by nobody`).toEqual(comparable(unknown))
      const elsewhere = { ...options, headers: { origin: 'https://evil.example' } }
      expect((await browser.request(path, elsewhere)).status, `${call} from elsewhere`).toBe(404)
      expect((await browser.request(path, { method: 'PUT' })).status, `PUT ${path}`).toBe(404)
      expect((await browser.request(path, { method: 'OPTIONS' })).status, `OPTIONS ${path}`).toBe(404)
    }
  }
  expect(await database.db.select().from(auditEvents)).toEqual([])
  expect((await admin.get('/api/admin/people')).status).toBe(200)
})

it('opens to an address in ADMINS that the issuer itself has verified, and to no other', async () => {
  const provider = await startOidcIssuer()
  const { issuer, clientId, clientSecret } = provider
  const signIn = { name: 'Acme ID', issuer, clientId, clientSecret, trustEmail: true }
  const app = await startTestApp(database, { config: { signIn, admins: ['ada@example.com'] } })
  const statusAfter = async (person: Record<string, unknown>) => {
    provider.behaviour = { person }
    const browser = app.client()
    const begun = await browser.get('/auth/acme-id')
    const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
    await browser.get(back.headers.get('location')!)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    return (await browser.get('/api/admin/costs')).status
  }
  expect(await statusAfter({ email_verified: false })).toBe(404)
  expect(await statusAfter({ email_verified: undefined })).toBe(404)
  expect(await statusAfter({ sub: 'grace-1', email: 'grace@example.com' })).toBe(404)
  expect(await statusAfter({ email: 'Ada@Example.com' })).toBe(200)
  // By Unicode's rules, the lower case of a Kelvin sign and of a dotted I would match other addresses.
  app.services.config.admins = ['kim@example.com']
  expect(await statusAfter({ sub: 'kelvin-1', email: '\u{212A}im@example.com' })).toBe(404)
  expect(await statusAfter({ sub: 'dotted-1', email: 'K\u{130}m@example.com' })).toBe(404)
  expect(await statusAfter({ sub: 'kim-1', email: 'KIM@example.com' })).toBe(200)
  // An operator who is taken out of the list loses access with the next call, and another issuer's statement does not
  // count.
  app.services.config.admins = []
  expect(await statusAfter({})).toBe(404)
})

it('is closed to the same address if it signs in by the demo', async () => {
  const app = await startTestApp(database)
  const browser = app.client()
  await browser.signIn('operator@example.com', 'Olga')
  await makeAdmin(app, await app.signedIn('other@example.com'))
  expect((await browser.get('/api/admin/people')).status).toBe(404)
})

it('finds users by the beginning of their address or by id, and shows what they have', async () => {
  const { app, admin, db } = await startWithAdmin()
  const ada = await givenUser(db, { email: 'Ada.L@example.com', createdAt: ago(DAY_MS) })
  const adam = await givenUser(db, { email: 'adam_1%@example.com', createdAt: ago(2 * DAY_MS) })
  await givenUser(db, { email: 'grace@example.com' })
  await givenPro(db, ada)
  await givenCreative(db, { userId: ada, productName: 'Secret kettle' })
  await givenCreative(db, { userId: ada })
  const row = { id: randomUUID(), creditType: 'pack' as const, createdAt: TEST_TIME, updatedAt: TEST_TIME }
  await db.insert(userCredits).values({ ...row, userId: ada, amount: 7 })
  const search = async (text: string) =>
    (await admin.get(`/api/admin/people?search=${encodeURIComponent(text)}`)).body.people as { id: string }[]
  expect(await search(' ADA')).toEqual([
    {
      id: ada,
      email: 'Ada.L@example.com',
      planId: 'pro',
      ads: 2,
      credits: { monthly: 0, pack: 7 },
      since: ago(DAY_MS).toISOString(),
    },
    expect.objectContaining({ id: adam, planId: 'free', ads: 0, credits: { monthly: 0, pack: 0 } }),
  ])
  expect((await search('adam_1%')).map(({ id }) => id)).toEqual([adam])
  expect(await search('%')).toEqual([])
  expect((await search(ada)).map(({ id }) => id)).toEqual([ada])
  expect(await search(randomUUID())).toEqual([])
  expect(await search('')).toHaveLength(4)
  for (let more = 0; more < 50; more++) await givenUser(db, { email: `many-${more}@example.com` })
  expect(await search('many-')).toHaveLength(50)
  expect((await admin.get(`/api/admin/people?search=${'x'.repeat(1_400)}`)).status).toBe(400)

  const looked = await admin.get(`/api/admin/people/${ada}`)
  expect(looked.body).toMatchObject({ id: ada, ledger: [], trail: [{ kind: 'person-looked-at' }] })
  expect(looked.text).not.toContain('kettle')
  const actorId = admin.userId
  expect(await trailOf('person-looked-at')).toMatchObject([{ userId: ada, actorId }])
  const searched = await trailOf('people-searched')
  expect(searched.map(({ details }) => details)).toContainEqual({ found: 2 })
  expect(JSON.stringify(searched)).not.toMatch(/\bada\b|@/i)
  expect((await app.client().get(`/api/admin/people/${ada}`)).status).toBe(404)
})

it('gives credits once for each request, with the reason in the ledger but not in the audit trail', async () => {
  const { app, admin } = await startWithAdmin()
  const person = await app.signedIn()
  const give = (body: object) => admin.post(`/api/admin/people/${person.userId}/credits`, body)
  const gift = { amount: 5, reason: 'A failed 👩‍👩‍👧‍👦 campaign', requestId: randomUUID() }
  const twice = await Promise.all([give(gift), give(gift), give(gift)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await give({ ...gift, amount: 6 })).body).toMatchObject({ code: 'CONFLICT' })
  expect((await person.get('/api/credits')).body).toEqual({ adGeneration: 15, unlimited: false })
  const rows = await database.db.select().from(creditLedger).where(eq(creditLedger.kind, 'gift'))
  expect(rows).toMatchObject([{ userId: person.userId, creditType: 'pack', amount: 5, reason: gift.reason }])
  const details = { credits: 5, requestId: gift.requestId }
  expect(await trailOf('credits-given')).toMatchObject([{ userId: person.userId, actorId: admin.userId, details }])
  expect((await give({ ...gift, requestId: randomUUID() })).body).toMatchObject({
    credits: { pack: 10 },
    ledger: expect.arrayContaining([expect.objectContaining({ kind: 'gift', amount: 5, reason: gift.reason })]),
  })
  expect((await admin.post(`/api/admin/people/${randomUUID()}/credits`, gift)).status).toBe(404)
})

it('lists waiting, failed and stuck jobs, and retries them on the user’s own plan and credits', async () => {
  const { app, admin, db } = await startWithAdmin()
  const { adId, userId, browser } = await givenAccount(app, 'ada@example.com', 'free')
  const otherAd = await givenCreative(db, { userId })
  const job = (values: object) => givenJob(db, { userId, creativeId: otherAd, ...values })
  const failed = await job({
    creativeId: adId,
    state: 'failed',
    code: 'GENERATION_FAILED',
    updatedAt: ago(DAY_MS),
    createdAt: ago(DAY_MS),
  })
  await job({ format: 'portrait', state: 'failed', createdAt: ago(9 * DAY_MS), updatedAt: ago(8 * DAY_MS) })
  const stuck = await job({ format: 'landscape', state: 'running', updatedAt: ago(11 * MINUTE_MS) })
  const waiting = await job({ format: 'pin', updatedAt: ago(9 * MINUTE_MS) })
  const lists = async () =>
    (await admin.get('/api/admin/jobs')).body as Record<string, { count: number; jobs: object[] }>
  const before = await lists()
  expect(before['failed']).toMatchObject({
    count: 1,
    jobs: [{ id: failed, code: 'GENERATION_FAILED', personId: userId }],
  })
  expect(before['stuck']).toMatchObject({ count: 1, jobs: [{ id: stuck }] })
  expect(before['waiting']).toMatchObject({ count: 1, jobs: [{ id: waiting }] })

  const retry = (id: string) => admin.post(`/api/admin/jobs/${id}/retry`)
  const both = await Promise.all([retry(stuck), retry(stuck)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const again = await Promise.all([retry(failed), retry(failed)])
  expect(again.some(({ status }) => status === 200)).toBe(true)
  for (const { status } of again) expect([200, 409]).toContain(status)
  const unfinished = await db.select().from(generationJobs).where(eq(generationJobs.state, 'queued'))
  expect(unfinished.filter(({ format }) => format === 'square')).toHaveLength(1)
  expect((await browser.get('/api/credits')).body.adGeneration).toBe(9)
  expect(await trailOf('job-retried')).toContainEqual(
    expect.objectContaining({ userId, actorId: admin.userId, details: { jobId: stuck } }),
  )
  const after = await lists()
  expect([after['failed']!.count, after['stuck']!.count]).toEqual([0, 0])
  for (const id of [waiting, failed]) expect((await retry(id)).body).toMatchObject({ code: 'CONFLICT' })
  expect((await retry(randomUUID())).status).toBe(404)

  const poor = await givenAccount(app, 'grace@example.com', 'free', { credits: { monthly: 0 } })
  const theirs = { userId: poor.userId, creativeId: poor.adId, state: 'failed' as const, updatedAt: TEST_TIME }
  const unpaid = await givenJob(db, { ...theirs, createdAt: ago(MINUTE_MS) })
  expect((await retry(unpaid)).body).toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
})

it('shows the cost of models on each day, and which of the services answer', async () => {
  const { app, admin, db } = await startWithAdmin()
  await countUpTo(db, { scope: 'models' }, { day: '2026-03-17', amount: 1_250_000, ceiling: 25_000_000 })
  await countUpTo(db, { scope: `models:${randomUUID()}` }, { day: '2026-03-17', amount: 9, ceiling: 10 })
  const { days } = (await admin.get('/api/admin/costs')).body
  expect(days).toHaveLength(COST_DAYS)
  expect(days.slice(0, 2)).toEqual([
    { day: '2026-03-17', usd: 1.25 },
    { day: '2026-03-16', usd: 0 },
  ])
  const { services, resting } = (await admin.get('/api/admin/services')).body
  const reachable = Object.fromEntries(
    services.map((one: { name: string; reachable: boolean }) => [one.name, one.reachable]),
  )
  // Nothing listens at the issuer of tests.
  expect(reachable).toEqual({ database: true, storage: true, issuer: false, payments: true })
  expect(resting).toEqual([])
  await hangStorage(app)
  const slow = (await admin.get('/api/admin/services')).body.services
  expect(slow).toContainEqual(expect.objectContaining({ name: 'storage', reachable: false }))
  expect(slow).toContainEqual(expect.objectContaining({ name: 'database', reachable: true }))
})

async function hangStorage({ services }: TestApp): Promise<void> {
  services.storage = { ...services.storage, check: () => new Promise(() => {}) }
}
