import { type AccountRow, lockAccount } from '../users/lock-account.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'

/**
 * A transaction under the account's lock, for what nobody asked for in this account's name (an event, a job). Undefined where
 * the account is deleted: then there is nothing to write.
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
