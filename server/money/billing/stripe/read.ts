import type Stripe from 'stripe'
import type { ProviderCheckout, ProviderSubscription } from '../payment-provider.ts'

/** Converts Stripe's objects to our own types. */

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, created, trial_end } = subscription
  return {
    id,
    status,
    createdAt: toDate(created),
    endDate: endOf(subscription),
    trialEnd: trial_end ? toDate(trial_end) : null,
  }
}

/**
 * Returns the end of a subscription; the portal sets a date or the end of the period, depending on how it is billed.
 */
function endOf({ ended_at, cancel_at, cancel_at_period_end, items }: Stripe.Subscription): Date | null {
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? items.data[0]?.current_period_end : null)
  return end ? toDate(end) : null
}

export function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const { client_reference_id, customer, mode, status, payment_status, line_items, payment_intent } = session
  return {
    reference: client_reference_id,
    customerId: idOf(customer),
    mode: mode as ProviderCheckout['mode'],
    state: (status ?? 'expired') as ProviderCheckout['state'],
    paid: payment_status === 'paid',
    items: (line_items?.data ?? []).map(({ price, quantity }) => ({
      priceId: price?.id ?? '',
      quantity: quantity ?? 0,
    })),
    amountCents: session.amount_total,
    currency: session.currency,
    paymentId: idOf(payment_intent),
  }
}

/** Returns the id of another object, which Stripe gives by its id or, if expanded, as a whole. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}

/** Converts Stripe's timestamps, which are in seconds. */
function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
