import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { makeAdmin } from '#test/given/given-admin.ts'
import { givenCreative, givenUser } from '#test/given/given.ts'
import { startStripeApp } from '#test/money/stripe-app.ts'
import { unzip } from '#test/unzip.ts'
import { configuredProvider } from '#server/people/auth/identity-provider.ts'
import { AccountSuspended, signIn } from '#server/people/auth/sign-in.ts'
import { findTrialDays, rememberTrial } from '#server/money/billing/trial.ts'
import { claimOpeningGrant } from '#server/money/credits/store.ts'
import { auditEvents, reviews, users } from '#server/platform/db/schema.ts'
import { hashToken } from '#server/ads/reviews/token.ts'
import { hashIdentity } from '#server/people/users/identity-hash.ts'
import { findUser } from '#server/people/users/store.ts'

const database = useDatabase()

async function startWithAdmin() {
  const app = await startTestApp(database)
  const admin = await app.signedIn('operator@example.com', 'Olga')
  await makeAdmin(app, admin)
  return { app, admin, db: database.db, actorId: admin.userId! }
}

/** Returns what an operator did to a user. */
async function trailOf(userId: string, actorId: string): Promise<string[]> {
  const rows = await database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(asc(auditEvents.id))
  return rows.filter((row) => row.actorId === actorId).map(({ kind }) => kind)
}

/** Signs in as the configured issuer sends a user back. */
function signInAs({ services }: TestApp, subject: string, email: string) {
  const provider = configuredProvider(services.config.signIn!)
  return signIn(services, provider, { subject, email, emailVerified: true, name: undefined, picture: undefined })
}

it('links a user to another subject, signs them out everywhere, and grants nothing a second time', async () => {
  const { app, admin, db, actorId } = await startWithAdmin()
  const person = await app.signedIn('ada@example.com', 'Ada')
  const userId = person.userId!
  await person.get('/api/credits')
  await rememberTrial(db, app.services, (await findUser(db, userId))!)
  await expect(signInAs(app, 'new-subject', 'ada@example.com')).rejects.toMatchObject({ code: 'CONFLICT' })

  const relink = (subject: string) => admin.post(`/api/admin/people/${userId}/relink`, { subject })
  const answer = await relink(' new-subject ')
  expect([answer.status, answer.body.signsInAt]).toEqual([200, app.services.config.signIn!.issuer])
  expect((await relink('new-subject')).status).toBe(200)
  expect((await person.get('/api/user')).status).not.toBe(200)
  expect((await signInAs(app, 'new-subject', 'ada@example.com')).id).toBe(userId)
  expect(await trailOf(userId, actorId)).toEqual(['person-relinked'])
  expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain('new-subject')

  const after = (await findUser(db, userId))!
  expect(await claimOpeningGrant(db, hashIdentity('opening grant', after), new Date())).toBe(false)
  const config = { ...app.services.config, trialDays: 7 }
  expect(await findTrialDays(db, { ...app.services, config }, after)).toBe(0)

  const other = await signInAs(app, 'taken', 'grace@example.com')
  expect((await relink('taken')).body).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('of its own'),
  })
  expect((await findUser(db, other.id))!.googleId).toMatch(/#taken$/)
})

it('suspends a user and their review links until it is lifted, and never the operator’s own account', async () => {
  const { app, admin, db, actorId } = await startWithAdmin()
  const person = await app.signedIn('ada@example.com', 'Ada')
  const userId = person.userId!
  const suspend = (id: string, suspended: boolean) => admin.post(`/api/admin/people/${id}/suspend`, { suspended })
  await admin.post(`/api/admin/people/${userId}/relink`, { subject: 'ada' })
  const token = 'a'.repeat(22)
  const [creativeId, now] = [await givenCreative(db, { userId }), app.services.now()]
  const review = { id: randomUUID(), creativeId, tokenHash: hashToken(token), productName: 'Kettle', version: 1 }
  await db.insert(reviews).values({ ...review, sharedAt: now, expiresAt: new Date(now.getTime() + 1e9) })
  const openLink = async () => (await app.client().get(`/api/reviews/${token}`)).status
  expect(await openLink()).toBe(200)

  const since = app.services.now().toISOString()
  expect((await suspend(userId, true)).body).toMatchObject({ suspendedSince: since })
  expect((await suspend(userId, true)).body).toMatchObject({ suspendedSince: since })
  expect((await person.get('/api/creatives')).status).toBe(401)
  await expect(signInAs(app, 'ada', 'ada@example.com')).rejects.toThrow(AccountSuspended)
  expect(await openLink()).toBe(404)

  expect((await suspend(userId, false)).body).toMatchObject({ suspendedSince: null })
  expect((await signInAs(app, 'ada', 'ada@example.com')).id).toBe(userId)
  expect(await openLink()).toBe(200)
  expect((await trailOf(userId, actorId)).toSorted()).toEqual([
    'person-relinked',
    'person-suspended',
    'suspension-lifted',
  ])
  expect((await suspend(actorId, true)).body).toMatchObject({ code: 'CONFLICT' })
  expect((await admin.get('/api/admin/people')).status).toBe(200)
})

it('exports and deletes a user, and records who did it', async () => {
  const { app, admin, db, actorId } = await startWithAdmin()
  const userId = await givenUser(db)
  await givenCreative(db, { userId, productName: 'Blue kettle' })
  const archive = await admin.open(`/api/admin/people/${userId}/export`)
  expect(archive.headers.get('content-disposition')).toContain(`placard-${userId.slice(0, 8)}.zip`)
  const files = unzip(Buffer.from(await archive.arrayBuffer()))
  expect(JSON.parse(String(files.get('account.json'))).ads).toMatchObject([{ productName: 'Blue kettle' }])
  expect((await app.client().get(`/api/admin/people/${userId}/export`)).status).toBe(404)

  expect((await admin.delete(`/api/admin/people/${userId}`)).status).toBe(204)
  expect(await findUser(db, userId)).toBeUndefined()
  expect((await admin.delete(`/api/admin/people/${userId}`)).body).toMatchObject({ code: 'NOT_FOUND' })
  expect((await trailOf(userId, actorId)).toSorted()).toEqual(['account-deleted', 'person-exported'])
  expect((await admin.delete(`/api/admin/people/${actorId}`)).body).toMatchObject({ code: 'CONFLICT' })
  expect(await db.$count(users)).toBe(1)
})

it('stops a user’s payments at once and for good, and reports if there are none', async () => {
  const app = await startStripeApp(database)
  const { account } = app.stripe
  const person = await app.signedIn('ada@example.com')
  await app.buy(person, 'pro')
  await app.stripe.deliver(app, 'twice')
  expect((await person.get('/api/subscription')).body).toMatchObject({ planId: 'pro' })
  const admin = await app.signedIn('operator@example.com')
  await makeAdmin(app, admin)

  const stop = () => admin.post(`/api/admin/people/${person.userId}/stop-payments`)
  expect((await stop()).body).toMatchObject({ planId: 'free' })
  expect([...account.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
  await app.stripe.deliver(app, 'twice')
  expect((await person.get('/api/subscription')).body).toMatchObject({ planId: 'free' })
  expect((await stop()).body).toMatchObject({ code: 'CONFLICT' })
  expect(await trailOf(person.userId!, admin.userId!)).toEqual(['payments-stopped'])
})
