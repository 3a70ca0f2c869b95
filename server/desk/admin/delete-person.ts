import { deleteAccount } from '#server/desk/account/delete-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { personNotFound } from './read-person.ts'
import { requireSomebodyElse } from './require-somebody-else.ts'

/**
 * Deletes a user as they would do it themselves, for somebody who asks for it in another way. Throws NOT_FOUND, and
 * CONFLICT for the operator's own account.
 */
export async function deletePerson(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  actorId: string,
  userId: string,
): Promise<void> {
  requireSomebodyElse(actorId, userId)
  await deleteAccount(services, userId, actorId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'UNAUTHENTICATED' ? personNotFound() : error
  })
}
