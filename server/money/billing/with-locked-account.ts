import { type AccountRow, lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/**
 * Runs a transaction under the account's lock, for work that no request of the account caused (an event, a job).
 * Resolves to undefined if the account is deleted: then there is nothing to write.
 */
export async function withLockedAccount<Result>(
  db: Database,
  userId: string,
  work: (tx: Database, account: AccountRow) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return undefined
      throw error
    })
    return account && work(tx, account)
  })
}
