import Stripe from 'stripe'
import { undefinedIfGone } from './failures.ts'
import { idOf } from './read.ts'

/**
 * Pays back what was last paid for a subscription, then ends it at once: in this order, so that what a killed process leaves
 * half done is still live, is found again and is finished.
 */
export async function refundSubscription(stripe: Stripe, id: string, newId: () => string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
  const { latest_invoice: invoice } = subscription
  const payments = invoice && typeof invoice !== 'string' ? (invoice.payments?.data ?? []) : []
  for (const { payment, status } of payments) {
    const paymentIntent = idOf(payment.payment_intent)
    if (status === 'paid' && paymentIntent) await refundOnce(stripe, paymentIntent, newId())
  }
  if (isOver(subscription)) return
  // Another request may have ended it meanwhile, and Stripe has no such subscription to end any more.
  await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }).catch(undefinedIfGone)
}

/** The whole of a payment can be paid back once only, so the key need not be the same at another attempt. */
async function refundOnce(stripe: Stripe, paymentIntent: string, key: string): Promise<void> {
  const refund = { payment_intent: paymentIntent, reason: 'duplicate' as const }
  try {
    await stripe.refunds.create(refund, { idempotencyKey: `refund-${key}` })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
  }
}

function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
