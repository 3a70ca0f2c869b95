import type { Services } from '../services.ts'
import { makeNoPayments } from './no-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What a provider may be made of: everything but itself. */
export type ProviderServices = Omit<Services, 'payments'>

/** The one payment provider of this server. */
export async function choosePaymentProvider(_services: ProviderServices): Promise<PaymentProvider> {
  return makeNoPayments()
}
