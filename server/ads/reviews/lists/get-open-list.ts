import type { Services } from '#server/services.ts'
import { requireAlive } from '../get-open-review.ts'
import { hashToken } from '../token.ts'
import { findListByToken, type ListRow } from './store.ts'

/**
 * Returns the list that a link of several ads opens. Throws NOT_FOUND for one that never existed, has ended or has
 * expired.
 */
export async function getOpenList({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<ListRow> {
  return requireAlive(await findListByToken(db, hashToken(token)), now())
}
