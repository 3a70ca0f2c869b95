import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { press, type SandboxApp, startSandboxApp, textOfPage } from '#test/money/sandbox-app.ts'
import type { TestClient } from '#test/client.ts'
import { waitUntil } from '#test/wait-until.ts'
import {
  creditLedger,
  customers,
  sandboxCustomers,
  sandboxPayments,
  sandboxSubscriptions,
  subscriptions,
} from '#server/platform/db/schema.ts'
import { reconcileCustomerOnce } from '../reconcile-nightly.ts'
import { removeCustomers } from '../remove-customers.ts'
import { renewDue } from './renew-due.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

const FREE = { planId: 'free', status: 'inactive', hasActiveSubscription: false, isInTrial: false, endDate: null }
const PRO = { planId: 'pro', status: 'active', hasActiveSubscription: true, isInTrial: false, endDate: null }

const planOf = async (browser: TestClient) => (await browser.get('/api/subscription')).body
const creditsOf = async (browser: TestClient) => (await browser.get('/api/credits')).body.adGeneration as number

describeOnBothDatabases('a purchase in the sandbox', (database, isDefault) => {
  /** State stored by the app, without asking the provider. */
  const stored = async () => (await database.db.select().from(subscriptions)).map(({ status }) => status)
  const untilStored = (status: string) => waitUntil(async () => (await stored())[0] === status)

  it('shows its price and that it is a test, and makes its buyer Pro by an event', async () => {
    const app = await startSandboxApp(database)
    await app.deliverEvents()
    const browser = await app.signedIn('ada@example.com')
    const page = await app.openCheckout(browser)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('<script')
    const words = textOfPage(page)
    for (const text of ['Test mode', 'Subscribe to Placard Pro', '$19.99 per month', 'Due today $19.99']) {
      expect(words).toContain(text)
    }
    expect(words).toContain('Renews every month, first on April 17, 2026, until you cancel.')
    expect(words).toContain('For ada@example.com')
    const back = await browser.submit(page, { card: 'pays' })
    expect(back).toMatchObject({ status: 200, url: `${app.url}/subscription?success=true` })
    await untilStored('active')
    expect(await planOf(browser)).toMatchObject(PRO)
  })

  it('of a trial becomes a paid plan by itself, and the app is notified', async () => {
    const app = await startSandboxApp(database, { config: { trialDays: 7 } })
    await app.deliverEvents()
    await app.buy(await app.signedIn())
    await untilStored('trialing')
    app.pass(7 * DAY_MS)
    await renewDue(app.services)
    await untilStored('active')
    await renewDue(app.services)
    expect(await database.db.$count(sandboxPayments)).toBe(1)
  })

  it('that nobody pays for ends after 14 days by itself, even if nobody looks and no event arrives', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser, 'pro', 'declines-later')
    app.pass(31 * DAY_MS)
    await renewDue(app.services)
    await reconcileAll(app)
    expect(await planOf(browser)).toMatchObject({
      planId: 'pro',
      status: 'past_due',
      endDate: '2026-05-01T12:00:00.000Z',
    })
    app.pass(14 * DAY_MS)
    expect(await planOf(browser)).toMatchObject(FREE)
    await renewDue(app.services)
    expect(await database.db.select().from(sandboxSubscriptions)).toMatchObject([{ status: 'canceled' }])
  })

  it('of a pack is taken back while it is disputed', async () => {
    const app = await startSandboxApp(database)
    await app.deliverEvents()
    const browser = await app.signedIn()
    await app.buy(browser, 'credits_20')
    const until = (credits: number) => waitUntil(async () => (await creditsOf(browser)) === credits)
    await until(30)
    const disputed = await press(browser, await app.openPortal(browser), 'Dispute')
    await until(10)
    await press(browser, disputed, 'Withdraw the dispute')
    await until(30)
  })

  it('is deleted with the account', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser)
    const { url } = await app.openPortal(browser)
    await browser.delete('/api/account')
    await removeCustomers(app.services)
    expect(await database.db.$count(sandboxCustomers)).toBe(0)
    expect(await database.db.$count(sandboxPayments)).toBe(0)
    expect((await (await app.signedIn()).get(url)).status).toBe(404)
  })

  if (!isDefault) return

  it('counts even if its event is late, and only once', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser)
    expect(await stored()).toEqual([])
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject(PRO)
    await app.deliverEvents()
    await waitUntil(async () => (await database.db.$count(sandboxPayments)) === 1)
    expect(await planOf(browser)).toMatchObject(PRO)
    expect(await stored()).toEqual(['active'])
  })

  it('is found at night even if its event never comes and nobody looks', async () => {
    const app = await startSandboxApp(database)
    await app.buy(await app.signedIn())
    const [customer] = await database.db.select().from(customers)
    await reconcileCustomerOnce(app.services, { customerId: customer!.id })
    expect(await stored()).toEqual(['active'])
  })

  it('happens wholly or not at all, wherever the process is killed', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const page = await app.openCheckout(browser)
    // The sandbox may still have the queue of an earlier test, so whichever it has is meant.
    const queues = Object.getPrototypeOf(app.services.jobs) as typeof app.services.jobs
    const killed = vi.spyOn(queues, 'send').mockRejectedValueOnce(new Error('killed'))
    expect((await browser.submit(page, { card: 'pays' })).status).toBe(500)
    killed.mockRestore()
    expect(await database.db.$count(sandboxPayments)).toBe(0)
    expect((await browser.submit(page, { card: 'pays' })).url).toContain('success=true')
    expect(await database.db.$count(sandboxPayments)).toBe(1)
    // A process that was killed right after it left the event, which the next process delivers.
    await app.deliverEvents()
    await untilStored('active')
  })

  it('that is cancelled leads back and leaves everything as it was', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const page = await app.openCheckout(browser)
    expect(page.text).toContain(`<a href="${app.url}/subscription?canceled=true">Cancel</a>`)
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject(FREE)
    expect((await app.openCheckout(browser)).url).toBe(page.url)
  })

  it.each([
    ['declined', 'The card was declined. Please choose another card.'],
    ['no-funds', 'There is not enough money on this card. Please choose another card.'],
  ])('is not made with a card that is %s, and another card may be tried', async (card, sentence) => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const declined = await browser.submit(await app.openCheckout(browser), { card })
    expect(declined.status).toBe(402)
    expect(declined.text).toContain(`role="alert" id="refused">${sentence}`)
    expect(declined.text).toContain(`value="${card}" required checked`)
    expect(await database.db.$count(sandboxPayments)).toBe(0)
    expect((await browser.submit(declined, { card: 'pays' })).url).toContain('success=true')
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject(PRO)
  })

  it('is made once even if Pay is pressed five times at once', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const { url } = await app.openCheckout(browser)
    const form = new URLSearchParams({ card: 'pays' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post(url, form)))
    for (const { status, headers } of answers) {
      expect([status, headers.get('location')]).toEqual([303, `${app.url}/subscription?success=true`])
    }
    expect(await database.db.$count(sandboxSubscriptions)).toBe(1)
    expect(await database.db.$count(sandboxPayments)).toBe(1)
  })

  it('in one of two tabs is reported in the other one', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const [first, second] = [await app.openCheckout(browser), await app.openCheckout(browser)]
    await browser.submit(first, { card: 'pays' })
    expect((await browser.submit(second, { card: 'declined' })).status).toBe(410)
    const used = await browser.get(second.url)
    expect(used.status).toBe(410)
    expect(textOfPage(used)).toContain('Paid already')
    expect(used.text).toContain(`href="${app.url}/subscription?success=true"`)
    expect(await database.db.$count(sandboxPayments)).toBe(1)
  })

  it('is over after a day or when another page was opened, and explains it', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const plan = await app.openCheckout(browser)
    const pack = await app.openCheckout(browser, 'credits_20')
    app.pass(DAY_MS)
    for (const page of [plan, pack]) {
      for (const answer of [await browser.get(page.url), await browser.submit(page, { card: 'pays' })]) {
        expect(answer.status).toBe(410)
        expect(textOfPage(answer)).toContain('This checkout is over')
        expect(answer.text).toContain(`href="${app.url}/subscription?canceled=true"`)
      }
    }
    expect(await database.db.$count(sandboxPayments)).toBe(0)
  })

  it('begins with free days, once for each user', async () => {
    const app = await startSandboxApp(database, { config: { trialDays: 7 } })
    const browser = await app.signedIn()
    const page = await app.openCheckout(browser)
    const words = textOfPage(page)
    expect(words).toContain('7 days free. Then $19.99 per month from March 24, 2026, unless you cancel before.')
    expect(words).toContain('Due today $0.00')
    expect(words).toContain('Start free trial')
    await browser.submit(page, { card: 'pays' })
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject({ planId: 'pro', status: 'trialing', isInTrial: true })
    const portal = await app.openPortal(browser)
    expect(textOfPage(portal)).toContain('Free until March 24, 2026. Then $19.99 per month.')
    const paid = await press(browser, portal, 'End the trial now')
    expect(textOfPage(paid)).toContain('Renews on April 17, 2026 for $19.99.')
    await press(browser, paid, 'Cancel plan')
    app.pass(40 * DAY_MS)
    await reconcileAll(app)
    expect(await planOf(browser)).toMatchObject(FREE)
    expect(textOfPage(await app.openCheckout(browser))).not.toContain('free')
  })

  it('may fail to renew, keeps its plan meanwhile, and recovers', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser)
    const late = await press(browser, await app.openPortal(browser), 'Let the renewal fail')
    expect(textOfPage(late)).toContain(
      'The last payment failed. Pro stays while it is tried again, until March 31, 2026.',
    )
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject({ planId: 'pro', status: 'past_due' })
    const recovered = await press(browser, late, 'Pay with a card that works')
    expect(textOfPage(recovered)).toContain('Renews on May 17, 2026')
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject(PRO)
    expect(await database.db.select().from(sandboxCustomers)).toMatchObject([{ card: 'pays' }])
  })

  it('that nobody pays for ends, and its buyer is on the free plan', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser, 'pro', 'declines-later')
    const portal = await app.openPortal(browser)
    app.pass(32 * DAY_MS)
    const late = await browser.get(portal.url)
    expect(textOfPage(late)).toContain('Payment failed')
    const ended = await press(browser, late, 'Stop trying to collect')
    expect(textOfPage(ended)).toContain('Pro ended on April 18, 2026.')
    await reconcileAll(app)
    expect(await planOf(browser)).toMatchObject(FREE)
  })

  it('is cancelled to the end of its month, taken back, and cancelled again', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser)
    const cancelled = await press(browser, await app.openPortal(browser), 'Cancel plan')
    expect(textOfPage(cancelled)).toContain('Pro ends on April 17, 2026.')
    app.pass(MINUTE_MS)
    const endDate = '2026-04-17T12:00:00.000Z'
    expect(await planOf(browser)).toMatchObject({ ...PRO, endDate })
    const kept = await press(browser, cancelled, 'Keep plan')
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject(PRO)
    await press(browser, kept, 'Cancel plan')
    app.pass(MINUTE_MS)
    expect(await planOf(browser)).toMatchObject({ endDate })
    app.pass(31 * DAY_MS)
    expect(await planOf(browser)).toMatchObject(FREE)
    expect(textOfPage(await app.openPortal(browser))).toContain('Pro ended on April 17, 2026.')
  })

  it('is changed once by a button that is pressed in two tabs', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    await app.buy(browser)
    const portal = await app.openPortal(browser)
    await Promise.all([press(browser, portal, 'Renew now'), press(browser, portal, 'Cancel plan')])
    await press(browser, portal, 'Renew now')
    const [subscription] = await database.db.select().from(sandboxSubscriptions)
    expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(await database.db.$count(sandboxPayments)).toBeLessThanOrEqual(2)
  })

  it('of a pack gives its credits once, and a refund takes back what is left', async () => {
    const app = await startSandboxApp(database)
    const browser = await app.signedIn()
    const page = await app.openCheckout(browser, 'credits_20')
    expect(textOfPage(page)).toContain('Buy 20 credits $4.99 once')
    expect(page.text).not.toContain('declines-later')
    const back = await browser.submit(page, { card: 'pays' })
    const checkoutSessionId = new URL(back.url).searchParams.get('session_id')
    expect(checkoutSessionId).toMatch(/^cs_sandbox_/)
    expect((await browser.post('/api/credits/add', { checkoutSessionId })).body.adGeneration).toBe(30)
    await app.deliverEvents()
    expect((await browser.post('/api/credits/add', { checkoutSessionId })).body.adGeneration).toBe(30)
    const refunded = await press(browser, await app.openPortal(browser), 'Refund')
    expect(textOfPage(refunded)).toContain('$4.99 Refunded')
    await waitUntil(async () => (await creditsOf(browser)) === 10)
    const bought = await database.db.select().from(creditLedger).where(eq(creditLedger.kind, 'purchase'))
    expect(bought).toHaveLength(1)
  })

  async function reconcileAll({ services }: SandboxApp): Promise<void> {
    for (const { id } of await database.db.select().from(customers))
      await reconcileCustomerOnce(services, { customerId: id })
  }
})
