import { AppError } from '#server/platform/http/app-error.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type EndpointRow, lockEndpoint } from './store.ts'

/** Locks one of a user's own endpoints. Throws NOT_FOUND for one that is gone, and NOT_OWNER for another user's. */
export async function lockOwnEndpoint(tx: Database, userId: string, id: string): Promise<EndpointRow> {
  const endpoint = await lockEndpoint(tx, id)
  if (!endpoint) throw new AppError('NOT_FOUND', 'This webhook is deleted already.')
  if (endpoint.userId !== userId) {
    throw new AppError('NOT_OWNER', 'This webhook is not yours. Please go back to your account.')
  }
  return endpoint
}
