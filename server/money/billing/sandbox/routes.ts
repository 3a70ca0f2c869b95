import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireUser } from '#server/platform/http/require-user.ts'
import { safeReturnTo } from '#server/people/auth/return-to.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { NOT_FOUND } from '#server/platform/http/errors.ts'
import type { Services } from '#server/services.ts'
import { findCustomerByExternalId } from '../customer-store.ts'
import { changePayment, changeSubscription, PAYMENT_CHANGES } from './change-subscription.ts'
import { sendCheckoutPage, sendExpiredPage, sendPaidPage } from './checkout-page.ts'
import { CHECKOUT_PATH, PORTAL_PATH, portalPath, successUrlOf } from './paths.ts'
import { checkoutState, payCheckout } from './pay-checkout.ts'
import { sendPortalPage } from './portal-page.ts'
import { settleCustomer } from './settle-customer.ts'
import { type SandboxCheckoutRow, findCheckout, findSandboxCustomer, listPayments } from './store.ts'
import { type ChangeName, CHANGES } from './subscription-life.ts'
import { CARD_CHOICES } from './test-cards.ts'

/**
 * Registers the sandbox's own pages. Sessions, limits and the refusal of other sites' forms have to apply where they
 * are registered.
 */
export async function sandboxRoutes(site: FastifyInstance, services: Services): Promise<void> {
  await site.register(async (app) => {
    readForms(app)
    checkoutRoutes(app, services)
    portalRoutes(app, services)
  })
}

type WithId = { Params: { id: string } }

/** An id that is not one of ours matches nothing, and never reaches the database. */
const WITH_ID = { schema: { params: z.object({ id: z.string().regex(/^[\w-]+$/) }) } }

function checkoutRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
): void {
  app.get<WithId>(`${CHECKOUT_PATH}/:id`, WITH_ID, async (request, reply) => {
    const checkout = await getOwnCheckout(services, request)
    return sendCheckout(services, reply, checkout)
  })

  app.post<WithId>(`${CHECKOUT_PATH}/:id`, WITH_ID, async (request, reply) => {
    const checkout = await getOwnCheckout(services, request)
    const choice = CARD_CHOICES.find(({ id }) => id === fieldsOf(request)['card'])
    if (!choice) throw new AppError('VALIDATION_FAILED', 'Please choose a test card.', 'card')
    if ('refusal' in choice.result) {
      const refused = { cardId: choice.id, sentence: choice.result.refusal }
      return sendCheckout(services, reply.code(402), checkout, refused)
    }
    const state = await payCheckout(services, checkout, choice.result.card)
    // Pay pressed twice, or in two tabs, leads to the same place: it was paid, once.
    if (state === 'complete') return reply.redirect(successUrlOf(checkout), 303)
    return sendExpiredPage(reply, checkout)
  })
}

function portalRoutes(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config

  app.get<WithId & { Querystring: { returnTo?: unknown } }>(`${PORTAL_PATH}/:id`, WITH_ID, async (request, reply) => {
    const customerId = await requireOwnCustomer(services, request, request.params.id)
    const settled = await services.db.transaction((tx) => settleCustomer(tx, services, customerId))
    if (!settled) throw new AppError('NOT_FOUND', NOT_FOUND)
    const payments = await listPayments(services.db, customerId)
    return sendPortalPage(reply, { ...settled, payments, returnTo: safeReturnTo(request.query.returnTo, publicUrl) })
  })

  app.post<WithId>(`${PORTAL_PATH}/:id`, WITH_ID, async (request, reply) => {
    const customerId = await requireOwnCustomer(services, request, request.params.id)
    const form = changeSchema.safeParse(fieldsOf(request))
    if (!form.success) throw new AppError('VALIDATION_FAILED', 'Please use one of the buttons of the page.')
    const { data } = form
    if ('payment' in data) await changePayment(services, { customerId, paymentId: data.payment, name: data.change })
    else await changeSubscription(services, { customerId, subscriptionId: data.subscription, name: data.change })
    const returnTo = safeReturnTo(data.returnTo, publicUrl)
    return reply.redirect(portalPath(customerId, publicUrl + returnTo), 303)
  })
}

const CHANGE_NAMES = Object.keys(CHANGES) as [ChangeName, ...ChangeName[]]

/** Form of one of the portal's buttons. */
const changeSchema = z.union([
  z.object({ subscription: z.string(), change: z.enum(CHANGE_NAMES), returnTo: z.string().optional() }),
  z.object({ payment: z.string(), change: z.enum(PAYMENT_CHANGES), returnTo: z.string().optional() }),
])

/** Accepts forms and nothing else: the pages send no JSON. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

function fieldsOf(request: FastifyRequest): Record<string, string> {
  return (request.body ?? {}) as Record<string, string>
}

async function getOwnCheckout(
  services: Pick<Services, 'db' | 'payments'>,
  request: FastifyRequest<WithId>,
): Promise<SandboxCheckoutRow> {
  requireUser(request)
  const checkout = await findCheckout(services.db, request.params.id)
  if (!checkout) throw new AppError('NOT_FOUND', NOT_FOUND)
  await requireOwnCustomer(services, request, checkout.customerId)
  return checkout
}

async function requireOwnCustomer(
  services: Pick<Services, 'db' | 'payments'>,
  request: FastifyRequest,
  customerId: string,
): Promise<string> {
  const { id: userId } = requireUser(request)
  const customer = await findCustomerByExternalId(services.db, services.payments.id, customerId)
  if (!customer?.userId) throw new AppError('NOT_FOUND', NOT_FOUND)
  if (customer.userId !== userId) throw new AppError('NOT_OWNER', NOT_YOURS)
  return customerId
}

const NOT_YOURS = 'This page belongs to another account: sign in with that one, or go back to your own plan.'

/** Sends the page for the current state of the checkout. */
async function sendCheckout(
  services: Pick<Services, 'db' | 'now'>,
  reply: FastifyReply,
  checkout: SandboxCheckoutRow,
  refused?: { cardId: string; sentence: string },
): Promise<FastifyReply> {
  const state = checkoutState(checkout, services.now())
  if (state === 'complete') return sendPaidPage(reply, checkout)
  const customer = await findSandboxCustomer(services.db, checkout.customerId)
  if (state === 'expired' || !customer) return sendExpiredPage(reply, checkout)
  return sendCheckoutPage(reply, { checkout, customer, now: services.now(), ...(refused && { refused }) })
}
