import { createHash } from 'node:crypto'
import type { User } from './store.ts'

/**
 * Returns a hash that records that an identity has had something there is only once. The identity itself is deleted
 * with the account, so only its hash may be stored; the purpose keeps one hash from being matched with another.
 */
export function hashIdentity(purpose: string, { googleId, id }: Pick<User, 'googleId' | 'id'>): string {
  return createHash('sha256')
    .update(`${purpose}\n${googleId ?? id}`)
    .digest('hex')
}
