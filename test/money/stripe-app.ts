import type { Purchase } from '#contract/money/subscription.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import type { TestClient, TestResponse } from '../client.ts'
import type { TestDatabase } from '../platform/database.ts'
import { TEST_TIME } from '../services.ts'
import { startStripe, type StripeServer } from './stripe-server.ts'

export interface StripeApp extends TestApp {
  stripe: StripeServer
  /** Asks for a payment page as the subscription screen does. */
  checkout(browser: TestClient, planId?: Purchase): Promise<TestResponse>
  /** Asks for a payment page and pays there; returns the id of the checkout. */
  buy(browser: TestClient, planId?: Purchase): Promise<string>
  /** Moves the clocks of app and Stripe on. */
  pass(milliseconds: number): void
}

/** Starts the whole server with Stripe for its payments; their clocks run together. */
export async function startStripeApp(database: TestDatabase, options: TestAppOptions = {}): Promise<StripeApp> {
  let time = TEST_TIME
  const stripe = await startStripe(() => time)
  const config = { stripe: stripe.config, ...options.config }
  const app = await startTestApp(database, { ...options, config })
  const checkout = (browser: TestClient, planId: Purchase = 'pro') => {
    const page = `${app.url}/subscription`
    const body = { planId, successUrl: `${page}?success=true`, cancelUrl: `${page}?canceled=true` }
    return browser.post('/api/subscription/checkout', body)
  }
  return {
    ...app,
    stripe,
    checkout,
    async buy(browser, planId) {
      const { status, body } = await checkout(browser, planId)
      if (status !== 200) throw new Error(`No payment page: ${status} ${JSON.stringify(body)}`)
      const id = checkoutIdOf(body.url as string)
      stripe.account.pay(id)
      return id
    },
    pass(milliseconds) {
      time = new Date(time.getTime() + milliseconds)
      app.services.setTime(time)
    },
  }
}

/** Returns the last part of the address of a payment page. */
export function checkoutIdOf(url: string): string {
  return url.split('/').at(-1)!
}
