import { deleteAccount } from '../account/delete-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { nobody } from './read-person.ts'
import { requireSomebodyElse } from './require-somebody-else.ts'

/** As the person would do it themselves, for who asks for it in another way. Throws NOT_FOUND, and CONFLICT for oneself. */
export async function deletePerson(services: Services, actorId: string, userId: string): Promise<void> {
  requireSomebodyElse(actorId, userId)
  await deleteAccount(services, userId, actorId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'UNAUTHENTICATED' ? nobody() : error
  })
}
