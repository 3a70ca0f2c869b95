import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { WEBHOOK_LOG_MAX, WEBHOOK_WAITING_MAX, WEBHOOKS_MAX } from '#contract/limits.ts'
import type { WebhookDelivery, WebhookEndpoint } from '#contract/programs/webhook.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { givenDelivery, givenEndpoint } from '#test/given/given-webhook.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { startReceiver, verify, withStatus } from '#test/programs/webhook-receiver.ts'
import { TEST_TIME } from '#test/services.ts'
import { unzip } from '#test/unzip.ts'
import { waitUntil } from '#test/wait-until.ts'
import {
  apiTokens,
  auditEvents,
  subscriptions,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/platform/db/schema.ts'
import { deliver } from './deliver.ts'
import { emitEvents } from './emit-events.ts'
import { ATTEMPT_LOST_MS, ATTEMPTS_MAX, FAILING_MAX_MS, WAITS_MS } from './plan-attempts.ts'
import { openSecretSeal, resealSecrets } from './secrets.ts'
import { insertDeliveries, stopAllEndpoints, takeDelivery } from './store.ts'
import { sweepDeliveries } from './sweep.ts'
import { registerWebhookWorker } from './worker.ts'

const ADDRESS = 'https://hooks.example/in'
const DAY_MS = 24 * 60 * 60 * 1000
const RUNNING = new AbortController().signal

describeOnBothDatabases('webhooks', (database) => {
  async function start(options: TestAppOptions = {}) {
    const receiver = await startReceiver()
    const app = await startTestApp(database, { ...options, services: { post: receiver.post } })
    const browser = await app.signedIn(`${randomUUID()}@example.com`)
    const userId = browser.userId!
    await givenPro(database.db, userId)
    const later = (ms: number) => app.services.setTime(new Date(app.services.now().getTime() + ms))
    const log = async () => (await browser.get('/api/account/webhook-deliveries')).body.deliveries as WebhookDelivery[]
    const endpoints = async () => (await browser.get('/api/account/webhooks')).body.endpoints as WebhookEndpoint[]
    return { ...receiver, app, browser, userId, later, log, endpoints }
  }

  /** Stores an event that is due now, as `emitEvents` does, without a job. */
  async function givenDue({ services }: TestApp, endpointId: string): Promise<string> {
    const [id, now] = [randomUUID(), services.now()]
    const event = { eventId: `msg_${id}`, type: 'ad.finished' as const, body: `{"n":"${id}"}`, createdAt: now }
    await insertDeliveries(services.db, [{ id, endpointId, ...event, nextAttemptAt: now, queuedAt: now }])
    return id
  }

  async function attempt({ services }: TestApp, deliveryId: string, signal = RUNNING): Promise<void> {
    await deliver(services, await openSecretSeal(services), { deliveryId, signal })
  }

  it('are made by their owner, sign what they send, and show in a log how it went', async () => {
    const { app, browser, received, log } = await start()
    await registerWebhookWorker(app.services)
    const made = await browser.post('/api/account/webhooks', { address: ADDRESS, types: ['ad.stale', 'ad.finished'] })
    expect(made).toMatchObject({ status: 200, body: { address: ADDRESS, isActive: true, stoppedFor: null } })
    const { secret, ...shown } = made.body as WebhookEndpoint & { secret: string }
    expect(shown.types).toEqual(['ad.finished', 'ad.stale'])
    expect((await browser.get('/api/account/webhooks')).body).toEqual({ endpoints: [shown] })

    const sent = await browser.post(`/api/account/webhooks/${shown.id}/test`)
    expect(sent.body).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 })
    await waitUntil(async () => (await log())[0]?.state === 'delivered')
    expect(await log()).toMatchObject([
      { id: sent.body.id, attempts: 1, status: 204, fault: null, nextAttemptAt: null },
    ])
    expect(received).toHaveLength(1)
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': sent.body.eventId })
    expect(await verify(received[0]!, secret, TEST_TIME)).toEqual({
      type: 'webhook.test',
      timestamp: TEST_TIME.toISOString(),
      data: { endpointId: shown.id },
    })
    // Another secret, another body and an old attempt are refused.
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`
    await expect(verify(received[0]!, other, TEST_TIME)).rejects.toThrow('No signature')
    await expect(verify({ ...received[0]!, body: '{}' }, secret, TEST_TIME)).rejects.toThrow('No signature')
    const tomorrow = new Date(TEST_TIME.getTime() + DAY_MS)
    await expect(verify(received[0]!, secret, tomorrow)).rejects.toThrow('replay')

    const stored = JSON.stringify(await database.db.select().from(webhookEndpoints))
    expect(stored).not.toContain(secret)
    const archive = unzip(Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()))
    const exported = JSON.parse(Buffer.from(archive.get('account.json')!).toString())
    expect(exported.webhooks).toMatchObject([{ address: ADDRESS }])
    expect(exported.webhookDeliveries).toHaveLength(1)
    expect(JSON.stringify(exported)).not.toMatch(/secretSealed|secretBeforeSealed|whsec_/)
  })

  it('are of Pro, few, their owner’s alone, and of no use to a token', async () => {
    const { app, browser, userId } = await start()
    const free = await app.signedIn(`${randomUUID()}@example.com`)
    const wanted = { address: ADDRESS, types: ['ad.finished'] }
    expect(await free.post('/api/account/webhooks', wanted)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_REQUIRED' },
    })
    for (let made = 0; made < WEBHOOKS_MAX; made += 1) await givenEndpoint(app.services, { userId })
    expect(await browser.post('/api/account/webhooks', wanted)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    expect(await database.db.$count(apiTokens)).toBe(0)
  })

  it('are tried for a day with the same id and a new signature each time, and then given up', async () => {
    const { app, userId, received, answers, later, log } = await start()
    const { id, secret } = await givenEndpoint(app.services, { userId })
    const delivery = await givenDue(app, id)
    answers.push(...WAITS_MS.map(() => withStatus(500)), withStatus(302, { location: 'https://other.example/in' }))
    for (const wait of WAITS_MS) {
      await attempt(app, delivery)
      const [shown] = await log()
      expect(shown).toMatchObject({ state: 'waiting', status: 500, fault: 'status' })
      // Too early, nothing is sent.
      later(wait * 0.85)
      await attempt(app, delivery)
      later(wait * 0.25 + 1)
    }
    await attempt(app, delivery)
    expect(await log()).toMatchObject([{ state: 'failed', attempts: 7, status: 302, fault: 'status' }])
    later(DAY_MS)
    await attempt(app, delivery)
    expect(received).toHaveLength(7)
    const sent = received.map(({ headers }) => [headers['webhook-id'], headers['webhook-timestamp']])
    expect(new Set(sent.map(([eventId]) => eventId)).size).toBe(1)
    expect(new Set(sent.map(([, at]) => at)).size).toBe(7)
    for (const { headers, body } of received)
      await verify({ headers, body }, secret, new Date(Number(headers['webhook-timestamp']) * 1000))
  })

  it('end at what is not on the public internet, and take an endless answer for what its status says', async () => {
    const { app, userId, host, answers, log, received } = await start()
    host.names['inside.example'] = ['10.0.0.5']
    const inside = await givenEndpoint(app.services, { userId, address: 'https://inside.example/in' })
    await attempt(app, await givenDue(app, inside.id))
    expect(await log()).toMatchObject([{ state: 'waiting', fault: 'private', status: null }])
    expect(received).toEqual([])
    const outside = await givenEndpoint(app.services, { userId })
    answers.push((response) => {
      const more = () => void (response.destroyed || response.write(Buffer.alloc(65_536), more))
      more()
    })
    const endless = await givenDue(app, outside.id)
    await attempt(app, endless)
    expect((await log()).find(({ id }) => id === endless)).toMatchObject({ state: 'delivered', status: 200 })
    const broken = await givenDue(app, outside.id)
    answers.push((_, request) => void request.socket.destroy())
    await attempt(app, broken)
    expect((await log()).find(({ id }) => id === broken)).toMatchObject({ state: 'waiting', fault: 'broken' })
  })

  it('are turned off by a 410, or by days of nothing but failures, and end what waits', async () => {
    const { app, browser, userId, answers, later, log, endpoints, received } = await start()
    const { id } = await givenEndpoint(app.services, { userId })
    const [first, second] = [await givenDue(app, id), await givenDue(app, id)]
    answers.push(withStatus(410))
    await attempt(app, first)
    await attempt(app, second)
    expect(await endpoints()).toMatchObject([{ isActive: false, stoppedFor: 'gone' }])
    expect((await log()).map(({ state, fault }) => `${state} ${fault}`).toSorted()).toEqual([
      'failed off',
      'failed status',
    ])
    expect(received).toHaveLength(1)

    const on = await browser.post(`/api/account/webhooks/${id}`, { isActive: true })
    expect(on.body).toMatchObject({ isActive: true, stoppedFor: null, failingSince: null })
    const fail = async () => {
      const delivery = await givenDue(app, id)
      for (const wait of [...WAITS_MS, 0]) {
        answers.push(withStatus(503, { 'retry-after': '0' }))
        await attempt(app, delivery)
        later(wait * 1.1 + 1)
      }
    }
    await fail()
    expect(await endpoints()).toMatchObject([{ isActive: true, failingSince: expect.any(String) }])
    later(FAILING_MAX_MS)
    // A single attempt that fails is not enough, even now: the delivery has to be given up.
    await fail()
    expect(await endpoints()).toMatchObject([{ isActive: false, stoppedFor: 'failing' }])
    // A success in between begins the days again.
    await browser.post(`/api/account/webhooks/${id}`, { isActive: true })
    await fail()
    await attempt(app, await givenDue(app, id))
    expect(await endpoints()).toMatchObject([{ isActive: true, failingSince: null }])
  })

  it('are tested once at a time, with a single attempt that turns nothing off', async () => {
    const { app, browser, userId, answers, later, log, endpoints } = await start()
    const { id } = await givenEndpoint(app.services, { userId, failingSince: TEST_TIME })
    const other = await givenEndpoint(app.services, { userId })
    later(FAILING_MAX_MS)
    const test = (endpointId: string) => browser.post(`/api/account/webhooks/${endpointId}/test`)
    const sent = await test(id)
    expect(sent).toMatchObject({ status: 200, body: { state: 'waiting' } })
    expect(await test(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await test(other.id)).toMatchObject({ status: 200 })
    answers.push(withStatus(500))
    await attempt(app, sent.body.id)
    expect((await log()).find((one) => one.id === sent.body.id)).toMatchObject({ state: 'failed', status: 500 })
    expect((await endpoints()).map(({ isActive }) => isActive)).toEqual([true, true])
    expect(await test(id)).toMatchObject({ status: 200 })
  })

  it('of a slow user hold up nobody else’s', async () => {
    const { app, userId, answers, received, log } = await start()
    const { services } = app
    const { db } = services
    const held: (() => void)[] = []
    const hold: (typeof answers)[number] = (response) => void held.push(() => response.writeHead(204).end())
    for (let made = 0; made < WEBHOOKS_MAX; made += 1) await givenEndpoint(services, { userId })
    await registerWebhookWorker(services)
    answers.push(hold)
    await db.transaction((tx) => emit(tx, app, userId, randomUUID()))
    await waitUntil(async () => held.length === 1)
    const neighbour = await givenUser(db)
    await givenPro(db, neighbour)
    await givenEndpoint(services, { userId: neighbour })
    const pictures = [randomUUID(), randomUUID(), randomUUID()]
    for (const picture of pictures) await db.transaction((tx) => emit(tx, app, neighbour, picture))
    // All of the neighbour's arrive while the first of the slow user's is still held.
    const arrived = () => new Set(received.map(({ body }) => String(JSON.parse(body).data.variantId)))
    await waitUntil(async () => pictures.every((picture) => arrived().has(picture)))
    expect(held).toHaveLength(1)
    held[0]!()
    await waitUntil(async () => (await log()).every(({ state }) => state === 'delivered'))
  })

  it('keep a bounded number waiting: the oldest are given up, but not one that is on its way', async () => {
    const { app, userId } = await start()
    const { services } = app
    const { db, now } = services
    const [crowded, other] = [await givenEndpoint(services, { userId }), await givenEndpoint(services, { userId })]
    const nextAttemptAt = new Date(now().getTime() + DAY_MS)
    const rows = Array.from({ length: WEBHOOK_WAITING_MAX + 3 }, (_, age) => {
      const [id, createdAt] = [randomUUID(), new Date(now().getTime() - age * 1000)]
      const event = { eventId: `msg_${id}`, type: 'ad.finished' as const, body: '{}', createdAt }
      return { ...event, id, endpointId: crowded.id, nextAttemptAt }
    })
    await insertDeliveries(db, rows)
    const running = rows.at(-1)!.id
    await db.update(webhookDeliveries).set({ lastAttemptAt: now() }).where(eq(webhookDeliveries.id, running))
    await insertDeliveries(db, [{ ...rows[0]!, id: randomUUID(), endpointId: other.id, createdAt: new Date(0) }])
    await sweepDeliveries(services)
    const failed = await db.select().from(webhookDeliveries).where(isNotNull(webhookDeliveries.failedAt))
    const oldest = rows.slice(WEBHOOK_WAITING_MAX, -1).map(({ id }) => id)
    expect(failed.map(({ id }) => id).toSorted()).toEqual(oldest.toSorted())
    expect(failed).toMatchObject([1, 2].map(() => ({ nextAttemptAt: null, fault: 'crowded' })))
  })

  it('make each attempt once, whichever worker comes first', async () => {
    const { app, userId, received, log } = await start()
    const { id } = await givenEndpoint(app.services, { userId })
    const delivery = await givenDue(app, id)
    await Promise.all([1, 2, 3, 4].map(() => attempt(app, delivery)))
    expect(received).toHaveLength(1)
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('lose none to a process that is killed or stopped in the middle', async () => {
    const { app, userId, later, log, received } = await start()
    const { services } = app
    await registerWebhookWorker(services)
    const { id } = await givenEndpoint(services, { userId })
    const killed = await givenDue(app, id)
    // As a killed process leaves it behind.
    const lostAt = new Date(services.now().getTime() + ATTEMPT_LOST_MS)
    expect(await takeDelivery(services.db, killed, { now: services.now(), lostAt })).toMatchObject({ attempts: 1 })
    await sweepDeliveries(services)
    expect((await log())[0]).toMatchObject({ state: 'waiting' })
    expect(received).toEqual([])
    later(ATTEMPT_LOST_MS)
    await sweepDeliveries(services)
    await waitUntil(async () => (await log())[0]?.state === 'delivered')
    expect(received).toHaveLength(1)

    // One that kills its process at every attempt comes to an end.
    const deadly = await givenDue(app, id)
    for (let attempts = 1; attempts <= ATTEMPTS_MAX; attempts += 1) {
      const [now, over] = [services.now(), new Date(services.now().getTime() + ATTEMPT_LOST_MS)]
      expect(await takeDelivery(services.db, deadly, { now, lostAt: over })).toMatchObject({ attempts })
      later(ATTEMPT_LOST_MS)
    }
    await attempt(app, deadly)
    expect((await log()).find((one) => one.id === deadly)).toMatchObject({ state: 'failed', fault: 'broken' })
    expect(received).toHaveLength(1)

    const stopping = new AbortController()
    const stopped = await givenDue(app, id)
    const { post } = services
    services.post = async (address, options, signal) => {
      stopping.abort(new Error('The server stops'))
      return post(address, options, signal)
    }
    await expect(attempt(app, stopped, stopping.signal)).rejects.toThrow('The server stops')
    services.post = post
    expect((await log()).find((one) => one.id === stopped)).toMatchObject({ state: 'waiting', attempts: 0 })
    await attempt(app, stopped)
    expect((await log()).find((one) => one.id === stopped)).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  it('arrive once each, while two workers are at it', async () => {
    const { app, userId, received, log } = await start()
    await givenEndpoint(app.services, { userId })
    const { db } = app.services
    const variantIds = Array.from({ length: 5 }, () => randomUUID())
    for (const variantId of variantIds) await db.transaction((tx) => emit(tx, app, userId, variantId))
    const twice = [registerWebhookWorker(app.services), registerWebhookWorker(app.services)]
    await Promise.all(twice)
    await waitUntil(async () => (await log()).every(({ state }) => state === 'delivered'))
    const arrived = received.map(({ body }) => String(JSON.parse(body).data.variantId))
    expect(arrived.toSorted()).toEqual(variantIds.toSorted())
  })

  function emit(tx: typeof database.db, { services }: TestApp, userId: string, variantId: string, once?: string) {
    const address = 'https://placard.example/'
    const ids = { creativeId: randomUUID(), variantId, format: 'square' as const }
    const data = { ...ids, creative: address, image: address }
    const describe = async () => [{ data, ...(once && { once }) }]
    return emitEvents(tx, services, { userId, type: 'ad.finished', describe })
  }

  it('exist only if what they tell of is committed, for endpoints that are on and want them, and once if so asked', async () => {
    const { app, userId, log } = await start()
    const { db, now } = app.services
    const wanting = await givenEndpoint(app.services, { userId })
    await givenEndpoint(app.services, { userId, types: ['campaign.done'] })
    await givenEndpoint(app.services, { userId, disabledAt: now(), disabledFor: 'owner' })
    const other = await givenEndpoint(app.services, { userId: await givenUser(db) })
    const rolledBack = db.transaction(async (tx) => {
      await emit(tx, app, userId, randomUUID())
      throw new Error('Never mind')
    })
    await expect(rolledBack).rejects.toThrow('Never mind')
    expect(await log()).toEqual([])
    for (const _ of [1, 2]) await db.transaction((tx) => emit(tx, app, userId, randomUUID(), 'picture_1'))
    expect(await log()).toMatchObject([{ endpointId: wanting.id, eventId: 'msg_picture_1' }])
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, other.id))).toBe(0)
  })

  it('send nothing for an account without Pro or a suspended one, then or later', async () => {
    const { app, browser, userId, received, log } = await start()
    const { db, now } = app.services
    const { id } = await givenEndpoint(app.services, { userId })
    await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
    await attempt(app, await givenDue(app, id))
    expect(await log()).toEqual([])
    for (const call of [
      `webhooks/${id}/test`,
      `webhook-deliveries/${await givenDelivery(app.services, { endpointId: id })}/again`,
    ])
      expect(await browser.post(`/api/account/${call}`)).toMatchObject({ body: { code: 'PLAN_REQUIRED' } })
    await givenPro(db, userId)
    await db.update(users).set({ suspendedAt: now() }).where(eq(users.id, userId))
    await db.transaction((tx) => emit(tx, app, userId, randomUUID()))
    await attempt(app, await givenDue(app, id))
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, id))).toBe(1)
    expect(received).toEqual([])
  })

  it('are signed with both secrets for a day after a rotation', async () => {
    const { app, browser, userId, received, later } = await start()
    const { id, secret } = await givenEndpoint(app.services, { userId })
    const rotated = await browser.post(`/api/account/webhooks/${id}/secret`)
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } })
    await attempt(app, await givenDue(app, id))
    for (const one of [secret, rotated.body.secret]) await verify(received[0]!, one, app.services.now())
    later(DAY_MS)
    await attempt(app, await givenDue(app, id))
    await verify(received[1]!, rotated.body.secret, app.services.now())
    await expect(verify(received[1]!, secret, app.services.now())).rejects.toThrow('No signature')
  })

  it('keep their secrets when the server gets a new one of its own', async () => {
    const { app, userId, received } = await start()
    const [old, next] = ['the secret that was in use until today', 'the secret that is in use from now on']
    const withSecrets = (sessionSecret: string, sessionSecretBefore?: string) => ({
      ...app.services,
      config: { ...app.services.config, sessionSecret, sessionSecretBefore },
    })
    const { id, secret } = await givenEndpoint(withSecrets(old), { userId })
    const send = async (services: TestApp['services']) => {
      const deliveryId = await givenDue(app, id)
      await deliver(services, await openSecretSeal(services), { deliveryId, signal: RUNNING })
      return deliveryId
    }
    await send(withSecrets(next))
    expect(received).toEqual([])
    const both = withSecrets(next, old)
    await resealSecrets(both)
    await resealSecrets(both)
    await send(withSecrets(next))
    await verify(received[0]!, secret, app.services.now())
  })

  it('are sent again with the same id once they have ended', async () => {
    const { app, browser, userId, received, log } = await start()
    const { id } = await givenEndpoint(app.services, { userId })
    const delivery = await givenDue(app, id)
    const path = `/api/account/webhook-deliveries/${delivery}/again`
    expect(await browser.post(path)).toMatchObject({ status: 409 })
    await attempt(app, delivery)
    expect(await browser.post(path)).toMatchObject({ status: 200, body: { state: 'waiting', attempts: 0 } })
    await attempt(app, delivery)
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${delivery}`, `msg_${delivery}`])
    await browser.post(`/api/account/webhooks/${id}`, { isActive: false })
    expect(await browser.post(path)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  it('are gone with their endpoint and with the account, and off in a restored database', async () => {
    const { app, browser, userId, received, log } = await start()
    const { db, now } = app.services
    const [first, second] = [
      await givenEndpoint(app.services, { userId }),
      await givenEndpoint(app.services, { userId }),
    ]
    const delivery = await givenDue(app, first.id)
    expect(await browser.delete(`/api/account/webhooks/${first.id}`)).toMatchObject({ status: 204 })
    await attempt(app, delivery)
    await givenDue(app, second.id)
    await stopAllEndpoints(db, 'restored', now())
    expect(await log()).toEqual([])
    expect((await browser.get('/api/account/webhooks')).body.endpoints).toMatchObject([
      { id: second.id, isActive: false, stoppedFor: 'restored' },
    ])
    const kinds = await db.select({ kind: auditEvents.kind }).from(auditEvents).where(eq(auditEvents.userId, userId))
    expect(kinds.map(({ kind }) => kind)).toContain('webhook-deleted')
    expect(await browser.delete('/api/account')).toMatchObject({ status: 204 })
    expect(await db.$count(webhookEndpoints, eq(webhookEndpoints.userId, userId))).toBe(0)
    expect(received).toEqual([])
  })

  it('keep the last hundred of a user’s log, and all that is on its way', async () => {
    const { app, userId } = await start()
    const { db, now } = app.services
    const [first, second] = [
      await givenEndpoint(app.services, { userId }),
      await givenEndpoint(app.services, { userId }),
    ]
    const rows = Array.from({ length: WEBHOOK_LOG_MAX }, (_, index) => index + 1)
    for (const index of rows) {
      const endpointId = index % 2 ? first.id : second.id
      await givenDelivery(app.services, { endpointId, createdAt: new Date(now().getTime() - index * 1000) })
    }
    const waiting = await givenDue(app, second.id)
    await db
      .update(webhookDeliveries)
      .set({ createdAt: new Date(0) })
      .where(eq(webhookDeliveries.id, waiting))
    await attempt(app, await givenDue(app, first.id))
    const kept = await db.select().from(webhookDeliveries)
    expect(kept).toHaveLength(WEBHOOK_LOG_MAX + 1)
    expect(kept.map(({ id }) => id)).toContain(waiting)
    const oldest = now().getTime() - WEBHOOK_LOG_MAX * 1000
    expect(kept.filter(({ createdAt }) => createdAt.getTime() === oldest)).toEqual([])
  })
})
