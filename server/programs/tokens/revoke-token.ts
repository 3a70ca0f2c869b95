import { recordAudit } from '#server/people/audit/record-audit.ts'
import { announceSessionEnd } from '#server/people/auth/sign-outs.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { deleteToken, findToken } from './store.ts'

/**
 * Revokes one of a user's own tokens, and closes what is open for it. Throws NOT_FOUND for one that is gone, and
 * NOT_OWNER for another user's.
 */
export async function revokeToken(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  userId: string,
  tokenId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await findToken(tx, tokenId)
    if (found && found.userId !== userId) {
      throw new AppError('NOT_OWNER', 'This API token is not yours to revoke. Please go back to your account.')
    }
    if (!found || !(await deleteToken(tx, tokenId))) {
      throw new AppError('NOT_FOUND', 'This API token is revoked already.')
    }
    await recordAudit(tx, services, { kind: 'token-revoked', userId, details: { tokenId } })
  })
  announceSessionEnd(tokenId)
}
