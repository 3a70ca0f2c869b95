import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { lockUser, type User } from './store.ts'

export type AccountRow = User

/**
 * Locks an account. Every transaction that counts what a user has (ads, variants, credits, unattached pictures) takes
 * this lock before it counts: two requests at once are decided one after the other, and no deadlock is possible. NO KEY
 * UPDATE excludes its own kind, and still allows rows that refer to the user to be written meanwhile.
 */
export async function lockAccount(tx: Database, userId: string): Promise<AccountRow> {
  const account = await lockUser(tx, userId)
  if (!account) throw new AppError('UNAUTHENTICATED', 'This account no longer exists. Please sign in again.')
  return account
}
