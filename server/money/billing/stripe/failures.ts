import Stripe from 'stripe'
import type { Logger } from 'pino'
import { z } from 'zod'
import { AppError } from '#server/platform/http/app-error.ts'

const NO_ANSWER = 'Payments cannot be reached at the moment, and nothing was charged: please try again in a minute.'
const REFUSED_KEY = 'Stripe refuses STRIPE_SECRET_KEY: set it to a key that is valid and may do this'

/**
 * Wraps a call to Stripe so that any failure becomes a message for the user who waits. The log gets what an operator
 * needs: only selected parts of Stripe's errors, because they contain what was sent.
 */
export function withPlainErrors(log: Pick<Logger, 'error'>) {
  return <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await call(...args)
      } catch (error) {
        if (error instanceof AppError) throw error
        if (error instanceof Stripe.errors.StripeError)
          log.error(describe(error), isRefusedKey(error) ? REFUSED_KEY : 'A call to Stripe failed')
        // An answer in another form, about which the SDK, our schemas or the runtime each complain in their own way.
        else log.error({ reason: nameFault(error) }, 'Stripe did not answer what was asked')
        throw new AppError('UNAVAILABLE', NO_ANSWER)
      }
    }
}

/** Names where the answer was wrong, and none of its contents. */
function nameFault(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * Returns undefined for a look-up that failed because Stripe never had such an object or no longer has it; otherwise
 * throws the error.
 */
export function undefinedIfGone(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
  throw error
}

function isRefusedKey(error: Stripe.errors.StripeError): boolean {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError
}

/** Describes a failure for the operator, with Stripe's reason for a refusal, but no address that it repeats. */
function describe(error: Stripe.errors.StripeError) {
  const { type, code, param, statusCode, requestId } = error
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
  const reason = isRefused ? error.message.replaceAll(/\S+@\S+/g, '[address]') : undefined
  return { stripe: { type, code, param, statusCode, requestId, reason } }
}
