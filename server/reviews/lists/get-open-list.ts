import type { Services } from '../../services.ts'
import { requireAlive } from '../get-open-review.ts'
import { hashToken } from '../token.ts'
import { findListByToken, type ListRow } from './store.ts'

/** What the link of several ads opens. Throws NOT_FOUND for one that never was, has ended or is over. */
export async function getOpenList({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<ListRow> {
  return requireAlive(await findListByToken(db, hashToken(token)), now())
}
