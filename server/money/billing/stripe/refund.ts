import Stripe from 'stripe'
import { undefinedIfGone } from './failures.ts'
import { idOf } from './read.ts'

/**
 * Refunds the last payment of a subscription, then ends it at once: in this order, so that a killed process leaves a
 * live subscription, which is found again and finished.
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
  // Another request may have ended it in the meantime, and then Stripe has no such subscription to end.
  await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }).catch(undefinedIfGone)
}

/** Refunds a payment. The whole of it can be refunded only once, so the key may differ at another attempt. */
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
