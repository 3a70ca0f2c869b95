import type { Services } from '../services.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { makeSandbox } from './sandbox/make-sandbox.ts'

/** What a provider may be made of: everything but itself. */
export type ProviderServices = Omit<Services, 'payments'>

/** The one payment provider of this server. Stripe's SDK is loaded only where it is used: it is large. */
export async function choosePaymentProvider(services: ProviderServices): Promise<PaymentProvider> {
  const { stripe } = services.config
  if (!stripe) return makeSandbox(services)
  const { makeStripe } = await import('./stripe/make-stripe.ts')
  return makeStripe(stripe, services)
}
