import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { checkoutIdOf, startStripeApp } from '#test/money/stripe-app.ts'
import { checkouts, users } from '#server/platform/db/schema.ts'

const database = useDatabase()

const PRO = { planId: 'pro', status: 'active', hasActiveSubscription: true, isInTrial: false, endDate: null }

it('sells the plan on a page of Stripe’s, and it is there when the person comes back', async () => {
  const { signedIn, checkout, stripe, url, pass } = await startStripeApp(database)
  const browser = await signedIn('ada@example.com', 'Ada Lovelace')
  const { body } = await checkout(browser)
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  const [session] = stripe.account.sessions.values()
  expect(session).toMatchObject({ mode: 'subscription', amount_total: 1999, currency: 'usd', trialDays: 0 })
  expect(session!.line_items.data[0]!.price.lookup_key).toBe('pro_monthly_plan')
  const [customer] = stripe.account.customers.values()
  expect(customer).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace' })
  expect((await browser.get('/api/subscription')).body.planId).toBe('free')

  const back = stripe.account.pay(session!.id)
  expect(back).toBe(`${url}/subscription?success=true`)
  pass(10_000)
  for (const path of ['/api/subscription', '/api/user/subscription'])
    expect((await browser.get(path)).body).toEqual(PRO)
  expect((await browser.get('/api/credits')).body).toMatchObject({ unlimited: true })
  const [user] = await database.db.select().from(users)
  expect(user!.stripeCustomerId).toBe(`stripe-test:${customer!.id}`)
})

it('leaves everything as it was when the user cancels or the card is declined', async () => {
  const { signedIn, checkout, stripe, pass } = await startStripeApp(database)
  const browser = await signedIn()
  const first = await checkout(browser)
  stripe.account.decline(checkoutIdOf(first.body.url))
  pass(10_000)
  expect((await browser.get('/api/subscription')).body.planId).toBe('free')
  const second = await checkout(browser)
  expect(second.body.url).toBe(first.body.url)
  expect(stripe.account.sessions.size).toBe(1)
})

it('opens one page at a time: another purchase closes the one before it', async () => {
  const { signedIn, checkout, stripe } = await startStripeApp(database)
  const browser = await signedIn()
  const plan = checkoutIdOf((await checkout(browser)).body.url)
  const pack = checkoutIdOf((await checkout(browser, 'credits_20')).body.url)
  expect(stripe.account.sessions.get(plan)!.status).toBe('expired')
  expect(stripe.account.sessions.get(pack)!.status).toBe('open')
  expect((await database.db.select().from(checkouts)).map((row) => row.state).sort()).toEqual(['open', 'over'])
})

it('opens a new page if the last one has expired', async () => {
  const { signedIn, checkout, stripe } = await startStripeApp(database)
  const browser = await signedIn()
  const first = checkoutIdOf((await checkout(browser)).body.url)
  Object.assign(stripe.account.sessions.get(first)!, { status: 'expired', url: null })
  const second = checkoutIdOf((await checkout(browser)).body.url)
  expect(second).not.toBe(first)
  expect(stripe.account.sessions.get(second)!.status).toBe('open')
})

it('opens a new page if Stripe no longer has the last one', async () => {
  const { signedIn, checkout, stripe } = await startStripeApp(database)
  const browser = await signedIn()
  const first = await checkout(browser)
  stripe.account.sessions.clear()
  const second = await checkout(browser)
  expect(second.status).toBe(200)
  expect(second.body.url).not.toBe(first.body.url)
})

it('answers 409 to a user who is subscribed already, even if no webhook has reported it', async () => {
  const { signedIn, buy, checkout } = await startStripeApp(database)
  const browser = await signedIn()
  await buy(browser)
  const plan = await checkout(browser)
  expect(plan).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(plan.body.message).toContain('manage your subscription')
  expect(await checkout(browser, 'credits_20')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

it('opens the portal for a user with a subscription, and nothing for one who never had any', async () => {
  const { signedIn, buy, stripe, url } = await startStripeApp(database)
  const browser = await signedIn()
  const portal = () => browser.post('/api/subscription/portal', { returnUrl: `${url}/subscription` })
  expect(await portal()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await buy(browser)
  const { status, body } = await portal()
  expect(status).toBe(200)
  expect(body.url).toMatch(/^https:\/\/billing\.stripe\.com\//)
  expect(stripe.requests.at(-1)).toMatchObject({ params: { return_url: `${url}/subscription` } })
})

it('shows after the portal what was changed there', async () => {
  const { signedIn, buy, stripe, url, pass } = await startStripeApp(database)
  const browser = await signedIn()
  await buy(browser)
  await browser.get('/api/subscription')
  pass(2 * 60 * 60 * 1000)
  await browser.post('/api/subscription/portal', { returnUrl: `${url}/subscription` })
  const [subscription] = stripe.account.subscriptions.values()
  stripe.account.cancelAtPeriodEnd(subscription!.id)
  pass(10_000)
  const end = new Date(subscription!.items.data[0]!.current_period_end * 1000)
  expect((await browser.get('/api/subscription')).body).toEqual({ ...PRO, endDate: end.toISOString() })
  pass(31 * 24 * 60 * 60 * 1000)
  expect((await browser.get('/api/subscription')).body.planId).toBe('free')
})

it.each(['successUrl', 'cancelUrl'])('accepts %s on the app itself and nowhere else', async (field) => {
  const { signedIn, stripe, url } = await startStripeApp(database)
  const browser = await signedIn()
  const own = {
    planId: 'pro',
    successUrl: `${url}/subscription?success=true`,
    cancelUrl: '/subscription?canceled=true',
  }
  const foreign = ['https://evil.example/', '//evil.example', '/\\evil.example', `${url.replace('//', '//me@')}/`, '']
  for (const address of [...foreign, `${url.slice(0, -1)}/`, 'http%3A%2F%2Fevil.example'])
    expect(await browser.post('/api/subscription/checkout', { ...own, [field]: address })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', field },
    })
  expect(stripe.account.sessions.size).toBe(0)
  expect((await browser.post('/api/subscription/checkout', own)).status).toBe(200)
  const [session] = stripe.account.sessions.values()
  expect(session!.cancel_url).toBe(`${url}/subscription?canceled=true`)
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'http://127.0.0.1:1/', 'javascript:alert(1)'])(
  'leads from the portal back to the app and not to %s',
  async (returnUrl) => {
    const { signedIn, buy } = await startStripeApp(database)
    const browser = await signedIn()
    await buy(browser)
    expect(await browser.post('/api/subscription/portal', { returnUrl })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', field: 'returnUrl' },
    })
  },
)

it.each([
  ['/api/subscription/checkout', { planId: 'pro', successUrl: '/', cancelUrl: '/' }],
  ['/api/subscription/portal', { returnUrl: '/' }],
  ['/api/credits/add', { checkoutSessionId: 'cs_test_1' }],
])('POST %s is for users of this app only', async (path, body) => {
  const { client, signedIn } = await startStripeApp(database)
  expect(await client().post(path, body)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  const browser = await signedIn()
  const elsewhere = { headers: { origin: 'https://evil.example' } }
  expect(await browser.post(path, body, elsewhere)).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
  for (const malformed of ['{', [], {}, { ...body, planId: 'gold', returnUrl: 1, checkoutSessionId: '' }]) {
    const headers = { 'content-type': 'application/json' }
    expect(await browser.post(path, malformed, { headers })).toMatchObject({ status: 400 })
  }
})
