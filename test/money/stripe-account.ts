import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { PLANS } from '#contract/money/plans.ts'
import { StripeFailure } from './stripe-params.ts'

/**
 * An account at the fake Stripe: its objects, in Stripe's shapes as far as they are needed, and the actions of people
 * and banks.
 */

interface Named {
  id: string
  object: string
  created: number
}

export interface Customer extends Named {
  email?: string
  name?: string
  metadata: Record<string, string>
  deleted?: true
}

export interface StripePrice extends Named {
  active: boolean
  lookup_key: string | null
  unit_amount: number
  currency: string
  recurring: { interval: string; interval_count: number } | null
}

export interface StripeSession extends Named {
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  customer: string
  client_reference_id: string | null
  url: string | null
  success_url: string
  cancel_url: string
  amount_total: number
  currency: string
  payment_intent: string | null
  subscription: string | null
  line_items: List<{ price: StripePrice; quantity: number }>
  trialDays: number
}

export interface StripeSubscription extends Named {
  customer: string
  status: string
  trial_start: number | null
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  latest_invoice: string
  items: List<{ current_period_end: number }>
}

interface Invoice extends Named {
  customer: string
  status: 'paid' | 'open'
  amount_paid: number
  payments: List<{ status: string; payment: { type: 'payment_intent'; payment_intent: string } }>
}

interface PaymentIntent extends Named {
  customer: string
  amount: number
  currency: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  latest_charge: string | null
}

interface Charge extends Named {
  amount: number
  amount_refunded: number
  payment_intent: string
}

interface Dispute extends Named {
  status: string
  payment_intent: string
}

export interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
}

export interface StripeEvent extends Named {
  type: string
  api_version: string
  livemode: false
  data: { object: object }
}

const DAY_SECONDS = 24 * 60 * 60

export class StripeAccount {
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, StripePrice>()
  readonly sessions = new Map<string, StripeSession>()
  readonly subscriptions = new Map<string, StripeSubscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly payments = new Map<string, PaymentIntent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Named & { payment_intent: string; amount: number }>()
  readonly disputes = new Map<string, Dispute>()
  /** Events that are not yet delivered. */
  readonly events: StripeEvent[] = []
  now: () => Date
  #count = 0

  constructor(now: () => Date) {
    this.now = now
    const monthly = { interval: 'month', interval_count: 1 }
    this.addPrice({ lookup_key: PLANS.pro.key, unit_amount: PLANS.pro.priceCents, recurring: monthly })
    this.addPrice({ lookup_key: CREDIT_PACK.id, unit_amount: CREDIT_PACK.priceCents, recurring: null })
  }

  addPrice(values: Pick<StripePrice, 'lookup_key' | 'unit_amount' | 'recurring'> & Partial<StripePrice>): StripePrice {
    return this.#keep(this.prices, { ...this.name('price'), active: true, currency: 'usd', ...values })
  }

  /** Pays with a card, or in a way that takes days; returns where the browser goes then. */
  pay(id: string, { slowly = false } = {}): string {
    const session = getStripeObject(this.sessions, id)
    if (session.status !== 'open') throw new Error(`Nobody can pay at ${id}, which is ${session.status}`)
    Object.assign(session, { status: 'complete', url: null })
    if (session.mode === 'payment') this.#payOnce(session, slowly)
    else this.#subscribe(session)
    this.tell('checkout.session.completed', session)
    return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)
  }

  /** Has the bank decline the payment: the page stays open, and no event is sent. */
  decline(id: string): string {
    return getStripeObject(this.sessions, id).url!
  }

  /** Ends the slow payment of a completed checkout, either way. */
  finishPayment(id: string, outcome: 'succeeded' | 'failed'): void {
    const session = getStripeObject(this.sessions, id)
    const payment = getStripeObject(this.payments, session.payment_intent!)
    if (outcome === 'succeeded') {
      this.#charge(payment)
      session.payment_status = 'paid'
    } else payment.status = 'requires_payment_method'
    this.tell(`checkout.session.async_payment_${outcome}`, session)
  }

  /** Adds a subscription that no checkout of ours made: for example a second page that was paid at the same moment. */
  addSubscription(customer: string, { trialDays = 0 } = {}): StripeSubscription {
    const start = this.seconds()
    const trial = trialDays > 0 ? start + trialDays * DAY_SECONDS : null
    const subscription = this.#keep(this.subscriptions, {
      ...this.name('subscription', 'sub'),
      customer,
      status: trial ? 'trialing' : 'active',
      trial_start: trial && start,
      trial_end: trial,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      latest_invoice: this.#bill(customer, trial ? 0 : PLANS.pro.priceCents).id,
      items: stripeListOf([{ current_period_end: trial ?? start + 30 * DAY_SECONDS }]),
    })
    this.tell('customer.subscription.created', subscription)
    return subscription
  }

  /** Makes a change by the portal, by time or by the bank. */
  change(id: string, values: Partial<StripeSubscription>, type = 'customer.subscription.updated'): void {
    this.tell(type, Object.assign(getStripeObject(this.subscriptions, id), values))
  }

  cancelAtPeriodEnd(id: string): void {
    const { items } = getStripeObject(this.subscriptions, id)
    this.change(id, { cancel_at_period_end: true, cancel_at: items.data[0]!.current_period_end })
  }

  end(id: string): StripeSubscription {
    const over = { status: 'canceled', ended_at: this.seconds() }
    this.change(id, over, 'customer.subscription.deleted')
    return getStripeObject(this.subscriptions, id)
  }

  failRenewal(id: string): void {
    const subscription = getStripeObject(this.subscriptions, id)
    const invoice = this.#bill(subscription.customer, 0)
    invoice.status = 'open'
    this.change(id, { status: 'past_due', latest_invoice: invoice.id })
    this.tell('invoice.payment_failed', invoice)
  }

  refund(paymentIntent: string, amount?: number) {
    const charge = this.chargeOf(paymentIntent)
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      throw new StripeFailure(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' })
    charge.amount_refunded += amount ?? left
    const refund = { ...this.name('refund', 're'), payment_intent: paymentIntent, amount: amount ?? left }
    this.tell('charge.refunded', charge)
    return this.#keep(this.refunds, refund)
  }

  dispute(paymentIntent: string, status = 'needs_response'): Dispute {
    const dispute = { ...this.name('dispute', 'dp'), status, payment_intent: paymentIntent }
    this.tell('charge.dispute.created', dispute)
    return this.#keep(this.disputes, dispute)
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    this.tell('charge.dispute.closed', Object.assign(getStripeObject(this.disputes, id), { status }))
  }

  deleteCustomer(id: string): { id: string; object: string; deleted: true } {
    for (const subscription of this.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled') this.end(subscription.id)
    this.customers.set(id, { id, object: 'customer', created: 0, metadata: {}, deleted: true })
    this.tell('customer.deleted', { id, object: 'customer' })
    return { id, object: 'customer', deleted: true }
  }

  chargeOf(paymentIntent: string): Charge {
    return getStripeObject(this.charges, getStripeObject(this.payments, paymentIntent).latest_charge ?? '')
  }

  tell(type: string, object: object): void {
    const data = { object: structuredClone(object) }
    this.events.push({ ...this.name('event', 'evt'), type, api_version: '2019-12-03', livemode: false, data })
  }

  name(object: string, prefix = object): Named {
    return { id: `${prefix}_${++this.#count}`, object, created: this.seconds() }
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000)
  }

  #payOnce(session: StripeSession, slowly: boolean): void {
    const { customer, amount_total: amount, currency } = session
    const intent = { ...this.name('payment_intent', 'pi'), customer, amount, currency, latest_charge: null }
    const payment = this.#keep(this.payments, {
      ...intent,
      status: 'processing' as PaymentIntent['status'],
    } as PaymentIntent)
    session.payment_intent = payment.id
    if (slowly) return
    this.#charge(payment)
    session.payment_status = 'paid'
  }

  #subscribe(session: StripeSession): void {
    const { id, trial_end } = this.addSubscription(session.customer, { trialDays: session.trialDays })
    session.subscription = id
    session.payment_status = trial_end ? 'no_payment_required' : 'paid'
  }

  #bill(customer: string, amount: number): Invoice {
    const invoice: Invoice = {
      ...this.name('invoice', 'in'),
      customer,
      status: 'paid',
      amount_paid: amount,
      payments: stripeListOf([]),
    }
    if (amount > 0) {
      const intent = { ...this.name('payment_intent', 'pi'), customer, amount, currency: 'usd', latest_charge: null }
      const payment = this.#keep(this.payments, { ...intent, status: 'processing' } as PaymentIntent)
      this.#charge(payment)
      invoice.payments.data.push({ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment.id } })
    }
    this.tell('invoice.paid', invoice)
    return this.#keep(this.invoices, invoice)
  }

  #charge(payment: PaymentIntent): void {
    const { id: payment_intent, amount } = payment
    const charge = this.#keep(this.charges, {
      ...this.name('charge', 'ch'),
      amount,
      amount_refunded: 0,
      payment_intent,
    })
    Object.assign(payment, { status: 'succeeded', latest_charge: charge.id })
    this.tell('charge.succeeded', charge)
  }

  #keep<Item extends Named>(items: Map<string, Item>, item: Item): Item {
    items.set(item.id, item)
    return item
  }
}

export function stripeListOf<Item>(data: Item[]): List<Item> {
  return { object: 'list', data, has_more: false }
}

/** Returns an object; throws as Stripe does if there is no such object. */
export function getStripeObject<Item>(items: Map<string, Item>, id: string): Item {
  const item = items.get(id)
  if (item) return item
  throw new StripeFailure(404, { code: 'resource_missing', param: 'id', message: `No such object: '${id}'` })
}
