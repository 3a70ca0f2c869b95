import { and, asc, desc, eq, gt, inArray, isNull, lte, max } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { reviewListAds, reviewLists, reviews, users } from '#server/platform/db/schema.ts'
import type { ReviewRow } from '../store.ts'

export type ListRow = typeof reviewLists.$inferSelect

export async function insertList(tx: Database, row: ListRow): Promise<void> {
  await tx.insert(reviewLists).values(row)
}

export async function findList(db: Database, id: string): Promise<ListRow | undefined> {
  const [row] = await db.select().from(reviewLists).where(eq(reviewLists.id, id))
  return row
}

/** Finds a list by its token. Returns undefined also if its owner is suspended. */
export async function findListByToken(db: Database, tokenHash: string): Promise<ListRow | undefined> {
  const [row] = await db
    .select({ list: reviewLists })
    .from(reviewLists)
    .innerJoin(users, eq(users.id, reviewLists.userId))
    .where(and(eq(reviewLists.tokenHash, tokenHash), isNull(users.suspendedAt)))
  return row?.list
}

/** Returns the user's lists, newest first, without expired ones. */
export function listLists(db: Database, userId: string, now: Date): Promise<ListRow[]> {
  return db
    .select()
    .from(reviewLists)
    .where(and(eq(reviewLists.userId, userId), gt(reviewLists.expiresAt, now)))
    .orderBy(desc(reviewLists.createdAt), desc(reviewLists.id))
}

export async function deleteList(tx: Database, id: string): Promise<void> {
  await tx.delete(reviewLists).where(eq(reviewLists.id, id))
}

export async function deleteExpiredLists(db: Database, now: Date): Promise<void> {
  await db.delete(reviewLists).where(lte(reviewLists.expiresAt, now))
}

/** Returns the reviews of lists, in the order in which they were added. */
export async function listReviewsOfLists(
  db: Database,
  listIds: readonly string[],
): Promise<{ listId: string; review: ReviewRow }[]> {
  if (listIds.length === 0) return []
  return db
    .select({ listId: reviewListAds.listId, review: reviews })
    .from(reviewListAds)
    .innerJoin(reviews, eq(reviews.id, reviewListAds.reviewId))
    .where(inArray(reviewListAds.listId, [...listIds]))
    .orderBy(asc(reviewListAds.place), asc(reviewListAds.reviewId))
}

/** Adds ads after the existing ones; one that is in the list keeps its place. */
export async function addAds(
  tx: Database,
  listId: string,
  ads: readonly { reviewId: string; tokenHash: string }[],
): Promise<void> {
  const [last] = await tx
    .select({ place: max(reviewListAds.place) })
    .from(reviewListAds)
    .where(eq(reviewListAds.listId, listId))
  const first = (last?.place ?? -1) + 1
  const rows = ads.map((ad, at) => ({ listId, ...ad, place: first + at }))
  await tx.insert(reviewListAds).values(rows).onConflictDoNothing()
}

/** Removes an ad. Returns false if the list does not have it. */
export async function dropAd(tx: Database, listId: string, reviewId: string): Promise<boolean> {
  const one = and(eq(reviewListAds.listId, listId), eq(reviewListAds.reviewId, reviewId))
  const gone = await tx.delete(reviewListAds).where(one).returning({ reviewId: reviewListAds.reviewId })
  return gone.length > 0
}

export async function deleteListsOfUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(reviewLists).where(eq(reviewLists.userId, userId))
}
