import {
  type Customer,
  getStripeObject,
  stripeListOf,
  type StripeSession,
  type StripeAccount,
  type StripeSubscription,
} from './stripe-account.ts'
import { type Kind, type Params, type ParamShape, StripeFailure, type ParamValue } from './stripe-params.ts'

/** The calls of Stripe's API that the app makes, each with all the parameters that it may have here. */
export interface Endpoint {
  method: string
  /** `:id` stands for one part. */
  path: string
  shape: ParamShape
  answer: (account: StripeAccount, params: Params, id: string) => object
}

const TEXTS: Kind = { each: 'text' }
const PAGE: ParamShape = { limit: 'integer', starting_after: 'text' }
const SESSION: ParamShape = {
  'mode!': ['payment', 'subscription', 'setup'],
  'customer!': 'text',
  client_reference_id: 'text',
  'line_items!': { each: { 'price!': 'text', 'quantity!': 'integer' } },
  'success_url!': 'text',
  'cancel_url!': 'text',
  adaptive_pricing: { enabled: 'boolean' },
  subscription_data: { trial_period_days: 'integer' },
}

export const ENDPOINTS: Endpoint[] = [
  { method: 'POST', path: '/v1/customers', shape: { metadata: 'metadata' }, answer: createCustomer },
  { method: 'POST', path: '/v1/customers/:id', shape: { email: 'text', name: 'text' }, answer: updateCustomer },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    shape: {},
    answer: ({ customers }, _, id) => getStripeObject(customers, id),
  },
  { method: 'DELETE', path: '/v1/customers/:id', shape: {}, answer: removeCustomer },
  {
    method: 'GET',
    path: '/v1/prices',
    shape: { 'lookup_keys!': TEXTS, active: 'boolean', ...PAGE },
    answer: ({ prices }, { lookup_keys }) =>
      stripeListOf([...prices.values()].filter((one) => one.active && names(lookup_keys, one.lookup_key))),
  },
  { method: 'POST', path: '/v1/checkout/sessions', shape: SESSION, answer: createSession },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    shape: { 'customer!': 'text', status: ['open', 'complete', 'expired'], ...PAGE },
    answer: ({ sessions }, { customer, status }) =>
      stripeListOf(
        [...sessions.values()].filter((one) => one.customer === customer && (!status || one.status === status)),
      ),
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', shape: { expand: TEXTS }, answer: retrieveSession },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', shape: {}, answer: expireSession },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    shape: { 'customer!': 'text', status: ['all', 'active', 'canceled'], ...PAGE },
    answer: ({ subscriptions }, { customer }) =>
      stripeListOf([...subscriptions.values()].filter((one) => one.customer === customer).reverse()),
  },
  { method: 'GET', path: '/v1/subscriptions/:id', shape: { expand: TEXTS }, answer: retrieveSubscription },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    shape: { invoice_now: 'boolean', prorate: 'boolean' },
    answer: cancelSubscription,
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    shape: {
      'payment_intent!': 'text',
      amount: 'integer',
      reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
    },
    answer: (account, { payment_intent }) => account.refund(payment_intent as string),
  },
  { method: 'GET', path: '/v1/payment_intents/:id', shape: { expand: TEXTS }, answer: retrievePayment },
  {
    method: 'GET',
    path: '/v1/disputes',
    shape: { 'payment_intent!': 'text', ...PAGE },
    answer: ({ disputes }, { payment_intent }) =>
      stripeListOf([...disputes.values()].filter((one) => one.payment_intent === payment_intent)),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    shape: { 'customer!': 'text', 'return_url!': 'text' },
    answer: openPortal,
  },
]

function names(list: ParamValue | undefined, name: string | null): boolean {
  return Array.isArray(list) && name !== null && list.includes(name)
}

function createCustomer(account: StripeAccount, { metadata = {} }: Params): Customer {
  const customer = { ...account.name('customer', 'cus'), metadata: metadata as Record<string, string> }
  account.customers.set(customer.id, customer)
  account.tell('customer.created', customer)
  return customer
}

function updateCustomer({ customers }: StripeAccount, params: Params, id: string): Customer {
  const { email, name } = params as Record<'email' | 'name', string>
  if (!/^\S+@\S+\.\S+$/.test(email))
    throw new StripeFailure(400, { code: 'email_invalid', param: 'email', message: `Invalid email: ${email}` })
  if (name.length > 256)
    throw new StripeFailure(400, { code: 'parameter_invalid', param: 'name', message: 'Invalid name' })
  return Object.assign(getLivingCustomer(customers, id), params)
}

function removeCustomer(account: StripeAccount, _: Params, id: string): object {
  getLivingCustomer(account.customers, id)
  return account.deleteCustomer(id)
}

function getLivingCustomer(customers: Map<string, Customer>, id: string): Customer {
  const customer = getStripeObject(customers, id)
  if (customer.deleted)
    throw new StripeFailure(404, { code: 'resource_missing', param: 'customer', message: `No such customer: '${id}'` })
  return customer
}

function createSession(account: StripeAccount, params: Params): StripeSession {
  const { mode, customer, line_items, success_url, cancel_url, client_reference_id, subscription_data } = params
  getLivingCustomer(account.customers, customer as string)
  const items = (line_items as { price: string; quantity: string }[]).map(({ price, quantity }) => {
    return { price: getStripeObject(account.prices, price), quantity: Number(quantity) }
  })
  if (items.some(({ price }) => (price.recurring !== null) !== (mode === 'subscription')))
    throw new StripeFailure(400, { param: 'line_items', message: 'The price does not fit the mode.' })
  if (subscription_data && mode !== 'subscription')
    throw new StripeFailure(400, { param: 'subscription_data', message: 'Only in subscription mode.' })
  const named = account.name('checkout.session', 'cs_test')
  const session: StripeSession = {
    ...named,
    mode: mode as StripeSession['mode'],
    status: 'open',
    payment_status: 'unpaid',
    customer: customer as string,
    client_reference_id: (client_reference_id as string | undefined) ?? null,
    url: `https://checkout.stripe.com/c/pay/${named.id}`,
    success_url: success_url as string,
    cancel_url: cancel_url as string,
    amount_total: items.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0),
    currency: items[0]!.price.currency,
    payment_intent: null,
    subscription: null,
    line_items: stripeListOf(items),
    trialDays: Number((subscription_data as Params | undefined)?.trial_period_days ?? 0),
  }
  account.sessions.set(session.id, session)
  return present(session, [])
}

function retrieveSession({ sessions }: StripeAccount, { expand }: Params, id: string): StripeSession {
  return present(getStripeObject(sessions, id), expand)
}

/** Returns a session without its purchases unless those are requested, as Stripe does. */
function present(session: StripeSession, expand: Params[string] | undefined): StripeSession {
  const { line_items, trialDays: _, ...shown } = session
  return { ...shown, ...(names(expand, 'line_items') && { line_items }) } as StripeSession
}

function expireSession(account: StripeAccount, _: Params, id: string): StripeSession {
  const session = getStripeObject(account.sessions, id)
  if (session.status !== 'open')
    throw new StripeFailure(400, { message: 'Only Checkout Sessions with a status of `open` can be expired.' })
  Object.assign(session, { status: 'expired', url: null })
  account.tell('checkout.session.expired', session)
  return present(session, [])
}

function retrieveSubscription({ subscriptions, invoices }: StripeAccount, { expand }: Params, id: string): object {
  const subscription = getStripeObject(subscriptions, id)
  const isWhole = names(expand, 'latest_invoice.payments')
  return { ...subscription, ...(isWhole && { latest_invoice: getStripeObject(invoices, subscription.latest_invoice) }) }
}

function cancelSubscription(account: StripeAccount, _: Params, id: string): StripeSubscription {
  if (getStripeObject(account.subscriptions, id).status === 'canceled') getStripeObject(new Map(), id)
  return account.end(id)
}

function retrievePayment({ payments, charges }: StripeAccount, { expand }: Params, id: string): object {
  const payment = getStripeObject(payments, id)
  const charge = payment.latest_charge && getStripeObject(charges, payment.latest_charge)
  return { ...payment, ...(names(expand, 'latest_charge') && { latest_charge: charge }) }
}

function openPortal(account: StripeAccount, { customer, return_url }: Params): object {
  getLivingCustomer(account.customers, customer as string)
  const named = account.name('billing_portal.session', 'bps')
  return { ...named, customer, return_url, url: `https://billing.stripe.com/p/session/${named.id}` }
}
