import type { ProviderServices } from '#server/services.ts'
import type { StripeConfig } from '#server/stripe-config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { makeSandbox } from './sandbox/make-sandbox.ts'

/** Returns the one payment provider of this server. Stripe's SDK is loaded only if it is used, because it is large. */
export async function choosePaymentProvider(services: ProviderServices): Promise<PaymentProvider> {
  const { stripe, production } = services.config
  if (!stripe) return makeSandbox(services)
  warnOfSetup(services, stripe, production)
  const { makeStripe } = await import('./stripe/make-stripe.ts')
  return makeStripe(stripe, services)
}

/** Warns of a setup that works but is hardly intended. */
function warnOfSetup({ log }: ProviderServices, { secretKey, webhookSecret }: StripeConfig, production: boolean): void {
  if (production && secretKey.includes('_test_')) log.warn('STRIPE_SECRET_KEY is of test mode: nobody pays real money')
  if (!webhookSecret)
    log.warn(
      'STRIPE_WEBHOOK_SECRET is not set beside STRIPE_SECRET_KEY: what Stripe does by itself is known a day later',
    )
}
