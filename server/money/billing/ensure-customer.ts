import { findUser } from '#server/people/users/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import {
  abandonCustomer,
  claimCustomer,
  type CustomerRow,
  isKnown,
  saveExternalId,
  type KnownCustomer,
  setStripeCustomerId,
} from './customer-store.ts'

/**
 * Returns the user's customer at the provider, which is made at the first call. The row comes first, and its id is the
 * reference under which the customer is made: twenty calls at once, or a process killed in the middle, make one
 * customer.
 */
export async function ensureCustomer(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  userId: string,
): Promise<KnownCustomer> {
  const { db, payments, now } = services
  const user = await findUser(db, userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists. Please sign in again.')
  const row = await claimCustomer(db, { id: services.newId(), provider: payments.id, userId, createdAt: now() })
  if (isKnown(row)) return row
  const externalId = await makeCustomer(services, row, { email: user.email, name: user.displayName })
  await setStripeCustomerId(db, userId, payments.id === 'stripe' ? externalId : `${payments.id}:${externalId}`)
  return { ...row, externalId }
}

async function makeCustomer(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  row: CustomerRow,
  person: { email: string; name: string },
): Promise<string> {
  const made = await payments.createCustomer({ reference: row.id, ...person }).catch(async (error: unknown) => {
    // For a day, Stripe repeats a failure to every request with the same reference.
    await abandonCustomer(db, row.id)
    throw error
  })
  const kept = await saveExternalId(db, row, made)
  if (kept !== made) await payments.deleteCustomer(made)
  return kept
}
