import { expect, it } from 'vitest'
import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenVariant } from '#test/given/given.ts'
import { checkoutIdOf, type StripeApp, startStripeApp } from '#test/money/stripe-app.ts'
import { deleteCreative } from '#server/ads/creatives/delete-creative.ts'
import { checkouts, creditLedger, users } from '#server/platform/db/schema.ts'
import { cancelGeneration } from '#server/ads/generation/cancel-generation.ts'
import { deleteVariant } from '#server/ads/versions/delete-variant.ts'
import { failGeneration } from '#server/ads/generation/fail-generation.ts'
import { startGeneration } from '#server/ads/generation/start-generation.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from './release-credit.ts'
import { reserveCredit } from './reserve-credit.ts'
import { recordEntry } from './store.ts'

describeOnBothDatabases('a pack of credits', (database, isDefault) => {
  const claim = (browser: TestClient, checkoutSessionId: string) =>
    browser.post('/api/credits/add', { checkoutSessionId })
  const credits = async (browser: TestClient) => (await browser.get('/api/credits')).body.adGeneration as number

  const paymentOf = ({ stripe }: StripeApp, id: string) => stripe.account.sessions.get(id)!.payment_intent!

  async function spend({ services }: StripeApp, count: number): Promise<string[]> {
    const [user] = await database.db.select().from(users)
    const jobIds = Array.from({ length: count }, services.newId)
    for (const jobId of jobIds) {
      await database.db.transaction(async (tx) => {
        const account = await lockAccount(tx, user!.id)
        await reserveCredit(tx, services, { account, planId: 'free', jobId })
      })
    }
    return jobIds
  }

  async function release({ services }: StripeApp, jobIds: string[]): Promise<void> {
    const [user] = await database.db.select().from(users)
    for (const jobId of jobIds) {
      await database.db.transaction(async (tx) => {
        await lockAccount(tx, user!.id)
        await releaseCredit(tx, services, { userId: user!.id, jobId })
      })
    }
  }

  async function expectGrants(count: number): Promise<void> {
    const rows = await database.db.select().from(creditLedger)
    expect(rows.filter(({ kind }) => kind === 'purchase').map(({ amount }) => amount)).toEqual(
      Array.from({ length: count }, () => CREDIT_PACK.credits),
    )
  }

  it('is sold for its price, and its checkout comes back in the address', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = checkoutIdOf((await app.checkout(browser, 'credits_20')).body.url)
    const session = app.stripe.account.sessions.get(id)!
    expect(session).toMatchObject({ mode: 'payment', amount_total: 499, currency: 'usd' })
    expect(app.stripe.account.pay(id)).toBe(`${app.url}/subscription?success=true&session_id=${id}`)
    expect(await claim(browser, id)).toMatchObject({ status: 200, body: { adGeneration: 30, unlimited: false } })
    expect(await credits(browser)).toBe(30)
  })

  it('is given once, however often and concurrently it is claimed', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(browser, id)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.adGeneration).toBe(30)
    }
    await app.stripe.deliver(app, 'twice')
    expect((await claim(browser, id)).body.adGeneration).toBe(30)
    await expectGrants(1)
  })

  it('loses its unspent credits with a refund, once, and records what was spent', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    await app.stripe.deliver(app)
    await spend(app, 15)
    expect(await credits(browser)).toBe(15)
    app.stripe.account.refund(paymentOf(app, id))
    await app.stripe.deliver(app, 'twice')
    expect(await credits(browser)).toBe(0)
    const [row] = await database.db.select().from(checkouts)
    expect(row).toMatchObject({ reclaimedCredits: 15, spentCredits: 5 })
    const reclaims = (await database.db.select().from(creditLedger)).filter(({ kind }) => kind === 'reclaim')
    expect(reclaims.map(({ amount }) => amount)).toEqual([-15])
  })

  it('gives nothing if the refund is reported before the purchase', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    app.stripe.account.refund(paymentOf(app, id))
    for (const type of ['charge.refunded', 'checkout.session.completed']) {
      const event = app.stripe.account.events.find((one) => one.type === type)
      expect(await app.stripe.send(app, event!)).toBe(200)
    }
    expect(await credits(browser)).toBe(10)
  })

  if (!isDefault) return

  it('is given once if webhook and browser race for it', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    await Promise.all([
      app.stripe.deliver(app),
      claim(browser, id),
      claim(browser, id),
      browser.get('/api/subscription'),
    ])
    expect(await credits(browser)).toBe(30)
    await expectGrants(1)
  })

  it('is given by the webhook alone to a user who closed the tab', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    await app.stripe.deliver(app, 'backwards')
    expect(await credits(browser)).toBe(30)
    expect(await claim(browser, id)).toMatchObject({ status: 200, body: { adGeneration: 30 } })
  })

  it('is given by a look at the subscription alone', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    await app.buy(browser, 'credits_20')
    app.pass(10_000)
    await browser.get('/api/subscription')
    expect(await credits(browser)).toBe(30)
  })

  it('can be bought often', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    for (let bought = 0; bought < 3; bought++) await claim(browser, await app.buy(browser, 'credits_20'))
    expect(await credits(browser)).toBe(70)
    await expectGrants(3)
  })

  it('belongs to its buyer alone', async () => {
    const app = await startStripeApp(database)
    const [ada, grace] = [await app.signedIn('ada@example.com'), await app.signedIn('grace@example.com')]
    const id = await app.buy(ada, 'credits_20')
    expect(await claim(grace, id)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
    expect(await credits(grace)).toBe(10)
    expect((await claim(ada, id)).body.adGeneration).toBe(30)
  })

  it.each([
    'cs_test_unknown',
    '../customers',
    'cs_test_1?expand[]=customer',
    'x'.repeat(255),
    'x'.repeat(256),
    'cs\0',
    '{CHECKOUT_SESSION_ID}',
  ])('is not given for an invalid checkout: %j', async (id) => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    expect(await claim(browser, id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(app.stripe.requests).toEqual([])
  })

  it('is not given before it is paid, nor for a page that has expired', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = checkoutIdOf((await app.checkout(browser, 'credits_20')).body.url)
    const open = await claim(browser, id)
    expect(open).toMatchObject({ status: 400, body: { field: 'checkoutSessionId' } })
    expect(open.body.message).toContain('has not arrived yet')
    Object.assign(app.stripe.account.sessions.get(id)!, { status: 'expired' })
    expect((await claim(browser, id)).body.message).toContain('expired')
    expect(await credits(browser)).toBe(10)
  })

  it('is not given for the plan', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'pro')
    expect(await claim(browser, id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectGrants(0)
  })

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another reference', { client_reference_id: 'b5f6a3f1-4f1e-4d1c-9a53-0d6f0f6f7a11' }],
    ['another mode', { mode: 'subscription' }],
    ['a payment still on its way', { payment_status: 'unpaid' }],
    ['nothing to pay', { payment_status: 'no_payment_required' }],
  ])('is not given for %s', async (_, values) => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    Object.assign(app.stripe.account.sessions.get(id)!, values)
    expect(await claim(browser, id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(10)
    await expectGrants(0)
  })

  it.each([
    ['two of them', (items: { quantity: number }[]) => items.map((item) => ({ ...item, quantity: 2 }))],
    ['something beside it', (items: { quantity: number }[]) => [...items, ...items]],
    ['another thing of the same price', () => [{ price: { id: 'price_other' }, quantity: 1 }]],
  ])('is not given for %s', async (_, change) => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    const { line_items } = app.stripe.account.sessions.get(id)!
    line_items.data = change(line_items.data) as typeof line_items.data
    expect(await claim(browser, id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectGrants(0)
  })

  it.each([
    ['comes', 'succeeded', 30],
    ['does not come', 'failed', 10],
  ] as const)('waits for a payment that takes days, and it %s', async (_, outcome, expected) => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = checkoutIdOf((await app.checkout(browser, 'credits_20')).body.url)
    app.stripe.account.pay(id, { slowly: true })
    await app.stripe.deliver(app)
    expect((await claim(browser, id)).status).toBe(400)
    expect((await app.checkout(browser, 'credits_20')).status).toBe(200)
    app.stripe.account.finishPayment(id, outcome)
    await app.stripe.deliver(app, 'twice')
    expect(await credits(browser)).toBe(expected)
  })

  it('makes no ad after it was refunded: credits reserved from it are lost too, however their job ends', async () => {
    const app = await startStripeApp(database)
    const { services } = app
    const browser = await app.signedIn()
    await credits(browser)
    await spend(app, 10)
    const id = await app.buy(browser, 'credits_20')
    await app.stripe.deliver(app)
    const [user] = await database.db.select().from(users)
    const userId = user!.id
    const adIds = await Promise.all([1, 2, 3].map(() => givenCompleteCreative(services, userId)))
    const variantId = await givenVariant(database.db, { userId, adId: adIds[2]!, format: 'square' })
    const jobIds: string[] = []
    for (const creativeId of adIds) {
      for (const format of ['square', 'facebook_feed'] as const) {
        jobIds.push(await startGeneration(services, { userId, creativeId, format }))
      }
    }
    expect(await credits(browser)).toBe(14)
    app.stripe.account.refund(paymentOf(app, id))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(0)
    await cancelGeneration(services, { userId, creativeId: adIds[0]!, format: 'square' })
    await failGeneration(services, jobIds[1]!)
    await deleteCreative(services, userId, adIds[1]!)
    await deleteVariant(services, { userId, creativeId: adIds[2]!, variantId })
    expect(await credits(browser)).toBe(0)
    const [row] = await database.db.select().from(checkouts)
    expect(row).toMatchObject({ reclaimedCredits: 19, spentCredits: 1 })
    const request = { userId, creativeId: adIds[0]!, format: 'square' } as const
    await expect(startGeneration(services, request)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    const dispute = app.stripe.account.dispute(paymentOf(app, id))
    app.stripe.account.closeDispute(dispute.id, 'won')
    await app.stripe.deliver(app, 'twice')
    expect(await credits(browser)).toBe(0)
  })

  it('keeps as many released credits as are still paid for, and returns the rest when a dispute is won', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    await credits(browser)
    await spend(app, 10)
    const id = await app.buy(browser, 'credits_20')
    await app.stripe.deliver(app)
    const jobIds = await spend(app, 20)
    app.stripe.account.refund(paymentOf(app, id), 250)
    await app.stripe.deliver(app)
    await release(app, jobIds.slice(0, 12))
    expect(await credits(browser)).toBe(2)
    const dispute = app.stripe.account.dispute(paymentOf(app, id))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(0)
    await release(app, jobIds.slice(12))
    expect(await credits(browser)).toBe(0)
    app.stripe.account.closeDispute(dispute.id, 'won')
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(10)
  })

  it('gives nothing if it was refunded before anybody claimed it', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    app.stripe.account.refund(paymentOf(app, id))
    expect((await claim(browser, id)).body.adGeneration).toBe(10)
  })

  it('loses the share that was refunded, rounded in the user’s favor', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    app.stripe.account.refund(paymentOf(app, id), 250)
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(20)
    app.stripe.account.refund(paymentOf(app, id), 249)
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(10)
  })

  it('leaves a newer pack alone when an older one, spent first, is refunded', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const first = await app.buy(browser, 'credits_20')
    await claim(browser, first)
    app.pass(1_000)
    const second = await app.buy(browser, 'credits_20')
    await claim(browser, second)
    await spend(app, 25)
    app.stripe.account.refund(paymentOf(app, first))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(20)
    app.stripe.account.refund(paymentOf(app, second))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(0)
  })

  it('takes nothing of an operator’s gifts, before it or after', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const first = await app.buy(browser, 'credits_20')
    await claim(browser, first)
    app.pass(1_000)
    const gift = { userId: browser.userId!, kind: 'gift', creditType: 'pack', amount: 10, reason: 'Sorry' } as const
    await recordEntry(database.db, app.services, { ...gift, reference: app.services.newId() })
    expect(await credits(browser)).toBe(40)
    await spend(app, 15)
    app.stripe.account.refund(paymentOf(app, first))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(10)
    app.pass(1_000)
    const second = await app.buy(browser, 'credits_20')
    await claim(browser, second)
    await spend(app, 5)
    app.stripe.account.refund(paymentOf(app, second))
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(5)
  })

  it('is taken back by a dispute and returns when that is won', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const id = await app.buy(browser, 'credits_20')
    const inquiry = app.stripe.account.dispute(paymentOf(app, id), 'warning_needs_response')
    await app.stripe.deliver(app)
    expect(await credits(browser)).toBe(30)
    app.stripe.account.closeDispute(inquiry.id, 'won')
    const dispute = app.stripe.account.dispute(paymentOf(app, id))
    await app.stripe.deliver(app, 'backwards')
    expect(await credits(browser)).toBe(10)
    app.stripe.account.closeDispute(dispute.id, 'won')
    await app.stripe.deliver(app, 'twice')
    expect(await credits(browser)).toBe(30)
  })

  it('is not an opening grant: an identity that had one gets monthly credits no sooner for buying', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    await browser.get('/api/credits')
    await browser.delete('/api/account')
    const again = await app.signedIn()
    const id = await app.buy(again, 'credits_20')
    expect((await claim(again, id)).body.adGeneration).toBe(20)
  })

  it('keeps its credits through a subscription', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    await claim(browser, await app.buy(browser, 'credits_20'))
    await app.buy(browser, 'pro')
    await app.stripe.deliver(app)
    expect((await browser.get('/api/credits')).body).toEqual({ adGeneration: 30, unlimited: true })
  })

  it('cannot be claimed with a payment of another provider', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn('ada@example.com')
    const id = await app.buy(browser, 'credits_20')
    const sandbox = await startTestApp(database)
    const elsewhere = await sandbox.signedIn('ada@example.com')
    expect(await claim(elsewhere, id)).toMatchObject({ status: 400 })
  })
})
