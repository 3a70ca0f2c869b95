import type { Purchase } from '#contract/subscription.ts'
import { lockAccount } from '../users/lock-account.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import {
  changeCheckout,
  type CheckoutRow,
  findOpenCheckout,
  giveUpOpening,
  insertCheckout,
} from '../purchases/checkout-store.ts'
import { noteAway, type KnownCustomer } from './customer-store.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { requireOwnUrl, withCheckoutId } from './own-url.ts'
import { findPlan } from '../purchases/plan.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { settleCheckout } from './settle-checkout.ts'
import { findTrialDays } from './trial.ts'
import { withinPatience } from './within-patience.ts'

const ALREADY_PRO: Record<Purchase, string> = {
  pro: 'You are on the Pro plan already: manage your subscription instead.',
  credits_20: 'Your Pro plan has unlimited credits: there is nothing that a pack would add.',
}
const OPENED_ELSEWHERE = 'Another payment page is just being opened: finish there, or try again in a minute.'

const TOO_SLOW =
  'Payments take too long to answer at the moment, and nothing was charged: please try again in a minute.'

/** A page that was asked for this long ago, and never came, comes no more. */
const OPENING_MS = 60_000

type Wanted = Pick<CheckoutRow, 'purchase' | 'successUrl' | 'cancelUrl'>

/**
 * The address of a page on which the user pays. A user has one open page at a time: the same purchase asked for again leads to
 * the page that is open, another one closes it first, and one that opens too late is the one to which the next try leads. Throws
 * CONFLICT where there is nothing to buy.
 */
export async function openCheckout(
  services: Services,
  userId: string,
  body: { planId: Purchase; successUrl: string; cancelUrl: string },
  patienceMs?: number,
): Promise<string> {
  const wanted = readWanted(body, services.config.publicUrl)
  return withinPatience(open(services, userId, wanted), TOO_SLOW, patienceMs)
}

/** At most three answers of the provider's are waited for one after the other. */
async function open(services: Services, userId: string, wanted: Wanted): Promise<string> {
  const [customer] = await Promise.all([findFreshCustomer(services, userId), closeOther(services, userId, wanted)])
  const reserved = await services.db.transaction((tx) => reserveCheckout(tx, services, userId, wanted))
  await noteAway(services.db, customer.id, services.now())
  return reserved.checkout.url ?? openReserved(services, customer, reserved)
}

/** The pack is claimed by the id of its checkout, which only the provider knows when it sends the person back. */
function readWanted(
  { planId: purchase, ...urls }: { planId: Purchase; successUrl: string; cancelUrl: string },
  publicUrl: string,
): Wanted {
  const successUrl = requireOwnUrl(urls.successUrl, publicUrl, 'successUrl')
  const cancelUrl = requireOwnUrl(urls.cancelUrl, publicUrl, 'cancelUrl').href
  return { purchase, successUrl: purchase === 'pro' ? successUrl.href : withCheckoutId(successUrl), cancelUrl }
}

/** What the provider knows counts, and not what it has told us so far; a customer that is gone there is made anew. */
async function findFreshCustomer(services: Services, userId: string): Promise<KnownCustomer> {
  const customer = await ensureCustomer(services, userId)
  // Who was never at the provider's has bought nothing there, unless we were told otherwise.
  const isNew = customer.awaySince === null && (await findPlan(services.db, services, userId)) === 'free'
  if (isNew || (await reconcileCustomer(services, customer))) return customer
  return ensureCustomer(services, userId)
}

/** A page for something else must be closed before another is opened; one that is over already frees its place. */
async function closeOther(services: Services, userId: string, wanted: Wanted): Promise<void> {
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

async function reserveCheckout(tx: Database, services: Services, userId: string, wanted: Wanted): Promise<Reserved> {
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

/** Requests that ask for the same at once all come here with the same reference, and all get the same page. */
async function openReserved(
  services: Services,
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

function isSame(open: CheckoutRow, wanted: Wanted): boolean {
  const { purchase, successUrl, cancelUrl } = open
  return purchase === wanted.purchase && successUrl === wanted.successUrl && cancelUrl === wanted.cancelUrl
}
