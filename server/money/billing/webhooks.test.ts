import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { checkoutIdOf, type StripeApp, startStripeApp } from '#test/money/stripe-app.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { WEBHOOKS_PER_MINUTE } from '#server/platform/http/rate-limits.ts'
import { customers, paymentEvents, subscriptions, users } from '#server/platform/db/schema.ts'

const database = useDatabase()

const plan = async (browser: TestClient) => (await browser.get('/api/subscription')).body

/** A user who has just paid, with no event delivered. The clock stands still, so the provider is not asked either. */
async function givenPayer(app: StripeApp) {
  const browser = await app.signedIn()
  const checkoutId = await app.buy(browser)
  app.pass(2 * 60 * 60 * 1000)
  const [subscription] = app.stripe.account.subscriptions.values()
  return { browser, checkoutId, subscription: subscription! }
}

it.each(['as it happened', 'backwards', 'twice'] as const)('upgrades to Pro by events that come %s', async (order) => {
  const app = await startStripeApp(database)
  const { browser } = await givenPayer(app)
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
  await app.stripe.deliver(app, order)
  expect(await plan(browser)).toMatchObject({ planId: 'pro', status: 'active' })
  expect(await database.db.$count(subscriptions)).toBe(1)
})

it('applies an event once: a second delivery makes no request to Stripe', async () => {
  const app = await startStripeApp(database)
  await givenPayer(app)
  const event = app.stripe.account.events.find(({ type }) => type === 'customer.subscription.created')!
  expect(await app.stripe.send(app, event)).toBe(200)
  const asked = app.stripe.requests.length
  expect(await app.stripe.send(app, event)).toBe(200)
  expect(app.stripe.requests).toHaveLength(asked)
  expect(await database.db.$count(paymentEvents)).toBe(1)
})

it('trusts Stripe’s current state, not an event that comes after newer ones', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  const old = app.stripe.account.events.splice(0)
  app.stripe.account.end(subscription.id)
  await app.stripe.deliver(app)
  for (const event of old) expect(await app.stripe.send(app, event)).toBe(200)
  expect(await plan(browser)).toMatchObject({ planId: 'free', status: 'inactive' })
})

it('ignores an older answer of Stripe’s that arrives late', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  const [slow] = app.stripe.account.events.filter(({ type }) => type === 'customer.subscription.created')
  const before = app.stripe.requests.length
  app.stripe.behaviour = { delayMs: 600, delays: /^\/v1\/subscriptions\?/ }
  const first = app.stripe.send(app, slow!)
  await expect.poll(() => app.stripe.requests.slice(before).map(({ path }) => path)).toContain('/v1/subscriptions')
  app.stripe.account.end(subscription.id)
  app.stripe.behaviour = {}
  await app.stripe.deliver(app)
  expect(await first).toBe(200)
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
})

it('keeps Pro while a renewal is being collected, and ends it when Stripe gives up', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  app.stripe.account.failRenewal(subscription.id)
  await app.stripe.deliver(app)
  expect(await plan(browser)).toMatchObject({ planId: 'pro', status: 'past_due', endDate: null })
  app.stripe.account.change(subscription.id, { status: 'unpaid' })
  await app.stripe.deliver(app)
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
})

it('shows the end of a cancelled plan, and none once it was resumed', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  app.stripe.account.cancelAtPeriodEnd(subscription.id)
  await app.stripe.deliver(app)
  const end = new Date(subscription.items.data[0]!.current_period_end * 1000).toISOString()
  expect(await plan(browser)).toMatchObject({ planId: 'pro', endDate: end })
  app.stripe.account.change(subscription.id, { cancel_at: null, cancel_at_period_end: false })
  await app.stripe.deliver(app)
  expect(await plan(browser)).toMatchObject({ planId: 'pro', endDate: null })
})

it('cancels and refunds a second live subscription, and keeps the first', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  app.pass(1_000)
  const second = app.stripe.account.addSubscription(subscription.customer)
  await app.stripe.deliver(app, 'twice')
  expect(app.stripe.account.subscriptions.get(subscription.id)!.status).toBe('active')
  expect(app.stripe.account.subscriptions.get(second.id)!.status).toBe('canceled')
  const invoice = app.stripe.account.invoices.get(second.latest_invoice)!
  const { payment_intent } = invoice.payments.data[0]!.payment
  expect([...app.stripe.account.refunds.values()]).toEqual([expect.objectContaining({ payment_intent, amount: 1999 })])
  expect(await plan(browser)).toMatchObject({ planId: 'pro', status: 'active' })
  expect((await database.db.select().from(subscriptions)).map((row) => row.status).sort()).toEqual([
    'active',
    'canceled',
  ])
})

it('finishes a cancellation that was interrupted after the refund', async () => {
  const app = await startStripeApp(database)
  const { subscription } = await givenPayer(app)
  app.pass(1_000)
  const second = app.stripe.account.addSubscription(subscription.customer)
  const invoice = app.stripe.account.invoices.get(second.latest_invoice)!
  app.stripe.account.refund(invoice.payments.data[0]!.payment.payment_intent)
  await app.stripe.deliver(app)
  expect(app.stripe.account.subscriptions.get(second.id)!.status).toBe('canceled')
  expect(app.stripe.account.refunds.size).toBe(1)
})

it('deletes a customer that was deleted at Stripe, and makes another for the next purchase', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  await app.stripe.deliver(app)
  app.stripe.account.deleteCustomer(subscription.customer)
  await app.stripe.deliver(app, 'backwards')
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
  expect(await database.db.$count(customers)).toBe(0)
  expect((await database.db.select().from(users))[0]!.stripeCustomerId).toBeNull()
  await app.buy(browser)
  await app.stripe.deliver(app)
  expect(await plan(browser)).toMatchObject({ planId: 'pro' })
})

it('opens a new page if the customer of the open one was deleted', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const first = await app.checkout(browser)
  app.stripe.account.deleteCustomer([...app.stripe.account.customers.keys()][0]!)
  const second = await app.checkout(browser)
  expect(second.body.url).not.toBe(first.body.url)
  const { customer } = app.stripe.account.sessions.get(checkoutIdOf(second.body.url))!
  expect(app.stripe.account.customers.get(customer)).not.toHaveProperty('deleted')
})

it('finds out by itself, at the next purchase, that the customer is gone', async () => {
  const app = await startStripeApp(database)
  const { browser, subscription } = await givenPayer(app)
  app.stripe.account.deleteCustomer(subscription.customer)
  expect((await app.checkout(browser)).status).toBe(200)
})

it('accepts events of other products, other customers and unknown kinds, and does nothing', async () => {
  const app = await startStripeApp(database)
  const { browser } = await givenPayer(app)
  app.stripe.account.events.splice(0)
  const { tell } = app.stripe.account
  const send = (type: string, object: object) => tell.call(app.stripe.account, type, object)
  send('invoice.paid', { id: 'in_other', object: 'invoice', customer: 'cus_other' })
  send('checkout.session.completed', { id: 'cs_other', object: 'checkout.session' })
  send('charge.refunded', { id: 'ch_other', object: 'charge', payment_intent: 'pi_other' })
  send('charge.refunded', { id: 'ch_other', object: 'charge' })
  send('balance.available', { object: 'balance' })
  send('something.new', { id: 'new_1', object: 'new' })
  const asked = app.stripe.requests.length
  await app.stripe.deliver(app)
  expect(app.stripe.requests).toHaveLength(asked)
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
})

it.each([
  ['another secret', { secret: 'whsec_other' }],
  ['another body', { tamper: (body: string) => body.replace('evt_', 'evt_1') }],
  ['no JSON', { tamper: () => 'hello' }],
  ['no body', { tamper: () => '' }],
  ['an old signature', { ageSeconds: 301 }],
])('refuses an event with %s', async (_, options) => {
  const app = await startStripeApp(database)
  const { browser } = await givenPayer(app)
  for (const event of app.stripe.account.events) expect(await app.stripe.send(app, event, options)).toBe(400)
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
  expect(await database.db.$count(paymentEvents)).toBe(0)
})

it('accepts a delivery that was on its way for five minutes', async () => {
  const app = await startStripeApp(database)
  await givenPayer(app)
  for (const event of app.stripe.account.events)
    expect(await app.stripe.send(app, event, { ageSeconds: 299 })).toBe(200)
})

it('needs no session and no origin for the webhook, but everything else', async () => {
  const app = await startStripeApp(database)
  const visitor = app.client()
  const send = (headers: Record<string, string>, body = '{}') =>
    visitor.post('/api/webhooks/stripe', body, { headers: { 'content-type': 'application/json', ...headers } })
  const refused = { status: 400, body: { code: 'VALIDATION_FAILED' } }
  expect(await send({})).toMatchObject(refused)
  expect(await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toMatchObject(refused)
  expect(await send({ 'stripe-signature': 't=1,v1=' })).toMatchObject(refused)
  expect(await send({ 'stripe-signature': 'nonsense' })).toMatchObject(refused)
  const answer = await send({})
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await send({ 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await send({}, `"${'x'.repeat(2 * 1024 * 1024)}"`)).toMatchObject({ status: 413 })
  expect(await visitor.get('/api/webhooks/stripe')).toMatchObject({ status: 405 })
})

it('accepts six hundred events a minute from one address, and no more', async () => {
  const app = await startStripeApp(database)
  const visitor = app.client()
  const headers = { 'content-type': 'application/json' }
  const send = async () => (await visitor.post('/api/webhooks/stripe', '{}', { headers })).status
  const statuses = new Set<number>()
  for (let sent = 0; sent < WEBHOOKS_PER_MINUTE; sent += 50)
    for (const status of await Promise.all(Array.from({ length: 50 }, send))) statuses.add(status)
  expect([...statuses]).toEqual([400])
  expect(await send()).toBe(429)
})

it('answers 503 while Stripe is unavailable, and applies the event when it is sent again', async () => {
  const app = await startStripeApp(database)
  const { browser } = await givenPayer(app)
  const event = app.stripe.account.events.find(({ type }) => type === 'customer.subscription.created')!
  app.stripe.behaviour = { failure: 500 }
  expect(await app.stripe.send(app, event)).toBe(503)
  app.stripe.behaviour = {}
  expect(await plan(browser)).toMatchObject({ planId: 'free' })
  expect(await app.stripe.send(app, event)).toBe(200)
  expect(await plan(browser)).toMatchObject({ planId: 'pro' })
})

it('does not exist if Stripe is not configured', async () => {
  const app = await startTestApp(database)
  expect((await app.client().post('/api/webhooks/stripe', {})).status).toBe(404)
})
