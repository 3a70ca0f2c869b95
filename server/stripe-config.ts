import { StartError } from './start-error.ts'

/** Stripe account that receives the money, from the environment. */
export interface StripeConfig {
  secretKey: string
  /**
   * Secret of the webhook; undefined if Stripe sends no events: then its state is read when users return, and every
   * night.
   */
  webhookSecret: string | undefined
  /** Origin used in place of Stripe's own. */
  apiBase: string | undefined
}

interface StripeValues {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE?: string | undefined
}

/** Returns undefined if nothing is set. Throws a StartError about a missing part. */
export function readStripe(values: StripeValues): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values
  if (secretKey) return { secretKey, webhookSecret, apiBase }
  const alone = webhookSecret ? 'STRIPE_WEBHOOK_SECRET' : apiBase ? 'STRIPE_API_BASE' : undefined
  if (alone) throw new StartError(`${alone} is set and STRIPE_SECRET_KEY is not: set it to the secret key of Stripe.`)
  return undefined
}
