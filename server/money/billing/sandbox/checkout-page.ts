import type { FastifyReply } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { sendDocument, sendPage } from '#server/platform/http/page.ts'
import { checkoutPath, successUrlOf } from './paths.ts'
import { type Price, PRICES } from './prices.ts'
import type { SandboxCheckoutRow, SandboxCustomerRow } from './store.ts'
import { begin } from './subscription-life.ts'
import { SANDBOX_STYLE, TEST_MODE } from './style.ts'
import { CARD_CHOICES, type CardChoice } from './test-cards.ts'
import { date, money } from './words.ts'

export interface CheckoutPage {
  checkout: SandboxCheckoutRow
  customer: Pick<SandboxCustomerRow, 'email'>
  now: Date
  /** The card that was tried and refused, with the message about it. */
  refused?: { cardId: string; sentence: string }
}

/** Sends a page with the purchase and its price, and with test cards in place of card fields. */
export function sendCheckoutPage(reply: FastifyReply, page: CheckoutPage): FastifyReply {
  const title = titleOf(page.checkout)
  const html = `${TEST_MODE}
<main class="checkout">
${orderHtml(page, title)}
${payHtml(page)}
</main>`
  return sendDocument(reply, { title: page.refused ? `Declined: ${title}` : title, html, style: SANDBOX_STYLE })
}

export function sendPaidPage(reply: FastifyReply, checkout: SandboxCheckoutRow): FastifyReply {
  return sendPage(reply.code(410), {
    title: 'Paid already',
    sentence: 'This test checkout is finished. It was paid once, and nothing more can be charged here.',
    link: { href: successUrlOf(checkout), text: `Go on to ${PRODUCT_NAME}` },
  })
}

export function sendExpiredPage(reply: FastifyReply, { cancelUrl }: SandboxCheckoutRow): FastifyReply {
  return sendPage(reply.code(410), {
    title: 'This checkout is over',
    sentence: 'It was open too long, or another one took its place. Nothing was charged: please start again.',
    link: { href: cancelUrl, text: `Back to ${PRODUCT_NAME}` },
  })
}

function titleOf({ purchase }: SandboxCheckoutRow): string {
  const { mode, name } = PRICES[purchase]
  return mode === 'subscription' ? `Subscribe to ${PRODUCT_NAME} ${name}` : `Buy ${name}`
}

function dueNow({ purchase, trialDays }: SandboxCheckoutRow): string {
  const { amountCents, currency } = PRICES[purchase]
  return money(trialDays > 0 ? 0 : amountCents, currency)
}

function orderHtml({ checkout, now }: CheckoutPage, title: string): string {
  const price = PRICES[checkout.purchase]
  const isPlan = price.mode === 'subscription'
  return `<section class="order">
<p class="brand">${PRODUCT_NAME}</p>
<h1>${escapeHtml(title)}</h1>
<p class="amount">${money(price.amountCents, price.currency)}${isPlan ? ' <span>per month</span>' : ' <span>once</span>'}</p>
${isPlan ? `<p>${escapeHtml(renewalWords(price, checkout, now))}</p>` : ''}
<dl>
<div><dt>${escapeHtml(price.name)}${isPlan ? ' plan' : ''}<small>${escapeHtml(price.description)}</small></dt><dd>${money(price.amountCents, price.currency)}</dd></div>
<div class="total"><dt>Due today</dt><dd>${dueNow(checkout)}</dd></div>
</dl>
</section>`
}

function renewalWords({ amountCents, currency }: Price, { trialDays }: SandboxCheckoutRow, now: Date): string {
  const { life } = begin(now, trialDays)
  const amount = money(amountCents, currency)
  if (trialDays === 0) return `Renews every month, first on ${date(life.periodEnd)}, until you cancel.`
  const days = trialDays === 1 ? '1 day' : `${trialDays} days`
  return `${days} free. Then ${amount} per month from ${date(life.periodEnd)}, unless you cancel before.`
}

function payHtml({ checkout, customer, refused }: CheckoutPage): string {
  const { mode } = PRICES[checkout.purchase]
  const cards = CARD_CHOICES.filter((card) => !card.onlyForPlans || mode === 'subscription')
  const chosen = refused?.cardId ?? cards[0]?.id
  const button = checkout.trialDays > 0 ? 'Start free trial' : `Pay ${dueNow(checkout)}`
  return `<section class="sheet">
<h2>Pay with a test card</h2>
<p class="who">For <strong>${escapeHtml(customer.email)}</strong></p>
${refused ? `<p class="error" role="alert" id="refused">${escapeHtml(refused.sentence)}</p>` : ''}
<form method="post" action="${checkoutPath(checkout.id)}">
<fieldset class="cards"${refused ? ' aria-describedby="refused"' : ''}>
<legend>Choose what the card does</legend>
${cards.map((card) => cardHtml(card, card.id === chosen)).join('\n')}
</fieldset>
<button type="submit">${button}</button>
</form>
<p class="cancel"><a href="${escapeHtml(checkout.cancelUrl)}">Cancel</a></p>
</section>`
}

function cardHtml({ id, lastDigits, outcome }: CardChoice, checked: boolean): string {
  return `<label class="card"><input type="radio" name="card" value="${id}" required${checked ? ' checked' : ''}>
<span class="plastic" aria-hidden="true"></span><span>Card ending in ${lastDigits}<small>${escapeHtml(outcome)}</small></span></label>`
}
