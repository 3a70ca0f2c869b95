import { expect, it } from 'vitest'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { checkoutIdOf, type StripeApp, startStripeApp } from '#test/money/stripe-app.ts'
import { customers, paymentEvents } from '#server/platform/db/schema.ts'
import { reconcileNightlyJob } from './reconcile-nightly.ts'
import { removeCustomers } from './remove-customers.ts'
import { registerBillingWorkers } from './worker.ts'

const database = useDatabase()

const HOUR_MS = 60 * 60 * 1000
const planOf = async (browser: TestClient) => (await browser.get('/api/subscription')).body.planId as string
const creditsOf = async (browser: TestClient) => (await browser.get('/api/credits')).body.adGeneration as number

/** Runs the nightly job hours later, when a look at the subscription alone makes no request to Stripe. */
async function night(app: StripeApp): Promise<void> {
  app.pass(5 * HOUR_MS)
  await app.services.jobs.send(database.db, reconcileNightlyJob, {})
}

async function startWithWorkers(): Promise<StripeApp> {
  const app = await startStripeApp(database)
  await registerBillingWorkers(app.services)
  return app
}

it('finds by night what no webhook has reported: a plan, its end, a pack, its refund', async () => {
  const app = await startWithWorkers()
  const { account } = app.stripe
  const [ada, grace] = [await app.signedIn('ada@example.com'), await app.signedIn('grace@example.com')]
  await app.buy(ada)
  const pack = await app.buy(grace, 'credits_20')
  await night(app)
  await expect.poll(() => planOf(ada)).toBe('pro')
  await expect.poll(() => creditsOf(grace)).toBe(30)

  account.end([...account.subscriptions.keys()][0]!)
  account.refund(account.sessions.get(pack)!.payment_intent!)
  await night(app)
  await expect.poll(() => planOf(ada)).toBe('free')
  await expect.poll(() => creditsOf(grace)).toBe(10)
})

it('continues with the others if Stripe fails for one', async () => {
  const app = await startWithWorkers()
  const { account } = app.stripe
  const [ada, grace] = [await app.signedIn('ada@example.com'), await app.signedIn('grace@example.com')]
  await app.buy(ada)
  await app.buy(grace)
  const [lost] = account.customers.keys()
  account.customers.delete(lost!)
  await night(app)
  await expect.poll(() => planOf(grace)).toBe('pro')
  expect(await planOf(ada)).toBe('free')
})

it('makes no request about users who were never sent to a payment page', async () => {
  const app = await startWithWorkers()
  await (await app.signedIn()).get('/api/subscription')
  await night(app)
  const buyer = await app.signedIn('grace@example.com')
  await app.buy(buyer)
  await night(app)
  await expect.poll(() => planOf(buyer)).toBe('pro')
  expect(app.stripe.account.customers.size).toBe(1)
})

it('deletes the events of three months ago', async () => {
  const app = await startWithWorkers()
  await app.buy(await app.signedIn())
  await app.stripe.deliver(app)
  expect(await database.db.$count(paymentEvents)).toBeGreaterThan(0)
  app.pass(91 * 24 * HOUR_MS)
  await night(app)
  await expect.poll(() => database.db.$count(paymentEvents)).toBe(0)
})

it('deletes with an account its customer at Stripe, the subscription and the open page', async () => {
  const app = await startWithWorkers()
  const { account } = app.stripe
  const browser = await app.signedIn('ada@example.com')
  await app.buy(browser)
  await app.stripe.deliver(app)
  expect((await browser.get('/api/account/export')).status).toBe(200)
  const other = await app.signedIn('grace@example.com')
  const open = checkoutIdOf((await app.checkout(other)).body.url)
  for (const owner of [browser, other]) {
    expect((await owner.delete('/api/account')).status).toBe(204)
    expect((await owner.get('/api/auth/user')).status).toBe(401)
  }
  await expect.poll(() => database.db.$count(customers)).toBe(0)
  expect([...account.customers.values()].map(({ deleted }) => deleted)).toEqual([true, true])
  expect([...account.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
  expect(account.sessions.get(open)!.status).toBe('expired')
  await app.stripe.deliver(app, 'backwards')
})

it('deletes the customer later if Stripe does not answer at first', async () => {
  const app = await startWithWorkers()
  const browser = await app.signedIn()
  await app.buy(browser)
  app.stripe.behaviour = { failure: 500 }
  expect((await browser.delete('/api/account')).status).toBe(204)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  const [customer] = app.stripe.account.customers.values()
  expect(customer).not.toHaveProperty('deleted')
  expect(await database.db.$count(customers)).toBe(1)
  app.stripe.behaviour = {}
  await expect.poll(() => database.db.$count(customers)).toBe(0)
  expect([...app.stripe.account.customers.values()][0]).toHaveProperty('deleted')
})

it('deletes hourly what the first attempts could not delete', async () => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  await app.buy(browser)
  await browser.delete('/api/account')
  app.stripe.behaviour = { failure: 'hangs up' }
  await expect(removeCustomers(app.services)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  app.stripe.behaviour = {}
  await removeCustomers(app.services)
  await removeCustomers(app.services)
  expect(await database.db.$count(customers)).toBe(0)
})
