import type { FastifyReply } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { sendDocument } from '#server/platform/http/page.ts'
import type { PaymentChangeName } from './change-subscription.ts'
import { PORTAL_PATH } from './paths.ts'
import { PRICES } from './prices.ts'
import type { SandboxCustomerRow, SandboxPaymentRow, SandboxSubscriptionRow } from './store.ts'
import { canChange, type ChangeName, isLive, nextMoment } from './subscription-life.ts'
import { SANDBOX_STYLE, TEST_MODE } from './style.ts'
import { date, money } from './words.ts'

export interface PortalPage {
  customer: SandboxCustomerRow
  subscriptions: SandboxSubscriptionRow[]
  payments: SandboxPaymentRow[]
  /** Path of the app. */
  returnTo: string
}

/** Sends a page with the plan, the payments, and events that a tester can trigger. Every button is a plain form. */
export function sendPortalPage(reply: FastifyReply, page: PortalPage): FastifyReply {
  const live = page.subscriptions.filter(isLive)
  const html = `${TEST_MODE}
<main class="portal">
<p class="brand">${PRODUCT_NAME}</p>
<h1>Manage your plan</h1>
<p class="who">Signed in as <strong>${escapeHtml(page.customer.email)}</strong></p>
${live.length === 0 ? freeHtml(page) : live.map((subscription) => planHtml(page, subscription)).join('\n')}
${paymentsHtml(page)}
<p><a href="${escapeHtml(page.returnTo)}">Back to ${PRODUCT_NAME}</a></p>
</main>`
  return sendDocument(reply, { title: 'Manage your plan', html, style: SANDBOX_STYLE })
}

function freeHtml({ subscriptions: [last] }: PortalPage): string {
  const words = last?.endedAt ? `${PRICES.pro.name} ended on ${date(last.endedAt)}.` : 'You have not subscribed yet.'
  return `<section class="sheet">
<h2>No paid plan</h2>
<p>${words} You can subscribe on the subscription page.</p>
</section>`
}

const USER_CHANGES: [ChangeName, string][] = [
  ['recover', 'Pay with a card that works'],
  ['resume', 'Keep plan'],
  ['cancel', 'Cancel plan'],
]

/** These repair something and so are prominent; ending a plan is as easy to find, but not as prominent. */
const REPAIRS: readonly string[] = ['recover', 'resume']

/** Events that happen by themselves sooner or later when the money is real. */
const TESTER_CHANGES: [ChangeName, string][] = [
  ['end-trial', 'End the trial now'],
  ['renew', 'Renew now'],
  ['fail-renewal', 'Let the renewal fail'],
  ['give-up', 'Stop trying to collect'],
]

function planHtml(page: PortalPage, subscription: SandboxSubscriptionRow): string {
  const { name, amountCents, currency } = PRICES.pro
  const [badge, sentence] = describe(subscription)
  const buttons = (changes: [ChangeName, string][]) =>
    changes
      .filter(([change]) => canChange(subscription, change))
      .map(([change, text]) => formHtml(page, { subscription: subscription.id, change }, text))
      .join('\n')
  const tests = buttons(TESTER_CHANGES)
  return `<section class="sheet">
<div class="plan"><h2>${name}</h2><span class="badge">${badge}</span></div>
<p class="amount">${money(amountCents, currency)} <span>per month</span></p>
<p>${sentence}</p>
<div class="actions">${buttons(USER_CHANGES)}</div>
${tests && `<div class="tests"><h3>Test controls</h3><p>Make happen now what time would bring.</p><div class="actions">${tests}</div></div>`}
</section>`
}

function describe(subscription: SandboxSubscriptionRow): [badge: string, sentence: string] {
  const { name, amountCents, currency } = PRICES.pro
  const until = date(nextMoment(subscription))
  const amount = money(amountCents, currency)
  if (subscription.cancelAtPeriodEnd)
    return ['Cancelled', `${name} ends on ${until}. Until then everything stays open.`]
  if (subscription.status === 'trialing') return ['Trial', `Free until ${until}. Then ${amount} per month.`]
  if (subscription.status === 'active') return ['Active', `Renews on ${until} for ${amount}.`]
  return ['Payment failed', `The last payment failed. ${name} stays while it is tried again, until ${until}.`]
}

function paymentsHtml(page: PortalPage): string {
  if (page.payments.length === 0) return ''
  return `<section class="sheet">
<h2>Payments</h2>
<ul class="payments">
${page.payments.map((payment) => paymentHtml(page, payment)).join('\n')}
</ul>
</section>`
}

function paymentHtml(page: PortalPage, payment: SandboxPaymentRow): string {
  const { id, createdAt, purchase, amountCents, currency } = payment
  const [state, change] = stateOf(payment)
  const forms = change.map(([name, text]) => formHtml(page, { payment: id, change: name }, text)).join('')
  return `<li><span>${escapeHtml(PRICES[purchase].name)}<small>${date(createdAt)}</small></span>
<span class="figure">${money(amountCents, currency)}<small>${state}</small></span>${forms && `<div class="actions">${forms}</div>`}</li>`
}

/**
 * Returns the state of a payment and its possible changes. Only a pack of credits can be refunded here: a plan's
 * payment is refunded by ending the plan.
 */
function stateOf(payment: SandboxPaymentRow): [state: string, changes: [PaymentChangeName, string][]] {
  if (payment.state === 'failed') return ['Declined', []]
  if (payment.refundedCents > 0) return ['Refunded', []]
  if (payment.disputed) return ['Disputed', [['withdraw-dispute', 'Withdraw the dispute']]]
  const isPack = payment.subscriptionId === null
  return [
    'Paid',
    isPack
      ? [
          ['refund', 'Refund'],
          ['dispute', 'Dispute'],
        ]
      : [],
  ]
}

function formHtml({ customer, returnTo }: PortalPage, fields: Record<string, string>, text: string): string {
  const hidden = Object.entries({ ...fields, returnTo }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const isFirst = REPAIRS.includes(fields['change'] ?? '') ? ' class="first"' : ''
  return `<form method="post" action="${PORTAL_PATH}/${customer.id}">${hidden.join('')}<button${isFirst}>${text}</button></form>`
}
