import type { FastifyInstance } from 'fastify'
import type { Purchase } from '#contract/subscription.ts'

/**
 * What the app needs of whoever takes the money: Stripe, or the sandbox where no key is set. It is chosen once at start
 * (choose-provider.ts) and stands in `services.payments`. It only carries out and tells; what follows from its answers
 * is decided in this folder, the same for every provider. Money is whole cents with a currency in lower case.
 *
 * Every method throws AppError UNAVAILABLE while the provider does not answer.
 */
export interface PaymentProvider {
  /** Stored with customers, checkouts and subscriptions: what one provider knows is worth nothing to another. */
  readonly id: string

  /** Gives back the customer's id. Called again with the same reference it makes no second customer. */
  createCustomer(customer: NewCustomer): Promise<string>
  /** All of them, whatever their state; undefined where the provider no longer has the customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[] | undefined>
  /** Ends one subscription at once and pays back what was last paid for it. A second time it does nothing. */
  refundAndCancel(subscriptionId: string): Promise<void>
  /** Ends subscriptions and open checkouts too. Where there is no such customer (any more) it does nothing. */
  deleteCustomer(customerId: string): Promise<void>

  /** Opens a page on which the customer pays. Called again with the same reference it opens no second one. */
  openCheckout(checkout: NewCheckout): Promise<OpenedCheckout>
  /** Undefined where the provider never had it. */
  findCheckout(checkoutId: string): Promise<ProviderCheckout | undefined>
  /** Nobody can pay there any more. False where it was over already, perhaps because it was paid. */
  expireCheckout(checkoutId: string): Promise<boolean>
  /** Undefined where the provider never had it. */
  findPayment(paymentId: string): Promise<ProviderPayment | undefined>

  /** The address of the page on which the customer manages cards, invoices and the subscription. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>

  /** Where the provider tells of changes by webhook: see readEvent. Others call applyEvent themselves. */
  readonly webhook?: PaymentWebhook
  /** Pages of the provider's own, registered where sessions, limits and the refusal of cross-site changes apply. */
  registerRoutes?(site: FastifyInstance, payments: PaymentProvider): void | Promise<void>
}

export interface NewCustomer {
  /** Ours, and unique to this customer. */
  reference: string
  email: string
  name: string
}

export interface ProviderSubscription {
  id: string
  /** In Stripe's words: trialing, active, past_due, canceled, incomplete, incomplete_expired, unpaid, paused. */
  status: string
  createdAt: Date
  /** When the plan ends for good, as far as that is known: null while it renews by itself. */
  endDate: Date | null
  /** When its free days end or ended; null where it had none. */
  trialEnd: Date | null
}

export interface NewCheckout {
  /** Ours, and unique to this checkout. */
  reference: string
  customerId: string
  purchase: Purchase
  /** For the plan only: free days before the first payment; 0 for none. */
  trialDays: number
  /** May hold {CHECKOUT_SESSION_ID}, which the provider replaces by the checkout's id. */
  successUrl: string
  cancelUrl: string
}

export interface OpenedCheckout {
  id: string
  /** Where the browser goes. */
  url: string
  /** The one price that is sold there, in quantity one. */
  priceId: string
}

export interface ProviderCheckout {
  /** As it was given to openCheckout; null for a checkout that somebody else opened. */
  reference: string | null
  customerId: string | null
  mode: 'subscription' | 'payment' | 'setup'
  /** `complete` says that the person is done, not that the money has come: see `paid`. */
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  items: { priceId: string; quantity: number }[]
  amountCents: number | null
  currency: string | null
  /** Of a completed checkout in payment mode: what findPayment takes. */
  paymentId: string | null
}

export interface ProviderPayment {
  amountCents: number
  refundedCents: number
  /** Somebody asked their bank for the money back, and has not lost that dispute. */
  disputed: boolean
}

export interface PaymentWebhook {
  /**
   * Checks the signature of a request to our webhook and tells what it is about. Undefined for an event that means
   * nothing to us. Throws AppError VALIDATION_FAILED where the signature does not hold.
   */
  readEvent(rawBody: Buffer, signature: string | undefined, now: Date): PaymentEvent | undefined
}

/** Says only what has changed, never how: the truth is read from the provider. */
export interface PaymentEvent {
  id: string
  subject: { kind: 'customer' | 'checkout' | 'payment'; id: string }
}
