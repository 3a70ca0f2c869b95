import type { Services } from '#server/services.ts'
import { sendEvent } from './send-event.ts'
import { saveOutcome, settleCustomer } from './settle-customer.ts'
import { findPayment, listPayments, updateCustomer, updatePayment } from './store.ts'
import { change, type ChangeName, end } from './subscription-life.ts'

type ChangeServices = Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>

/** Does nothing if the subscription is not this customer's, or if the change is not possible in its state. */
export async function changeSubscription(
  services: ChangeServices,
  { customerId, subscriptionId, name }: { customerId: string; subscriptionId: string; name: ChangeName },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const settled = await settleCustomer(tx, services, customerId)
    const subscription = settled?.subscriptions.find(({ id }) => id === subscriptionId)
    if (!settled || !subscription) return
    const outcome = change(subscription, name, settled.customer.card ?? 'pays', services.now())
    if (!outcome) return
    await saveOutcome(tx, services, subscription, outcome)
    // The payment is made with another card, which is charged from now on.
    if (name === 'recover') await updateCustomer(tx, customerId, 'pays')
    await sendEvent(tx, services, { kind: 'customer', id: customerId })
  })
}

/** Ends a subscription now and refunds its last payment; a repeated call does nothing. */
export async function refundAndCancel(
  services: ChangeServices,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const settled = await settleCustomer(tx, services, customerId)
    const subscription = settled?.subscriptions.find(({ id }) => id === subscriptionId)
    if (!subscription || subscription.status === 'canceled') return
    await saveOutcome(tx, services, subscription, { life: end(subscription, services.now()), charges: [] })
    const payments = await listPayments(tx, customerId)
    const last = payments.find((payment) => payment.subscriptionId === subscriptionId && payment.state === 'paid')
    if (last) await updatePayment(tx, last.id, { refundedCents: last.amountCents })
    await sendEvent(tx, services, { kind: 'customer', id: customerId })
  })
}

export const PAYMENT_CHANGES = ['refund', 'dispute', 'withdraw-dispute'] as const

export type PaymentChangeName = (typeof PAYMENT_CHANGES)[number]

/** Changes a paid payment for a pack of credits. Does nothing if that has happened already. */
export async function changePayment(
  services: ChangeServices,
  { customerId, paymentId, name }: { customerId: string; paymentId: string; name: PaymentChangeName },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await settleCustomer(tx, services, customerId)
    const payment = await findPayment(tx, paymentId)
    if (payment?.customerId !== customerId || payment.state !== 'paid') return
    if (name === 'refund') await updatePayment(tx, paymentId, { refundedCents: payment.amountCents })
    else await updatePayment(tx, paymentId, { disputed: name === 'dispute' })
    await sendEvent(tx, services, { kind: 'payment', id: paymentId })
  })
}
