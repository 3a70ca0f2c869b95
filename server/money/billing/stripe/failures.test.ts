import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { checkoutIdOf, startStripeApp } from '#test/money/stripe-app.ts'
import { STRIPE_KEYS } from '#test/money/stripe-server.ts'
import { checkouts, users } from '#server/platform/db/schema.ts'
import { makeLog } from '#server/platform/http/log.ts'
import { claimPack } from '../claim-pack.ts'
import { openCheckout } from '../open-checkout.ts'
import { openPortal } from '../open-portal.ts'
import { makeStripe, STRIPE_VERSION } from './make-stripe.ts'

const database = useDatabase()

const SENTENCE = 'Payments cannot be reached at the moment, and nothing was charged: please try again in a minute.'

/** Collects what the server would have logged, as one text. */
function readableLog() {
  const stream = new PassThrough()
  const lines: string[] = []
  stream.on('data', (chunk) => lines.push(String(chunk)))
  return { log: makeLog({ logLevel: 'info' }, { destination: stream }), read: () => lines.join('') }
}

it.each(['hangs up', 500, 429] as const)(
  'answers one sentence while Stripe %s, and the next try works',
  async (failure) => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    app.stripe.behaviour = { failure }
    const answer = await app.checkout(browser)
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: SENTENCE } })
    expect((await browser.get('/api/subscription')).status).toBe(200)
    app.stripe.behaviour = {}
    expect((await app.checkout(browser)).status).toBe(200)
    expect(app.stripe.account.sessions.size).toBe(1)
  },
)

const OTHER_ANSWERS = ['{}', 'null', '[]', '"x"', '<html>', '{"id":"x","object":"list"}']

it('answers the same sentence if something else answers 200 in its place, for any call', async () => {
  const { log, read } = readableLog()
  const app = await startStripeApp(database)
  app.services.payments = makeStripe(app.stripe.config, { log, newId: app.services.newId })
  const browser = await app.signedIn()
  for (const fails of [/customers/, /subscriptions/, /prices/, /sessions$/]) {
    for (const says of OTHER_ANSWERS) {
      app.stripe.behaviour = { says, fails }
      const answer = await app.checkout(browser, 'credits_20')
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: SENTENCE } })
    }
    app.stripe.behaviour = {}
    // From now on, the customer exists and has been to the provider, and no page is open.
    if (fails.source === 'customers') expect((await app.checkout(browser)).status).toBe(200)
  }
  const pack = await app.buy(browser, 'credits_20')
  for (const says of OTHER_ANSWERS) {
    app.stripe.behaviour = { says }
    for (const [path, body] of [
      ['/api/subscription/portal', { returnUrl: '/subscription' }],
      ['/api/credits/add', { checkoutSessionId: pack }],
    ] as const)
      expect(await browser.post(path, body)).toMatchObject({ status: 503, body: { message: SENTENCE } })
    expect((await browser.get('/api/subscription')).body).toMatchObject({ planId: 'free' })
  }
  expect(read()).toContain('Stripe did not answer what was asked')
  app.stripe.behaviour = {}
  expect((await browser.post('/api/credits/add', { checkoutSessionId: pack })).body.adGeneration).toBe(30)
  expect((await app.checkout(browser)).status).toBe(200)
})

it('waits for at most three consecutive answers, the first time and with another page still open', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const rounds = async (purchase: 'pro' | 'credits_20', expected: string[][]) => {
    app.stripe.behaviour = { holds: true }
    const answer = app.checkout(browser, purchase)
    for (const calls of expected) {
      await vi.waitUntil(() => app.stripe.held.length === calls.length, { timeout: 60_000 })
      const held = app.stripe.held.splice(0)
      expect(held.map(({ call }) => call).toSorted()).toEqual(calls)
      for (const { release } of held) release()
    }
    app.stripe.behaviour = {}
    expect((await answer).status).toBe(200)
  }
  await rounds('pro', [
    ['POST /v1/customers'],
    ['GET /v1/prices', 'POST /v1/customers/:id'],
    ['POST /v1/checkout/sessions'],
  ])
  await rounds('credits_20', [
    ['GET /v1/customers/:id', 'GET /v1/subscriptions', 'POST /v1/checkout/sessions/:id/expire'],
    ['GET /v1/prices'],
    ['POST /v1/checkout/sessions'],
  ])
  await rounds('credits_20', [['GET /v1/checkout/sessions/:id', 'GET /v1/customers/:id', 'GET /v1/subscriptions']])
})

it('gives up if all of it takes too long, and the next try leads to the page that has opened since', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const userId = (await browser.get('/api/auth/user')).body.id as string
  app.stripe.behaviour = { holds: true }
  const page = `${app.url}/subscription`
  const body = { planId: 'pro', successUrl: `${page}?success=true`, cancelUrl: `${page}?canceled=true` } as const
  await expect(openCheckout(app.services, userId, body, 100)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Payments take too long to answer at the moment, and nothing was charged: please try again in a minute.',
  })
  app.stripe.behaviour = {}
  for (const { release } of app.stripe.held) release()
  await vi.waitUntil(async () => (await database.db.select().from(checkouts))[0]?.url, { timeout: 60_000 })
  const [opened] = await database.db.select().from(checkouts)
  expect((await app.checkout(browser)).body.url).toBe(opened!.url)
  expect(app.stripe.account.sessions.size).toBe(1)
})

it('gives up if the portal or a claim takes too long, and the credits arrive all the same', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const userId = (await browser.get('/api/auth/user')).body.id as string
  const id = await app.buy(browser, 'credits_20')
  app.stripe.behaviour = { holds: true }
  await expect(openPortal(app.services, userId, { returnUrl: '/subscription' }, 100)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Payments take too long to answer at the moment: please try again in a minute.',
  })
  await expect(claimPack(app.services, userId, id, 100)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message:
      'Payments take too long to answer at the moment. Your credits come by themselves, or try again in a minute.',
  })
  app.stripe.behaviour = {}
  for (const { release } of app.stripe.held) release()
  const credits = async () => (await browser.get('/api/credits')).body.adGeneration as number
  await vi.waitUntil(async () => (await credits()) === 30, { timeout: 60_000 })
})

it('answers the same for the portal and for a claim, and loses nothing', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const id = await app.buy(browser, 'credits_20')
  app.stripe.behaviour = { failure: 500 }
  for (const [path, body] of [
    ['/api/subscription/portal', { returnUrl: '/subscription' }],
    ['/api/credits/add', { checkoutSessionId: id }],
  ] as const)
    expect(await browser.post(path, body)).toMatchObject({ status: 503, body: { message: SENTENCE } })
  expect((await browser.get('/api/credits')).body.adGeneration).toBe(10)
  app.stripe.behaviour = {}
  expect((await browser.post('/api/credits/add', { checkoutSessionId: id })).body.adGeneration).toBe(30)
})

it('makes nothing twice if an answer is lost on its way', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  app.stripe.behaviour = { losesAnswers: 1 }
  expect((await app.checkout(browser)).status).toBe(200)
  expect(app.stripe.account.customers.size).toBe(1)
  await browser.post('/api/subscription/portal', { returnUrl: '/' })
  const other = await app.signedIn('grace@example.com')
  await app.checkout(other)
  app.stripe.behaviour = { losesAnswers: 1 }
  expect((await app.checkout(other, 'credits_20')).status).toBe(200)
  expect(app.stripe.account.customers.size).toBe(2)
})

it('does not wait long for a slow Stripe, nor does a look at the subscription', async () => {
  const app = await startStripeApp(database)
  app.services.payments = makeStripe(app.stripe.config, app.services, 150)
  const browser = await app.signedIn()
  await app.buy(browser)
  app.pass(10_000)
  app.stripe.behaviour = { answersAfter: new Promise(() => {}) }
  expect((await browser.get('/api/subscription')).status).toBe(200)
  expect(await app.checkout(browser)).toMatchObject({ status: 503, body: { message: SENTENCE } })
})

it('shows the stored subscription if Stripe takes longer than a user waits', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  await app.buy(browser)
  app.pass(10_000)
  const thought = Promise.withResolvers<void>()
  app.stripe.behaviour = { answersAfter: thought.promise }
  expect((await browser.get('/api/subscription')).body.planId).toBe('free')
  thought.resolve()
  await expect.poll(async () => (await browser.get('/api/subscription')).body.planId).toBe('pro')
})

it.each([
  ['an address that Stripe does not take for one', { email: 'ada@localhost' }],
  ['a name longer than Stripe takes', { displayName: 'a'.repeat(300) }],
])('sells to users with %s', async (_, values) => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  await database.db.update(users).set(values)
  expect((await app.checkout(browser)).status).toBe(200)
})

it('logs why Stripe refuses, without any address', async () => {
  const { log, read } = readableLog()
  const app = await startStripeApp(database)
  app.services.payments = makeStripe(app.stripe.config, { log, newId: app.services.newId })
  const browser = await app.signedIn('ada@example.com')
  await app.buy(browser)
  app.stripe.account.customers.clear()
  expect((await app.checkout(browser)).status).toBe(503)
  expect(read()).toMatch(/"reason":"No such object: 'cus_\d+'"/)
})

it('gives up a page that Stripe did not open, and requests another with a new key', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  app.stripe.behaviour = { failure: 500, fails: /^\/v1\/checkout\/sessions$/ }
  expect((await app.checkout(browser)).status).toBe(503)
  app.stripe.behaviour = {}
  const { body } = await app.checkout(browser)
  expect(app.stripe.account.sessions.get(checkoutIdOf(body.url))!.status).toBe('open')
  expect((await database.db.select().from(checkouts)).map(({ state }) => state).sort()).toEqual(['open', 'over'])
})

it.each([
  ['costs more than we say', { unit_amount: 2999 }],
  ['costs it in another currency', { currency: 'eur' }],
  ['is for a year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['is for three months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['is not for sale', { active: false }],
  ['has lost its name', { lookup_key: null }],
])('sells nothing if the price at Stripe %s', async (_, values) => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  Object.assign([...app.stripe.account.prices.values()][0]!, values)
  const answer = await app.checkout(browser)
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(answer.body.message).toContain('cannot be bought at the moment')
  expect(app.stripe.account.sessions.size).toBe(0)
})

it('logs that the key is refused, and neither key nor user', async () => {
  const { log, read } = readableLog()
  const stripe = { secretKey: 'sk_test_revoked', webhookSecret: 'whsec_fake', apiBase: 'http://127.0.0.1:1' }
  const app = await startStripeApp(database)
  app.services.payments = makeStripe(
    { ...stripe, apiBase: app.stripe.config.apiBase },
    { log, newId: app.services.newId },
  )
  const browser = await app.signedIn('ada@example.com')
  expect(await app.checkout(browser)).toMatchObject({ status: 503, body: { message: SENTENCE } })
  expect(read()).toContain('Stripe refuses STRIPE_SECRET_KEY')
  for (const secret of ['sk_test', 'whsec', 'ada@example.com']) expect(read()).not.toContain(secret)
})

it('writes no secret to the log, whatever fails', async () => {
  const { log, read } = readableLog()
  const app = await startStripeApp(database, { services: { log } })
  app.services.payments = makeStripe(app.stripe.config, { log, newId: app.services.newId }, 300)
  const browser = await app.signedIn('ada@example.com')
  for (const failure of ['hangs up', 500, 429] as const) {
    app.stripe.behaviour = { failure }
    await app.checkout(browser)
  }
  app.stripe.behaviour = {}
  await app.buy(browser, 'credits_20')
  const [event] = app.stripe.account.events
  await app.stripe.send(app, event!, { secret: 'whsec_other' })
  expect(read()).toContain('A call to Stripe failed')
  for (const secret of [STRIPE_KEYS.secretKey, STRIPE_KEYS.webhookSecret, 'ada@example.com', 'Bearer', 'v1='])
    expect(read()).not.toContain(secret)
})

it('sends every creating call with a key of its own, and uses one API version', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  await app.buy(browser)
  app.pass(1_000)
  const [subscription] = app.stripe.account.subscriptions.values()
  app.stripe.account.addSubscription(subscription!.customer)
  await app.stripe.deliver(app)
  await browser.post('/api/subscription/portal', { returnUrl: '/' })
  const keys = app.stripe.requests.filter(({ method }) => method === 'POST')
  const named = new Map(keys.map(({ path, idempotencyKey }) => [path, idempotencyKey]))
  expect(named.get('/v1/customers')).toMatch(/^customer-[0-9a-f-]{36}$/)
  expect(named.get('/v1/checkout/sessions')).toMatch(/^checkout-[0-9a-f-]{36}$/)
  expect(named.get('/v1/refunds')).toMatch(/^refund-[0-9a-f-]{36}$/)
  expect(named.get('/v1/billing_portal/sessions')).toMatch(/^portal-[0-9a-f-]{36}$/)
  expect(new Set(named.values()).size).toBe(named.size)
  expect(STRIPE_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}\./)
})
