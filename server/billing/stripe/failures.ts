import Stripe from 'stripe'
import type { Logger } from 'pino'
import { AppError } from '../../http/app-error.ts'

const NO_ANSWER = 'Payments cannot be reached at the moment, and nothing was charged: please try again in a minute.'
const REFUSED_KEY = 'Stripe refuses STRIPE_SECRET_KEY: set it to a key that is valid and may do this'

/**
 * Makes of a call to Stripe one that fails with a sentence for the person who waits, whatever went wrong. The log gets what
 * an operator needs and no message of Stripe's own, which may repeat somebody's data.
 */
export function speakPlainly(log: Pick<Logger, 'error'>) {
  return <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await call(...args)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error
        log.error(describe(error), isRefusedKey(error) ? REFUSED_KEY : 'A call to Stripe failed')
        throw new AppError('UNAVAILABLE', NO_ANSWER)
      }
    }
}

/** For a look-up's failure: Stripe never had anything of this name, or no longer has it. */
export function undefinedIfGone(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
  throw error
}

function isRefusedKey(error: Stripe.errors.StripeError): boolean {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError
}

function describe({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError) {
  return { stripe: { type, code, param, statusCode, requestId } }
}
