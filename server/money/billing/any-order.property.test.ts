import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { type StripeApp, startStripeApp } from '#test/money/stripe-app.ts'
import { userCredits } from '#server/platform/db/schema.ts'
import { findCustomerByExternalId } from './customer-store.ts'
import { reconcileCustomerOnce } from './reconcile-nightly.ts'

/** A user who has bought a pack and then the plan, as Stripe knows them. */
interface Buyer {
  browser: TestClient
  userId: string
  packId: string
  payment: string
  subscriptionId: string
  customer: string
}

/** Things that may happen at Stripe afterwards; those that are not possible (any more) do nothing. */
const HAPPENINGS: Record<string, (app: StripeApp, buyer: Buyer) => void> = {
  refundPart: ({ stripe: { account } }, { payment }) => {
    if (account.chargeOf(payment).amount_refunded <= 300) account.refund(payment, 100)
  },
  refundAll: ({ stripe: { account } }, { payment }) => {
    if (account.chargeOf(payment).amount_refunded < CREDIT_PACK.priceCents) account.refund(payment)
  },
  dispute: ({ stripe: { account } }, { payment }) => void account.dispute(payment),
  winDisputes: ({ stripe: { account } }, { payment }) => {
    for (const one of account.disputes.values()) if (one.payment_intent === payment) account.closeDispute(one.id, 'won')
  },
  cancelAtPeriodEnd: ({ stripe: { account } }, { subscriptionId }) => account.cancelAtPeriodEnd(subscriptionId),
  failRenewal: ({ stripe: { account } }, { subscriptionId }) => {
    if (account.subscriptions.get(subscriptionId)!.status === 'active') account.failRenewal(subscriptionId)
  },
  end: ({ stripe: { account } }, { subscriptionId }) => void account.end(subscriptionId),
  subscribeAgain: (app, { customer }) => {
    app.pass(1_000)
    app.stripe.account.addSubscription(customer)
  },
}

const story = fc.record({
  happenings: fc.array(fc.constantFrom(...Object.keys(HAPPENINGS)), { maxLength: 6 }),
  /** Time and number of deliveries of each event; 0 means never. */
  deliveries: fc.array(fc.record({ when: fc.nat(100), often: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 40,
    maxLength: 40,
  }),
  atOnce: fc.integer({ min: 1, max: 4 }),
  claims: fc.boolean(),
})

describe('whatever happens at Stripe and however it is reported', () => {
  const database = useDatabase()

  it('credits and plan agree with Stripe', { tags: 'property' }, async () => {
    const app = await startStripeApp(database)
    let people = 0
    const property = fc.asyncProperty(story, async ({ happenings, deliveries, atOnce, claims }) => {
      const buyer = await givenBuyer(app, `buyer${++people}@example.com`)
      for (const name of happenings) HAPPENINGS[name]!(app, buyer)
      const events = app.stripe.account.events.splice(0)
      const delivered = events
        .flatMap((event, at) => {
          const { when, often } = deliveries[at % deliveries.length]!
          return Array.from({ length: often }, (_, time) => ({ event, when: when + 30 * time }))
        })
        .sort((a, b) => a.when - b.when)
      for (let at = 0; at < delivered.length; at += atOnce) {
        const batch = delivered.slice(at, at + atOnce).map(({ event }) => app.stripe.send(app, event))
        if (claims) await buyer.browser.post('/api/credits/add', { checkoutSessionId: buyer.packId })
        for (const status of await Promise.all(batch)) expect(status).toBe(200)
      }
      await night(app, buyer)
      await expectTruth(app, buyer)
    })
    await fc.assert(property, propertyRuns(12))
  })

  async function givenBuyer(app: StripeApp, email: string): Promise<Buyer> {
    const browser = await app.signedIn(email)
    const { id: userId } = (await browser.get('/api/auth/user')).body as { id: string }
    const packId = await app.buy(browser, 'credits_20')
    const planId = await app.buy(browser, 'pro')
    const { sessions } = app.stripe.account
    const { subscription, customer } = sessions.get(planId)!
    const payment = sessions.get(packId)!.payment_intent!
    return { browser, userId, packId, payment, subscriptionId: subscription!, customer }
  }

  /** Runs the nightly reconciliation, for events that were never delivered. */
  async function night(app: StripeApp, { customer }: Buyer): Promise<void> {
    const row = await findCustomerByExternalId(database.db, app.services.payments.id, customer)
    await reconcileCustomerOnce(app.services, { customerId: row!.id })
    app.stripe.account.events.splice(0)
  }

  async function expectTruth(app: StripeApp, { browser, userId, payment, customer }: Buyer): Promise<void> {
    const { account } = app.stripe
    const lost = [...account.disputes.values()].some((one) => one.payment_intent === payment && one.status !== 'won')
    const part = account.chargeOf(payment).amount_refunded / CREDIT_PACK.priceCents
    const kept = CREDIT_PACK.credits - (lost ? CREDIT_PACK.credits : Math.floor(CREDIT_PACK.credits * part))
    const isPack = and(eq(userCredits.userId, userId), eq(userCredits.creditType, 'pack'))
    expect((await database.db.select().from(userCredits).where(isPack))[0]?.amount).toBe(kept)
    const live = [...account.subscriptions.values()].filter(
      (one) => one.customer === customer && one.status !== 'canceled',
    )
    expect(live.length).toBeLessThan(2)
    const { planId, status } = (await browser.get('/api/subscription')).body as { planId: string; status: string }
    expect([planId, status]).toEqual(live[0] ? ['pro', live[0].status] : ['free', 'inactive'])
  }
})
