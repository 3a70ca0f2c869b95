import { AppError } from '../http/app-error.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What the sandbox will be: nothing can be bought yet, and everything else works. */
export function makeNoPayments(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new AppError('UNAVAILABLE', 'Nothing can be bought here yet: please come back another time.')
  }
  return {
    id: 'sandbox',
    createCustomer: refuse,
    listSubscriptions: refuse,
    refundAndCancel: refuse,
    deleteCustomer: refuse,
    openCheckout: refuse,
    findCheckout: refuse,
    expireCheckout: refuse,
    findPayment: refuse,
    openPortal: refuse,
  }
}
