import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import type { Credits } from '#contract/money/credits.ts'
import { findCheckoutByExternalId } from '#server/money/purchases/checkout-store.ts'
import { settleCheckout } from './settle-checkout.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { hasPack } from '#server/money/credits/grant-pack.ts'
import { findPackFault } from './pack-faults.ts'
import { readCredits } from '#server/money/credits/read-credits.ts'
import { withinTimeLimit } from './within-time-limit.ts'

const UNKNOWN = 'We know of no such payment: start again from the subscription page.'
const NOT_A_PACK = 'This payment is not one for a pack of credits.'
const NOT_YOURS = 'This payment was made from another account: sign in with that one to use it.'
const TOO_SLOW =
  'Payments take too long to answer at the moment. Your credits come by themselves, or try again in a minute.'

/** Gives the user the pack that they have paid for. A webhook may have been faster; a repeated call adds nothing. */
export async function claimPack(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
  checkoutSessionId: string,
  patienceMs?: number,
): Promise<Credits> {
  return withinTimeLimit(claim(services, userId, checkoutSessionId), TOO_SLOW, patienceMs)
}

async function claim(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
  checkoutSessionId: string,
): Promise<Credits> {
  const { db, payments } = services
  const checkout = await findCheckoutByExternalId(db, payments.id, checkoutSessionId)
  if (!checkout) throw refuse(UNKNOWN)
  if (checkout.userId !== userId) throw new AppError('NOT_OWNER', NOT_YOURS)
  if (checkout.purchase !== CREDIT_PACK.id) throw refuse(NOT_A_PACK)
  if (!(await hasPack(db, userId, checkout.id))) {
    const found = await settleCheckout(services, checkout)
    const fault = found ? findPackFault(found, checkout) : UNKNOWN
    if (fault) throw refuse(fault)
  }
  return readCredits(services, userId)
}

function refuse(sentence: string): AppError {
  return new AppError('VALIDATION_FAILED', sentence, 'checkoutSessionId')
}
