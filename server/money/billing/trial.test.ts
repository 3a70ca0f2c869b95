import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { startStripeApp } from '#test/money/stripe-app.ts'
import { usedTrials } from '#server/platform/db/schema.ts'

const database = useDatabase()
const config = { trialDays: 14 }

it('gives free days once, and shows before the click how many', async () => {
  const app = await startStripeApp(database, { config })
  const { account } = app.stripe
  const browser = await app.signedIn()
  expect((await browser.get('/api/subscription')).body).toMatchObject({ planId: 'free', trialDays: 14 })
  await app.buy(browser)
  app.pass(10_000)
  const [first] = account.subscriptions.values()
  const endDate = new Date(first!.trial_end! * 1000).toISOString()
  const trial = { planId: 'pro', status: 'trialing', hasActiveSubscription: true, isInTrial: true, endDate }
  expect((await browser.get('/api/subscription')).body).toEqual(trial)

  account.end(first!.id)
  await app.stripe.deliver(app)
  expect((await browser.get('/api/subscription')).body).toMatchObject({ planId: 'free' })
  expect((await browser.get('/api/subscription')).body).not.toHaveProperty('trialDays')
  await app.buy(browser)
  expect([...account.sessions.values()].map((session) => session.trialDays)).toEqual([14, 0])
})

it('keeps Pro after a trial that became a paid plan, even if no event reports it', async () => {
  const app = await startStripeApp(database, { config })
  const browser = await app.signedIn()
  await app.buy(browser)
  await app.stripe.deliver(app)
  app.pass(15 * 24 * 60 * 60 * 1000)
  expect((await browser.get('/api/subscription')).body.planId).toBe('pro')
})

it('leaves the trial to users who only looked at the payment page', async () => {
  const app = await startStripeApp(database, { config })
  const browser = await app.signedIn()
  await app.checkout(browser)
  expect((await browser.get('/api/subscription')).body.trialDays).toBe(14)
})

it.each(['subscribed', 'paid a moment ago, which nothing has told of'])(
  'gives no second trial to a user who deletes the account and returns, having %s',
  async (state) => {
    const app = await startStripeApp(database, { config })
    const browser = await app.signedIn('ada@example.com')
    await app.buy(browser)
    if (state === 'subscribed') await app.stripe.deliver(app)
    expect((await browser.delete('/api/account')).status).toBe(204)
    const again = await app.signedIn('ada@example.com')
    expect((await again.get('/api/subscription')).body).not.toHaveProperty('trialDays')
    await app.checkout(again)
    expect([...app.stripe.account.sessions.values()].at(-1)!.trialDays).toBe(0)
    expect(JSON.stringify(await database.db.select().from(usedTrials))).not.toMatch(/\bada\b/i)
    const other = await app.signedIn('grace@example.com')
    expect((await other.get('/api/subscription')).body.trialDays).toBe(14)
  },
)
