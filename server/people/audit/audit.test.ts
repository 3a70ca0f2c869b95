import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { startOidcIssuer } from '#test/people/oidc-issuer.ts'
import { TEST_TIME } from '#test/services.ts'
import { startStripeApp } from '#test/money/stripe-app.ts'
import { unzip } from '#test/unzip.ts'
import { auditEvents, users } from '#server/platform/db/schema.ts'
import { recordAudit } from './record-audit.ts'
import { forgetAudit } from './forget-audit.ts'

const database = useDatabase()

const DAY_MS = 24 * 60 * 60 * 1000

const readTrail = () => database.db.select().from(auditEvents)

/** Expects these events in any order, because the clock of tests stands still. */
async function expectTrail(events: object[]): Promise<void> {
  const trail = await readTrail()
  const containing = events.map((event) => expect.objectContaining(event))
  expect(trail).toEqual(expect.arrayContaining(containing))
  expect(trail).toHaveLength(events.length)
}

it('records who signed in and out, by which provider and device, and refused sign-ins without a user', async () => {
  const provider = await startOidcIssuer()
  const { issuer, clientId, clientSecret } = provider
  const config = { signIn: { name: 'Acme ID', issuer, clientId, clientSecret, trustEmail: false } }
  const app = await startTestApp(database, { config })
  const signIn = async (browser: TestClient) => {
    const begun = await browser.get('/auth/acme-id')
    const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
    await browser.get(back.headers.get('location')!, { headers: { 'user-agent': 'Firefox/140.0 (Windows)' } })
  }
  const [laptop, phone] = [app.client(), app.client()]
  await signIn(laptop)
  const [user] = await database.db.select().from(users)
  const userId = user!.id
  expect(await readTrail()).toEqual([
    {
      id: expect.any(String),
      at: TEST_TIME,
      kind: 'sign-in',
      userId,
      actorId: null,
      details: { provider: 'acme-id', device: 'Firefox on Windows' },
    },
  ])
  await signIn(phone)
  const { sessions } = (await laptop.get('/api/account/sessions')).body
  const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent).id as string
  const ending = () => laptop.delete(`/api/account/sessions/${other}`)
  await Promise.all([ending(), ending()])
  await laptop.get('/api/auth/logout')
  await laptop.get('/api/auth/logout')
  await signIn(laptop)
  await laptop.post('/api/auth/logout-all')
  const signIns = Array.from({ length: 3 }, () => ({ kind: 'sign-in', userId }))
  const ended = { kind: 'session-ended', userId, details: { device: 'Firefox on Windows' } }
  const own = [...signIns, ended, { kind: 'sign-out', userId }, { kind: 'sign-out-everywhere', userId }]
  await expectTrail(own)
  provider.behaviour = { denies: true }
  await signIn(laptop)
  provider.behaviour = { person: { email_verified: false } }
  await signIn(laptop)
  provider.behaviour = { tamper: (claims) => ({ ...claims, aud: 'another' }) }
  await signIn(laptop)
  const reasons = ['cancelled', 'unverified-address', 'unchecked']
  await expectTrail([
    ...own,
    ...reasons.map((reason) => ({
      kind: 'sign-in-refused',
      userId: null,
      details: { provider: 'acme-id', reason },
    })),
  ])
})

it('records bought credits and plans, is in the export, and keeps only an id of a deleted account', async () => {
  const app = await startStripeApp(database)
  const { account } = app.stripe
  const browser = await app.signedIn()
  const checkoutId = await app.buy(browser, 'credits_20')
  await app.stripe.deliver(app, 'twice')
  const payment = account.sessions.get(checkoutId)!.payment_intent!
  const dispute = account.dispute(payment)
  await app.stripe.deliver(app, 'twice')
  account.closeDispute(dispute.id, 'won')
  await app.stripe.deliver(app, 'twice')
  await app.buy(browser, 'pro')
  await app.stripe.deliver(app, 'twice')
  account.end([...account.subscriptions.keys()][0]!)
  await app.stripe.deliver(app, 'twice')
  const userId = browser.userId!
  const pack = { checkoutId: expect.any(String), credits: 20 }
  const expected = [
    { kind: 'pack-granted', userId, details: pack },
    { kind: 'pack-reclaimed', userId, details: pack },
    { kind: 'pack-returned', userId, details: pack },
    { kind: 'plan-changed', userId, details: { from: 'free', to: 'pro' } },
    { kind: 'plan-changed', userId, details: { from: 'pro', to: 'free' } },
  ]
  await expectTrail(expected)

  const files = unzip(Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()))
  const { trail } = JSON.parse(String(files.get('account.json')))
  // All events have the same time.
  expect(trail).toHaveLength(expected.length)
  for (const event of expected) expect(trail).toContainEqual(expect.objectContaining({ ...event, byOperator: false }))
  await app.signedIn('grace@example.com')
  expect((await browser.delete('/api/account')).status).toBe(204)
  await expectTrail([...expected, { kind: 'account-deleted', userId, details: {} }])
  expect(JSON.stringify(await readTrail())).not.toMatch(/\bada\b|@/i)
  expect((await database.db.select().from(users)).map(({ id }) => id)).not.toContain(userId)
})

it('has no event for a change that was rolled back', async () => {
  const { services } = await startTestApp(database)
  const undone = database.db.transaction(async (tx) => {
    await recordAudit(tx, services, { kind: 'sign-out', userId: services.newId(), details: {} })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await readTrail()).toEqual([])
})

it('is kept for 400 days, and older events are deleted in batches', async () => {
  const { services } = await startTestApp(database)
  for (const days of [401, 402, 403, 404, 399, 0]) {
    const clock = { ...services, now: () => new Date(TEST_TIME.getTime() - days * DAY_MS) }
    await recordAudit(database.db, clock, { kind: 'sign-out', userId: services.newId(), details: {} })
  }
  await forgetAudit(services, 2)
  const kept = (await readTrail()).map(({ at }) => (TEST_TIME.getTime() - at.getTime()) / DAY_MS)
  expect(kept.toSorted((a, b) => b - a)).toEqual([399, 0])
})
