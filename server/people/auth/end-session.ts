import { recordAudit } from '#server/people/audit/record-audit.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { deleteSessionByKey, findSession } from './session-store.ts'
import { announceSessionEnd } from './sign-outs.ts'

/**
 * Ends one of a user's own sessions, and what is open for it. Throws NOT_FOUND for one that has ended, and NOT_OWNER
 * for another user's.
 */
export async function endSession(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  userId: string,
  key: string,
): Promise<void> {
  const { db, now } = services
  await db.transaction(async (tx) => {
    const found = await findSession(tx, key, now())
    if (found?.userId && found.userId !== userId) {
      throw new AppError('NOT_OWNER', 'This device is not yours to sign out. Please go back to your account.')
    }
    if (!found?.userId || !(await deleteSessionByKey(tx, key))) {
      throw new AppError('NOT_FOUND', 'This device is signed out already.')
    }
    const details = { device: found.session.device ?? null }
    await recordAudit(tx, services, { kind: 'session-ended', userId, details })
  })
  announceSessionEnd(key)
}
