import type { FastifyInstance } from 'fastify'
import type { Purchase } from '#contract/money/subscription.ts'

/**
 * Interface of the payment provider: Stripe, or the sandbox if no key is set. It is chosen once at the start
 * (choose-provider.ts) and available as `services.payments`. It only executes and reports; this folder decides what
 * follows from its answers, in the same way for every provider. Money is in whole cents with a lower-case currency.
 *
 * Every method throws AppError UNAVAILABLE while the provider does not answer.
 */
export interface PaymentProvider {
  /** Stored with customers, checkouts and subscriptions, because the ids of one provider mean nothing to another. */
  readonly id: string

  /** Resolves to the customer's id. A repeated call with the same reference makes no second customer. */
  createCustomer(customer: NewCustomer): Promise<string>
  /** Resolves to all subscriptions in any state; undefined if the provider no longer has the customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[] | undefined>
  /** Ends one subscription at once and refunds its last payment. A repeated call does nothing. */
  refundAndCancel(subscriptionId: string): Promise<void>
  /**
   * Deletes the customer; ends its subscriptions and open checkouts too. Does nothing if there is no such customer (any
   * more).
   */
  deleteCustomer(customerId: string): Promise<void>

  /** Opens a page on which the customer pays. A repeated call with the same reference opens no second one. */
  openCheckout(checkout: NewCheckout): Promise<OpenedCheckout>
  /** Resolves to undefined if the provider never had the checkout. */
  findCheckout(checkoutId: string): Promise<ProviderCheckout | undefined>
  /**
   * Closes a page, so that nobody can pay there any more. Resolves to false if it was over already, perhaps because it
   * was paid.
   */
  expireCheckout(checkoutId: string): Promise<boolean>
  /** Resolves to undefined if the provider never had the payment. */
  findPayment(paymentId: string): Promise<ProviderPayment | undefined>

  /** Resolves to the address of the page on which the customer manages cards, invoices and the subscription. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>

  /** Set if the provider reports changes by webhook: see readEvent. Other providers call applyEvent themselves. */
  readonly webhook?: PaymentWebhook
  /** Registers the provider's own pages, under the sessions, limits and refusal of cross-site changes of the site. */
  registerRoutes?(site: FastifyInstance, payments: PaymentProvider): void | Promise<void>
}

export interface NewCustomer {
  /** Our own reference, unique to this customer. */
  reference: string
  email: string
  name: string
}

export interface ProviderSubscription {
  id: string
  /** Stripe's status: trialing, active, past_due, canceled, incomplete, incomplete_expired, unpaid, paused. */
  status: string
  createdAt: Date
  /** Final end of the plan, as far as it is known: null while it renews automatically. */
  endDate: Date | null
  /** End of its free days; null if it had none. */
  trialEnd: Date | null
}

export interface NewCheckout {
  /** Our own reference, unique to this checkout. */
  reference: string
  customerId: string
  purchase: Purchase
  /** Free days of a plan before the first payment; 0 for none. */
  trialDays: number
  /** May contain {CHECKOUT_SESSION_ID}, which the provider replaces by the checkout's id. */
  successUrl: string
  cancelUrl: string
}

export interface OpenedCheckout {
  id: string
  /** Address to which the browser is redirected. */
  url: string
  /** The one price that is sold there, in quantity one. */
  priceId: string
}

export interface ProviderCheckout {
  /** Reference that was given to openCheckout; null for a checkout that somebody else opened. */
  reference: string | null
  customerId: string | null
  mode: 'subscription' | 'payment' | 'setup'
  /** `complete` means that the user is done, not that the money has arrived: see `paid`. */
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  items: { priceId: string; quantity: number }[]
  amountCents: number | null
  currency: string | null
  /** Set for a completed checkout in payment mode: the argument of findPayment. */
  paymentId: string | null
}

export interface ProviderPayment {
  amountCents: number
  refundedCents: number
  /** Is true if the customer asked their bank for the money back and has not lost that dispute. */
  disputed: boolean
}

export interface PaymentWebhook {
  /**
   * Checks the signature of a request to our webhook and returns what it is about. Returns undefined for an irrelevant
   * event. Throws AppError VALIDATION_FAILED if the signature is invalid.
   */
  readEvent(rawBody: Buffer, signature: string | undefined, now: Date): PaymentEvent | undefined
}

/** Names only what has changed, never how: the current state is read from the provider. */
export interface PaymentEvent {
  id: string
  subject: { kind: 'customer' | 'checkout' | 'payment'; id: string }
}
