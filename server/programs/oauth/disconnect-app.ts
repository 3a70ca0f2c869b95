import { recordAudit } from '#server/people/audit/record-audit.ts'
import { announceSessionEnd } from '#server/people/auth/sign-outs.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { deleteGrant, findConnectedApp } from './store.ts'

/**
 * Disconnects one of a user's own programs, with all of its tokens. Throws NOT_FOUND for one that is gone, and NOT_OWNER
 * for another user's.
 */
export async function disconnectApp(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  userId: string,
  appId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await findConnectedApp(tx, appId)
    if (!found) throw new AppError('NOT_FOUND', 'This program is disconnected already.')
    if (found.userId !== userId) {
      throw new AppError('NOT_OWNER', 'This program is not yours to disconnect. Please go back to your account.')
    }
    await deleteGrant(tx, found.grantId)
    await recordAudit(tx, services, { kind: 'app-disconnected', userId, details: { appId } })
  })
  announceSessionEnd(appId)
}
