import Stripe from 'stripe'
import type { StripeConfig } from '../../stripe-config.ts'
import type { ProviderServices } from '../choose-provider.ts'
import type { NewCheckout, NewCustomer, PaymentProvider } from '../payment-provider.ts'
import { speakPlainly, undefinedIfGone } from './failures.ts'
import { findPrice } from './prices.ts'
import { toCheckout, toSubscription } from './read.ts'
import { refundSubscription } from './refund.ts'
import { makeStripeWebhook } from './webhook.ts'

/** One answer of Stripe's may take this long; with the retries a person waits at most three times as long. */
const TIMEOUT_MS = 6_000
const RETRIES = 2

/** Stripe refuses longer names. */
const NAME_MAX = 256

/** The version that the types of the SDK describe. A newer SDK wants a newer one, and its types say so. */
export const STRIPE_VERSION = '2026-10-28.endive'

/** Payments by Stripe: its hosted Checkout and Billing Portal, its official SDK, one pinned version of its API. */
export function makeStripe(
  config: StripeConfig,
  { log, newId }: Pick<ProviderServices, 'log' | 'newId'>,
  timeoutMs = TIMEOUT_MS,
): PaymentProvider {
  const stripe = openSdk(config, timeoutMs)
  const plainly = speakPlainly(log)

  async function createCustomer({ reference, email, name }: NewCustomer): Promise<string> {
    // Whoever comes again under the same key must ask for the same thing; e-mail and name may have changed meanwhile.
    const metadata = { placard_customer: reference }
    const { id } = await stripe.customers.create({ metadata }, { idempotencyKey: `customer-${reference}` })
    await stripe.customers.update(id, { email, name: name.slice(0, NAME_MAX) }).catch(unlessRefused)
    return id
  }

  async function listSubscriptions(customer: string) {
    const found = await stripe.customers.retrieve(customer)
    if (found.deleted) return undefined
    const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    return (await all.autoPagingToArray({ limit: 1_000 })).map(toSubscription)
  }

  async function deleteCustomer(customer: string): Promise<void> {
    const found = await stripe.customers.retrieve(customer).catch(undefinedIfGone)
    if (!found || found.deleted) return
    const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for await (const { id } of open) await expireCheckout(id)
    await stripe.customers.del(customer)
  }

  async function openCheckout(checkout: NewCheckout) {
    const { id: priceId } = await findPrice(stripe, log, checkout.purchase)
    const options = { idempotencyKey: `checkout-${checkout.reference}` }
    const { id, url } = await stripe.checkout.sessions.create(toSessionParams(checkout, priceId), options)
    if (!url) throw new Error('Stripe opened a checkout without an address')
    return { id, url, priceId }
  }

  async function findCheckout(id: string) {
    const found = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }).catch(undefinedIfGone)
    return found && toCheckout(found)
  }

  async function expireCheckout(id: string): Promise<void> {
    const found = await stripe.checkout.sessions.retrieve(id)
    if (found.status !== 'open') return
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      // Paid or expired between the two calls, which only the person could have done; else it is a failure like any.
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error
    }
  }

  async function findPayment(id: string) {
    const found = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(undefinedIfGone)
    const charge = found?.latest_charge
    if (!charge || typeof charge === 'string') return undefined
    const disputes = await stripe.disputes.list({ payment_intent: id, limit: 100 })
    const disputed = disputes.data.some(({ status }) => !isHarmless(status))
    return { amountCents: charge.amount, refundedCents: charge.amount_refunded, disputed }
  }

  async function openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }): Promise<string> {
    const portal = { customer: customerId, return_url: returnUrl }
    return (await stripe.billingPortal.sessions.create(portal, { idempotencyKey: `portal-${newId()}` })).url
  }

  return {
    // What happens in test mode costs nobody anything, so it is worth nothing once the live key is set.
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

function openSdk({ secretKey, apiBase }: StripeConfig, timeout: number): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/** An address that Stripe does not take for one keeps nobody from paying: its page asks for another. */
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
    // The price on our pages is the one that is paid, in its currency.
    adaptive_pricing: { enabled: false },
    ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
  }
}

/** A bank that only asks has taken nothing, nor has one whose dispute was won or turned away. */
function isHarmless(status: Stripe.Dispute.Status): boolean {
  return status === 'won' || status === 'prevented' || status.startsWith('warning_')
}
