import type { Purchase } from '#contract/money/subscription.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { BillingServices, Services } from '#server/services.ts'
import {
  changeCheckout,
  type CheckoutRow,
  findOpenCheckout,
  giveUpOpening,
  insertCheckout,
} from '#server/money/purchases/checkout-store.ts'
import { recordAway, type KnownCustomer } from './customer-store.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { requireOwnUrl, withCheckoutId } from './own-url.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { settleCheckout } from './settle-checkout.ts'
import { findTrialDays } from './trial.ts'
import { withinTimeLimit } from './within-time-limit.ts'

const ALREADY_PRO: Record<Purchase, string> = {
  pro: 'You are on the Pro plan already: manage your subscription instead.',
  credits_20: 'Your Pro plan has unlimited credits: there is nothing that a pack would add.',
}
const OPENED_ELSEWHERE = 'Another payment page is just being opened: finish there, or try again in a minute.'

const TOO_SLOW =
  'Payments take too long to answer at the moment, and nothing was charged: please try again in a minute.'

/** Milliseconds after which a page that was requested but never arrived is given up. */
const OPENING_MS = 60_000

type PurchaseRequest = Pick<CheckoutRow, 'purchase' | 'successUrl' | 'cancelUrl'>

/**
 * Returns the address of a page on which the user pays. A user has one open page at a time: the same purchase requested
 * again leads to the open page, another one closes that first, and if two open at once, the next try leads to the later
 * one. Throws CONFLICT if there is nothing to buy.
 */
export async function openCheckout(
  services: BillingServices,
  userId: string,
  body: { planId: Purchase; successUrl: string; cancelUrl: string },
  patienceMs?: number,
): Promise<string> {
  const wanted = readPurchaseRequest(body, services.config.publicUrl)
  return withinTimeLimit(open(services, userId, wanted), TOO_SLOW, patienceMs)
}

/** Opens the page; waits for at most three consecutive answers of the provider. */
async function open(services: BillingServices, userId: string, wanted: PurchaseRequest): Promise<string> {
  const [customer] = await Promise.all([findFreshCustomer(services, userId), closeOther(services, userId, wanted)])
  const reserved = await services.db.transaction((tx) => reserveCheckout(tx, services, userId, wanted))
  await recordAway(services.db, customer.id, services.now())
  return reserved.checkout.url ?? openReserved(services, customer, reserved)
}

/**
 * Completes the request. A pack is claimed by the id of its checkout, which only the provider knows when it redirects
 * the user back.
 */
function readPurchaseRequest(
  { planId: purchase, ...urls }: { planId: Purchase; successUrl: string; cancelUrl: string },
  publicUrl: string,
): PurchaseRequest {
  const successUrl = requireOwnUrl(urls.successUrl, publicUrl, 'successUrl')
  const cancelUrl = requireOwnUrl(urls.cancelUrl, publicUrl, 'cancelUrl').href
  return { purchase, successUrl: purchase === 'pro' ? successUrl.href : withCheckoutId(successUrl), cancelUrl }
}

/**
 * Returns the customer as the provider knows it now, not as last reported; one that no longer exists there is made
 * again.
 */
async function findFreshCustomer(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
): Promise<KnownCustomer> {
  const customer = await ensureCustomer(services, userId)
  // A user who was never sent to the provider has bought nothing there, unless it reported otherwise.
  const isNew = customer.awaySince === null && (await findPlan(services.db, services, userId)) === 'free'
  if (isNew || (await reconcileCustomer(services, customer))) return customer
  return ensureCustomer(services, userId)
}

/** Closes a page for another purchase before a new one is opened; one that is over gives up its place. */
async function closeOther(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
  wanted: PurchaseRequest,
): Promise<void> {
  const open = await findOpenCheckout(services.db, services.payments.id, userId)
  if (!open) return
  const { externalId } = open
  if (externalId !== null) {
    const isClosed = !isSame(open, wanted) && (await services.payments.expireCheckout(externalId))
    const isKnown = !isClosed && (await settleCheckout(services, { ...open, externalId }))
    if (!isKnown) await changeCheckout(services.db, open.id, ['open'], { state: 'over', updatedAt: services.now() })
  } else if (services.now().getTime() - open.createdAt.getTime() > OPENING_MS) {
    await giveUpOpening(services.db, open.id, services.now())
  }
}

interface Reserved {
  checkout: CheckoutRow
  isNew: boolean
}

async function reserveCheckout(
  tx: Database,
  services: Pick<Services, 'config' | 'newId' | 'now' | 'payments'>,
  userId: string,
  wanted: PurchaseRequest,
): Promise<Reserved> {
  const account = await lockAccount(tx, userId)
  if ((await findPlan(tx, services, userId)) === 'pro') throw new AppError('CONFLICT', ALREADY_PRO[wanted.purchase])
  const open = await findOpenCheckout(tx, services.payments.id, userId)
  if (open && isSame(open, wanted)) return { checkout: open, isNew: false }
  if (open) throw new AppError('CONFLICT', OPENED_ELSEWHERE)
  const checkout = await insertCheckout(tx, {
    ...wanted,
    id: services.newId(),
    provider: services.payments.id,
    userId,
    trialDays: wanted.purchase === 'pro' ? await findTrialDays(tx, services, account) : 0,
    state: 'open',
    createdAt: services.now(),
    updatedAt: services.now(),
  })
  return { checkout, isNew: true }
}

/**
 * Opens the reserved page. Simultaneous requests for the same purchase all come here with the same reference, and all
 * get the same page.
 */
async function openReserved(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  customer: KnownCustomer,
  { checkout, isNew }: Reserved,
): Promise<string> {
  const { payments, db, now } = services
  const { purchase, trialDays, successUrl, cancelUrl } = checkout
  const page = { reference: checkout.id, customerId: customer.externalId, purchase, trialDays, successUrl, cancelUrl }
  const opened = await payments.openCheckout(page).catch(async (error: unknown) => {
    if (isNew) await giveUpOpening(db, checkout.id, now())
    throw error
  })
  const { id: externalId, url, priceId } = opened
  const kept = await changeCheckout(db, checkout.id, ['open'], { externalId, url, priceId, updatedAt: now() })
  if (kept) return url
  // Nobody has seen this address, so nobody has paid there.
  await payments.expireCheckout(externalId)
  throw new AppError('CONFLICT', OPENED_ELSEWHERE)
}

function isSame(open: CheckoutRow, wanted: PurchaseRequest): boolean {
  const { purchase, successUrl, cancelUrl } = open
  return purchase === wanted.purchase && successUrl === wanted.successUrl && cancelUrl === wanted.cancelUrl
}
