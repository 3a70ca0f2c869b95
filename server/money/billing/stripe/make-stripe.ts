import Stripe from 'stripe'
import type { StripeConfig } from '#server/stripe-config.ts'
import type { ProviderServices } from '#server/services.ts'
import type { NewCheckout, NewCustomer, PaymentProvider } from '../payment-provider.ts'
import {
  requireShape,
  disputesAnswer,
  itemsAnswer,
  linkAnswer,
  customerAnswer,
  paymentAnswer,
  sessionAnswer,
  subscriptionAnswer,
} from './answers.ts'
import { withPlainErrors, undefinedIfGone } from './failures.ts'
import { findPrice } from './prices.ts'
import { toCheckout, toSubscription } from './read.ts'
import { refundSubscription } from './refund.ts'
import { makeStripeWebhook } from './webhook.ts'

/** Milliseconds for one answer of Stripe, with two retries; the caller has a limit of its own. */
const TIMEOUT_MS = 6_000
const RETRIES = 2

/** Stripe refuses longer names. */
const NAME_MAX = 256

/** The API version that the SDK's types describe. A newer SDK needs a newer one, and its types enforce that. */
export const STRIPE_VERSION = '2026-10-28.endive'

/**
 * Makes the payment provider for Stripe: its hosted Checkout and Billing Portal, its official SDK, one pinned version
 * of its API.
 */
export function makeStripe(
  config: StripeConfig,
  { log, newId }: Pick<ProviderServices, 'log' | 'newId'>,
  timeoutMs = TIMEOUT_MS,
): PaymentProvider {
  const stripe = openSdk(config, timeoutMs)
  const plainly = withPlainErrors(log)
  /** New customers whose e-mail address is being sent to Stripe; the first page that they open waits for it. */
  const introductions = new Map<string, Promise<unknown>>()

  async function createCustomer({ reference, email, name }: NewCustomer): Promise<string> {
    // A repeated request with the same key must have the same contents; e-mail and name may have changed in the
    // meantime.
    const metadata = { placard_customer: reference }
    const made = await stripe.customers.create({ metadata }, { idempotencyKey: `customer-${reference}` })
    const { id } = requireShape(customerAnswer, made)
    const introduction = stripe.customers.update(id, { email, name: name.slice(0, NAME_MAX) }).catch(unlessRefused)
    introductions.set(id, introduction)
    void introduction.catch(() => {}).finally(() => introductions.delete(id))
    return id
  }

  async function listSubscriptions(customer: string) {
    const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    const [found, subscriptions] = await Promise.all([
      stripe.customers.retrieve(customer),
      all.autoPagingToArray({ limit: 1_000 }).catch(undefinedIfGone),
    ])
    if (requireShape(customerAnswer, found).deleted) return undefined
    return subscriptions?.map((one) => toSubscription(requireShape(subscriptionAnswer, one)))
  }

  async function deleteCustomer(customer: string): Promise<void> {
    const found = await stripe.customers.retrieve(customer).catch(undefinedIfGone)
    if (!found || found.deleted) return
    const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for await (const { id } of open) await expireCheckout(id)
    await stripe.customers.del(customer)
  }

  async function openCheckout(checkout: NewCheckout) {
    const price = findPrice(stripe, log, checkout.purchase)
    const [{ id: priceId }] = await Promise.all([price, introductions.get(checkout.customerId)])
    const options = { idempotencyKey: `checkout-${checkout.reference}` }
    const opened = await stripe.checkout.sessions.create(toSessionParams(checkout, priceId), options)
    const { id } = requireShape(sessionAnswer, opened)
    return { id, url: linkAnswer.parse(opened).url, priceId }
  }

  async function findCheckout(id: string) {
    const found = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }).catch(undefinedIfGone)
    return found && toCheckout(requireShape(itemsAnswer, found))
  }

  async function expireCheckout(id: string): Promise<boolean> {
    try {
      requireShape(sessionAnswer, await stripe.checkout.sessions.expire(id))
      return true
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      // Fine if it was paid or expired before, perhaps a moment ago; otherwise a failure like any other.
      const found = requireShape(sessionAnswer, await stripe.checkout.sessions.retrieve(id))
      if (found.status === 'open') throw error
      return false
    }
  }

  async function findPayment(id: string) {
    const found = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(undefinedIfGone)
    const charge = found && requireShape(paymentAnswer, found).latest_charge
    if (!charge || typeof charge === 'string') return undefined
    const disputes = requireShape(disputesAnswer, await stripe.disputes.list({ payment_intent: id, limit: 100 }))
    const disputed = disputes.data.some(({ status }) => !isHarmless(status))
    return { amountCents: charge.amount, refundedCents: charge.amount_refunded, disputed }
  }

  async function openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }): Promise<string> {
    const portal = { customer: customerId, return_url: returnUrl }
    return linkAnswer.parse(await stripe.billingPortal.sessions.create(portal, { idempotencyKey: `portal-${newId()}` }))
      .url
  }

  return {
    // Test mode charges nobody, so what was bought there becomes worthless once the live key is set.
    id: config.secretKey.includes('_test_') ? 'stripe-test' : 'stripe',
    createCustomer: plainly(createCustomer),
    listSubscriptions: plainly(listSubscriptions),
    refundAndCancel: plainly((id: string) => refundSubscription(stripe, id, newId)),
    deleteCustomer: plainly(deleteCustomer),
    openCheckout: plainly(openCheckout),
    findCheckout: plainly(findCheckout),
    expireCheckout: plainly(expireCheckout),
    findPayment: plainly(findPayment),
    openPortal: plainly(openPortal),
    ...(config.webhookSecret && { webhook: makeStripeWebhook(stripe, config.webhookSecret) }),
  }
}

/**
 * Opens the HTTP client. For a JSON body that is not an object, the SDK would end the process by an unhandled
 * rejection; it gets an empty object instead.
 */
function openHttp() {
  const http = Stripe.createNodeHttpClient()
  const makeRequest = http.makeRequest.bind(http)
  http.makeRequest = async (...request) => {
    const response = await makeRequest(...request)
    const toJSON = response.toJSON.bind(response)
    response.toJSON = async () => {
      const body: unknown = await toJSON()
      return typeof body === 'object' && body !== null ? body : {}
    }
    return response
  }
  return http
}

function openSdk({ secretKey, apiBase }: StripeConfig, timeout: number): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: openHttp(),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/**
 * Ignores an e-mail address that Stripe refuses: it must not keep anybody from paying, and Stripe's page asks for
 * another.
 */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'email')) throw error
}

function toSessionParams(
  { reference, customerId, purchase, trialDays, successUrl, cancelUrl }: NewCheckout,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: purchase === 'pro' ? 'subscription' : 'payment',
    customer: customerId,
    client_reference_id: reference,
    line_items: [{ price, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    // The price on our pages is the one that is charged, in its currency.
    adaptive_pricing: { enabled: false },
    ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
  }
}

/**
 * Returns true for a dispute without consequences: a bank's inquiry has taken nothing, nor has a dispute that was won
 * or prevented.
 */
function isHarmless(status: Stripe.Dispute.Status): boolean {
  return status === 'won' || status === 'prevented' || status.startsWith('warning_')
}
