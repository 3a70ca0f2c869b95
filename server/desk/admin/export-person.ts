import { z } from 'zod'
import { exportAccount } from '#server/desk/account/export-account.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { getPerson, personNotFound } from './read-person.ts'

/**
 * Exports everything about a user, for somebody who asks for it in another way than by their account page. Throws
 * NOT_FOUND.
 */
export async function exportPerson(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'storage'>,
  actorId: string,
  userId: string,
): Promise<ReadableStream> {
  if (!z.uuid().safeParse(userId).success) throw personNotFound()
  await getPerson(services.db, userId)
  await recordAudit(services.db, services, { kind: 'person-exported', userId, actorId, details: {} })
  return exportAccount(services, userId)
}
