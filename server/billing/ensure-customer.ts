import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { findUser } from '../auth/user-store.ts'
import { claimCustomer, isKnown, type KnownCustomer, setExternalId, setStripeCustomerId } from './customer-store.ts'

/**
 * The user's customer at the provider, made there the first time. The row comes first and its id is the reference under
 * which the customer is made: twenty calls at once, or a process killed in the middle, make one customer.
 */
export async function ensureCustomer(services: Services, userId: string): Promise<KnownCustomer> {
  const { db, payments } = services
  const user = await findUser(db, userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists. Please sign in again.')
  const row = await claimCustomer(db, {
    id: services.newId(),
    provider: payments.id,
    userId,
    createdAt: services.now(),
  })
  if (isKnown(row)) return row
  const { email, displayName: name } = user
  const externalId = await payments.createCustomer({ reference: row.id, email, name })
  await setExternalId(db, row.id, externalId)
  await setStripeCustomerId(db, userId, payments.id === 'stripe' ? externalId : `${payments.id}:${externalId}`)
  return { ...row, externalId }
}
