import { createHash } from 'node:crypto'
import type { User } from './store.ts'

/**
 * By which it is remembered that an identity has had what there is once. The identity itself is forgotten with the account, so only
 * its hash may be kept; the purpose keeps one hash from telling of another.
 */
export function hashIdentity(purpose: string, { googleId, id }: Pick<User, 'googleId' | 'id'>): string {
  return createHash('sha256')
    .update(`${purpose}\n${googleId ?? id}`)
    .digest('hex')
}
