import { REVIEW_LIST_ADS_MAX, REVIEW_LISTS_MAX } from '#contract/limits.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { expiryOf, isAlive } from '../lifetime.ts'
import { storedColumnsOf, type Needed, shareInList } from '../share-creative.ts'
import { findReviewOfCreative } from '../store.ts'
import { hashToken, makeToken, tokenInList } from '../token.ts'
import {
  addAds,
  deleteList,
  dropAd,
  findList,
  insertList,
  listLists,
  type ListRow,
  listReviewsOfLists,
} from './store.ts'

/** Operations of an owner on the link of several ads. As for one ad, every plan has them. */

interface ListRequest {
  userId: string
  listId: string
}

/**
 * Makes a link over ads as they are now. For the same ads it returns the existing link, so that a second press makes no
 * second one.
 */
export function makeList(
  services: Needed,
  { userId, creativeIds }: { userId: string; creativeIds: readonly string[] },
): Promise<ListRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const now = services.now()
    const lists = await listLists(tx, userId, now)
    const before = await findSame(tx, lists, creativeIds)
    const token = before ? services.links.open(before) : null
    if (before && token) {
      await fill(tx, services, { list: before, token, creativeIds })
      return before
    }
    if (lists.length >= REVIEW_LISTS_MAX) throw new AppError('CONFLICT', TOO_MANY)
    return insertFilled(tx, services, { userId, creativeIds })
  })
}

async function insertFilled(
  tx: Database,
  services: Needed,
  { userId, creativeIds }: { userId: string; creativeIds: readonly string[] },
): Promise<ListRow> {
  const [now, id, token] = [services.now(), services.newId(), makeToken()]
  const list = { id, userId, ...storedColumnsOf(services, id, token), createdAt: now, expiresAt: expiryOf(now) }
  await insertList(tx, list)
  await fill(tx, services, { list, token, creativeIds })
  return list
}

async function findSame(
  tx: Database,
  lists: readonly ListRow[],
  creativeIds: readonly string[],
): Promise<ListRow | undefined> {
  const wanted = new Set(creativeIds)
  const held = await listReviewsOfLists(
    tx,
    lists.map(({ id }) => id),
  )
  return lists.find(({ id }) => {
    const ads = held.filter(({ listId }) => listId === id)
    return ads.length === wanted.size && ads.every(({ review }) => wanted.has(review.creativeId))
  })
}

/** Adds ads as they are now; ads already in the list get their current pictures. */
export function addToList(
  services: Needed,
  { creativeIds, ...request }: ListRequest & { creativeIds: readonly string[] },
): Promise<ListRow> {
  return withOwnList(services, request, async (tx, list) => {
    const token = services.links.open(list)
    if (!token) throw new AppError('CONFLICT', UNREADABLE)
    await fill(tx, services, { list, token, creativeIds })
    const held = await listReviewsOfLists(tx, [list.id])
    if (held.length > REVIEW_LIST_ADS_MAX) throw new AppError('CONFLICT', FULL, 'creativeIds')
    return list
  })
}

async function fill(
  tx: Database,
  services: Needed,
  { list, token, creativeIds }: { list: ListRow; token: string; creativeIds: readonly string[] },
): Promise<void> {
  const ads = []
  for (const creativeId of creativeIds) {
    const creative = await getOwnCreative(tx, list.userId, creativeId)
    const { id: reviewId } = await shareInList(tx, services, { creative, expiresAt: list.expiresAt })
    ads.push({ reviewId, tokenHash: hashToken(tokenInList(token, reviewId)) })
  }
  await addAds(tx, list.id, ads)
}

/** Takes an ad out of a list. Throws NOT_FOUND if it is not in it. */
export function removeFromList(
  services: Needed,
  { creativeId, ...request }: ListRequest & { creativeId: string },
): Promise<ListRow> {
  return withOwnList(services, request, async (tx, list) => {
    const review = await findReviewOfCreative(tx, creativeId)
    if (review && (await dropAd(tx, list.id, review.id))) return list
    throw new AppError('NOT_FOUND', 'This ad is not in the list any more. Please reload the page.')
  })
}

/** Ends the link. Comments on each ad stay with it. */
export async function endList(services: Needed, request: ListRequest): Promise<void> {
  await withOwnList(services, request, (tx, list) => deleteList(tx, list.id))
}

/**
 * Runs an operation on the user's own list. Throws NOT_FOUND if there is none or it has expired, and NOT_OWNER for
 * another user's.
 */
function withOwnList<Result>(
  { db, now }: Needed,
  { userId, listId }: ListRequest,
  act: (tx: Database, list: ListRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const list = await findList(tx, listId)
    if (!list || !isAlive(list, now())) throw new AppError('NOT_FOUND', GONE)
    if (list.userId !== userId) throw new AppError('NOT_OWNER', 'This link belongs to somebody else.')
    return act(tx, list)
  })
}

const GONE = 'This link has ended. Please make a new one.'
const UNREADABLE = 'This link can take no more ads. Please make a new one.'
const FULL = `One link holds at most ${REVIEW_LIST_ADS_MAX} ads. Make another one for the others.`
const TOO_MANY = `You have ${REVIEW_LISTS_MAX} links of several ads. Stop sharing one that you need no more.`
