import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { deleteSessionByKey, findSessionOwner } from './session-store.ts'
import { announceSessionEnd } from './sign-outs.ts'

/** Ends one of a person's own sessions, and what is open for it. Throws NOT_FOUND for one that has ended, and NOT_OWNER for somebody else's. */
export async function endSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  key: string,
): Promise<void> {
  const owner = await findSessionOwner(db, key, now())
  if (!owner) throw new AppError('NOT_FOUND', 'This session has ended already.')
  if (owner !== userId) throw new AppError('NOT_OWNER', 'This session is not yours. Please go back to your account.')
  await deleteSessionByKey(db, key)
  announceSessionEnd(key)
}
