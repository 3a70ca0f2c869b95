import type { Services } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { findCheckoutByExternalId, findCheckoutByPayment } from '#server/money/purchases/checkout-store.ts'
import { findCustomerByExternalId, isKnown } from './customer-store.ts'
import { hasApplied, recordApplied } from './event-store.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Reads the subject of an event from the provider, once for each event. If it throws, the event counts as not received, so
 * that the provider sends it again. Anything that is not ours (another product of the same account) is ignored.
 */
export async function applyEvent(services: Services, event: PaymentEvent): Promise<void> {
  const { db, payments, now } = services
  const name = { provider: payments.id, id: event.id }
  if (await hasApplied(db, name)) return
  const { kind: subject, id } = event.subject
  try {
    await READ_AGAIN[subject](services, id)
    await recordApplied(db, { ...name, createdAt: now() })
  } catch (error) {
    emit('payment-event', { subject, outcome: 'failed' })
    throw error
  }
  emit('payment-event', { subject, outcome: 'applied' })
}

type ReadAgain = (services: Services, externalId: string) => Promise<unknown>

const READ_AGAIN: Record<PaymentEvent['subject']['kind'], ReadAgain> = {
  async customer(services, id) {
    const customer = await findCustomerByExternalId(services.db, services.payments.id, id)
    if (isKnown(customer)) await reconcileCustomer(services, customer)
  },
  async checkout(services, id) {
    const checkout = await findCheckoutByExternalId(services.db, services.payments.id, id)
    if (checkout) await settleCheckout(services, checkout)
  },
  async payment(services, id) {
    const checkout = await findCheckoutByPayment(services.db, services.payments.id, id)
    if (checkout) await reconcilePayment(services, checkout)
  },
}
