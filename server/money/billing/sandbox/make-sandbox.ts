import type { ProviderServices } from '#server/services.ts'
import type { NewCheckout, NewCustomer, PaymentProvider, ProviderCheckout } from '../payment-provider.ts'
import { refundAndCancel } from './change-subscription.ts'
import { checkoutPath, portalPath } from './paths.ts'
import { checkoutState } from './pay-checkout.ts'
import { PRICES } from './prices.ts'
import { sandboxRoutes } from './routes.ts'
import { SANDBOX } from './sandbox-id.ts'
import { newSandboxId, settleCustomer } from './settle-customer.ts'
import * as store from './store.ts'
import { endDateOf } from './subscription-life.ts'

/** Milliseconds for which the sandbox, like Stripe, keeps a checkout open. */
const CHECKOUT_OPEN_MS = 24 * 60 * 60 * 1000

/** Makes a substitute for a payment provider if no key is set, with pages on which nothing costs anything. */
export function makeSandbox(services: ProviderServices): PaymentProvider {
  const { db, now, config } = services
  return {
    id: SANDBOX,

    async createCustomer(customer: NewCustomer) {
      const id = newSandboxId('cus', services)
      return (await store.makeCustomer(db, { ...customer, id, card: null, createdAt: now() })).id
    },

    async listSubscriptions(customerId) {
      const settled = await db.transaction((tx) => settleCustomer(tx, services, customerId))
      return settled?.subscriptions.map(presentSubscription)
    },

    async refundAndCancel(subscriptionId) {
      const subscription = await store.findSubscription(db, subscriptionId)
      if (subscription) await refundAndCancel(services, { customerId: subscription.customerId, subscriptionId })
    },

    deleteCustomer: (customerId) => store.deleteSandboxCustomer(db, customerId),

    async openCheckout(checkout: NewCheckout) {
      const id = newSandboxId('cs', services)
      const expiresAt = new Date(now().getTime() + CHECKOUT_OPEN_MS)
      const opened = { id, state: 'open', paymentId: null, createdAt: now(), expiresAt } as const
      const row = await store.makeCheckout(db, { ...checkout, ...opened })
      return { id: row.id, url: config.publicUrl + checkoutPath(row.id), priceId: PRICES[row.purchase].id }
    },

    async findCheckout(checkoutId) {
      const checkout = await store.findCheckout(db, checkoutId)
      return checkout && presentCheckout(checkout, now())
    },

    expireCheckout: (checkoutId) => store.expireOpenCheckout(db, checkoutId),

    async findPayment(paymentId) {
      const payment = await store.findPayment(db, paymentId)
      return payment && { ...pickMoney(payment), disputed: payment.disputed }
    },

    openPortal: async ({ customerId, returnUrl }) => config.publicUrl + portalPath(customerId, returnUrl),

    registerRoutes: (site, payments) => sandboxRoutes(site, { ...services, payments }),
  }
}

function presentSubscription(row: store.SandboxSubscriptionRow) {
  const { id, status, createdAt, trialEnd } = row
  return { id, status, createdAt, trialEnd, endDate: endDateOf(row) }
}

/** Presents a checkout. One that begins with free days asks for no payment, so it counts as paid. */
function presentCheckout(row: store.SandboxCheckoutRow, now: Date): ProviderCheckout {
  const { reference, customerId, paymentId } = row
  const { id: priceId, mode, amountCents, currency } = PRICES[row.purchase]
  const state = checkoutState(row, now)
  return {
    reference,
    customerId,
    mode,
    state,
    paymentId,
    currency,
    paid: state === 'complete',
    items: [{ priceId, quantity: 1 }],
    amountCents: row.trialDays > 0 ? 0 : amountCents,
  }
}

function pickMoney({ amountCents, refundedCents }: store.SandboxPaymentRow) {
  return { amountCents, refundedCents }
}
