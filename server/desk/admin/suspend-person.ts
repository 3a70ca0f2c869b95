import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { deleteSessionsOfUser } from '#server/people/auth/session-store.ts'
import { announceUserSignOut } from '#server/people/auth/sign-outs.ts'
import type { Services } from '#server/services.ts'
import { setSuspended } from '#server/people/users/store.ts'
import { changePerson } from './change-person.ts'
import { requireSomebodyElse } from './require-somebody-else.ts'

/**
 * Suspends a user, or lifts the suspension. A suspended user is signed out and cannot sign in, and their review links
 * open nothing; all of it returns once it is lifted. Payments continue: see stop-payments.ts. Throws NOT_FOUND, and
 * CONFLICT for the operator's own account.
 */
export async function suspendPerson(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  { actorId, userId, suspended }: { actorId: string; userId: string; suspended: boolean },
): Promise<AdminPersonDetails> {
  requireSomebodyElse(actorId, userId)
  const person = await changePerson(services, userId, async (tx, account) => {
    if ((account.suspendedAt !== null) === suspended) return
    await setSuspended(tx, userId, suspended ? services.now() : null)
    await deleteSessionsOfUser(tx, userId)
    const kind = suspended ? 'person-suspended' : 'suspension-lifted'
    await recordAudit(tx, services, { kind, userId, actorId, details: {} })
  })
  announceUserSignOut(userId)
  return person
}
