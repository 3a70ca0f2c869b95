import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { withLockedAccount } from '#server/money/billing/with-locked-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import { personNotFound, readPerson } from './read-person.ts'

/** Changes an account under its lock; resolves to the user's state afterwards. Throws NOT_FOUND. */
export async function changePerson(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  userId: string,
  change: (tx: Database, account: AccountRow) => Promise<void>,
): Promise<AdminPersonDetails> {
  const person = await withLockedAccount(services.db, userId, async (tx, account) => {
    await change(tx, account)
    return readPerson(tx, services, userId)
  })
  if (!person) throw personNotFound()
  return person
}
