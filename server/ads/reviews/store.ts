import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import {
  creatives,
  images,
  reviewApprovals,
  reviewComments,
  reviewListAds,
  reviewLists,
  reviewPictures,
  reviewProposals,
  reviews,
  users,
  variants,
} from '#server/platform/db/schema.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type PictureRow = typeof reviewPictures.$inferSelect
export type CommentRow = typeof reviewComments.$inferSelect
export type ProposalRow = typeof reviewProposals.$inferSelect
export type ApprovalRow = typeof reviewApprovals.$inferSelect

export async function insertReview(tx: Database, row: ReviewRow): Promise<void> {
  await tx.insert(reviews).values(row)
}

export async function findReviewOfCreative(db: Database, creativeId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.creativeId, creativeId))
  return row
}

/** Finds a review by the ad's own link, or by way of a list that has not expired. */
export async function findReviewByToken(db: Database, tokenHash: string, now: Date): Promise<ReviewRow | undefined> {
  const [own] = await db.select().from(reviews).where(isOpenedBy(db, tokenHash))
  if (own) return own
  const [listed] = await reviewsInLists(db, tokenHash, now)
  return listed
}

/** Finds and locks a review: other changes of it wait. */
export async function lockReviewByToken(tx: Database, tokenHash: string, now: Date): Promise<ReviewRow | undefined> {
  const [own] = await tx.select().from(reviews).where(isOpenedBy(tx, tokenHash)).for('no key update')
  if (own) return own
  const [listed] = await reviewsInLists(tx, tokenHash, now).for('no key update', { of: reviews })
  return listed
}

function reviewsInLists(db: Database, tokenHash: string, now: Date) {
  return db
    .select(getTableColumns(reviews))
    .from(reviewListAds)
    .innerJoin(reviewLists, eq(reviewLists.id, reviewListAds.listId))
    .innerJoin(reviews, eq(reviews.id, reviewListAds.reviewId))
    .innerJoin(users, eq(users.id, reviewLists.userId))
    .where(and(eq(reviewListAds.tokenHash, tokenHash), gt(reviewLists.expiresAt, now), isNull(users.suspendedAt)))
}

/** Condition for a link that opens the review. A link of a suspended user opens nothing. */
function isOpenedBy(db: Database, tokenHash: string): SQL | undefined {
  const suspended = db
    .select({ id: creatives.id })
    .from(creatives)
    .innerJoin(users, eq(users.id, creatives.userId))
    .where(and(eq(creatives.id, reviews.creativeId), isNotNull(users.suspendedAt)))
  return and(eq(reviews.tokenHash, tokenHash), notExists(suspended))
}

export async function updateReview(
  tx: Database,
  id: string,
  values: Partial<Omit<ReviewRow, 'id' | 'creativeId'>>,
): Promise<ReviewRow> {
  return onlyRow(await tx.update(reviews).set(values).where(eq(reviews.id, id)).returning())
}

export async function deleteReview(tx: Database, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

export async function listExpiredReviewIds(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(lte(reviews.expiresAt, now)).limit(limit)
  return rows.map(({ id }) => id)
}

export async function insertPictures(tx: Database, rows: PictureRow[]): Promise<void> {
  await tx.insert(reviewPictures).values(rows)
}

export function listReviewPictures(db: Database, reviewId: string): Promise<PictureRow[]> {
  return db.select().from(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
}

export interface StoredPicture {
  imageId: string
  contentType: string
}

export async function findPicture(
  db: Database,
  reviewId: string,
  pictureId: string,
): Promise<StoredPicture | undefined> {
  const columns = { imageId: images.id, contentType: images.contentType }
  const [row] = await db
    .select(columns)
    .from(reviewPictures)
    .innerJoin(images, eq(images.id, reviewPictures.imageId))
    .where(and(eq(reviewPictures.id, pictureId), eq(reviewPictures.reviewId, reviewId)))
  if (row) return row
  const [proposed] = await db
    .select(columns)
    .from(reviewProposals)
    .innerJoin(reviewComments, eq(reviewComments.id, reviewProposals.commentId))
    .innerJoin(images, eq(images.id, reviewProposals.imageId))
    .where(and(eq(reviewProposals.id, pictureId), eq(reviewComments.reviewId, reviewId)))
  return proposed
}

/**
 * Removes the pictures from the review, and returns the ids of those images that nothing else has: no version of the
 * ad, no other review. Two statements, so that the second sees what the first waited for: see listUnheld.
 */
export async function detachPictures(tx: Database, reviewId: string): Promise<string[]> {
  const taken = await tx
    .delete(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .returning({ imageId: reviewPictures.imageId })
  if (taken.length === 0) return []
  const isVersion = tx
    .select({ one: sql`1` })
    .from(variants)
    .where(eq(variants.imageId, images.id))
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        inArray(
          images.id,
          taken.map(({ imageId }) => imageId),
        ),
        notExists(isVersion),
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Returns which images of just deleted versions no review shows. It locks what reviews show: a review that ends at this
 * moment either waits and then finds the version deleted, or is waited for; so one of the two deletes the image.
 */
export async function listUnheld(tx: Database, imageIds: string[]): Promise<string[]> {
  if (imageIds.length === 0) return []
  const rows = await tx
    .select({ imageId: reviewPictures.imageId })
    .from(reviewPictures)
    .where(inArray(reviewPictures.imageId, imageIds))
    .for('share')
  const held = new Set(rows.map(({ imageId }) => imageId))
  return imageIds.filter((imageId) => !held.has(imageId))
}

/** Returns the images that a review of the ad shows in this format, and those that were painted for proposals. */
export async function listHeldOfFormat(tx: Database, creativeId: string, format: FormatId): Promise<string[]> {
  const ofAd = tx
    .select({ one: sql`1` })
    .from(reviews)
    .where(and(eq(reviews.id, reviewPictures.reviewId), eq(reviews.creativeId, creativeId)))
  const rows = await tx
    .select({ imageId: reviewPictures.imageId })
    .from(reviewPictures)
    .where(and(eq(reviewPictures.format, format), exists(ofAd)))
  const proposed = await tx
    .select({ imageId: reviewProposals.imageId })
    .from(reviewProposals)
    .where(and(eq(reviewProposals.creativeId, creativeId), eq(reviewProposals.format, format)))
  return [...rows, ...proposed].flatMap(({ imageId }) => imageId ?? [])
}

export function listProposals(db: Database, reviewId: string): Promise<ProposalRow[]> {
  return db
    .select(getTableColumns(reviewProposals))
    .from(reviewProposals)
    .innerJoin(reviewComments, eq(reviewComments.id, reviewProposals.commentId))
    .where(eq(reviewComments.reviewId, reviewId))
}

/**
 * Deletes proposals, of one comment or of the whole review, and returns the ids of the pictures that were painted for
 * them.
 */
export async function deleteProposals(
  tx: Database,
  { reviewId, commentId }: { reviewId: string; commentId?: string },
): Promise<string[]> {
  const ofReview = tx
    .select({ id: reviewComments.id })
    .from(reviewComments)
    .where(eq(reviewComments.reviewId, reviewId))
  const taken = await tx
    .delete(reviewProposals)
    .where(
      and(
        inArray(reviewProposals.commentId, ofReview),
        commentId === undefined ? undefined : eq(reviewProposals.commentId, commentId),
      ),
    )
    .returning({ imageId: reviewProposals.imageId })
  return taken.flatMap(({ imageId }) => imageId ?? [])
}

export async function findProposal(db: Database, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(reviewProposals).where(eq(reviewProposals.id, id))
  return row
}

export async function findProposalOfComment(db: Database, commentId: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(reviewProposals).where(eq(reviewProposals.commentId, commentId))
  return row
}

export async function insertProposal(tx: Database, row: ProposalRow): Promise<void> {
  await tx.insert(reviewProposals).values(row)
}

/** Ends a proposal that is still being painted. Returns false if it was deleted, or has ended. */
export async function endProposal(
  tx: Database,
  id: string,
  values: Pick<ProposalRow, 'state'> & Partial<Pick<ProposalRow, 'message' | 'imageId'>>,
): Promise<boolean> {
  const one = and(eq(reviewProposals.id, id), eq(reviewProposals.state, 'painting'))
  const ended = await tx.update(reviewProposals).set(values).where(one).returning({ id: reviewProposals.id })
  return ended.length > 0
}

/** Resets all proposals of a review to be painted again, and returns them as they were. */
export async function resetProposals(tx: Database, reviewId: string): Promise<ProposalRow[]> {
  const before = await listProposals(tx, reviewId)
  const ids = before.map(({ id }) => id)
  const painting = { state: 'painting' as const, message: null, imageId: null }
  if (ids.length > 0) await tx.update(reviewProposals).set(painting).where(inArray(reviewProposals.id, ids))
  return before
}

export async function findComment(tx: Database, reviewId: string, id: string): Promise<CommentRow | undefined> {
  const one = and(eq(reviewComments.id, id), eq(reviewComments.reviewId, reviewId))
  const [row] = await tx.select().from(reviewComments).where(one)
  return row
}

export async function insertComment(tx: Database, row: CommentRow): Promise<void> {
  await tx.insert(reviewComments).values(row)
}

/** Deletes a comment. Returns false if the review has no such comment. */
export async function dropComment(tx: Database, reviewId: string, id: string): Promise<boolean> {
  const one = and(eq(reviewComments.id, id), eq(reviewComments.reviewId, reviewId))
  const gone = await tx.delete(reviewComments).where(one).returning({ id: reviewComments.id })
  return gone.length > 0
}

/** Updates a comment. Returns false if the review has no such comment. */
export async function writeComment(
  tx: Database,
  { reviewId, id }: Pick<CommentRow, 'reviewId' | 'id'>,
  values: Partial<Pick<CommentRow, 'answer' | 'answeredAt' | 'doneAt' | 'doneVersion'>>,
): Promise<boolean> {
  const one = and(eq(reviewComments.id, id), eq(reviewComments.reviewId, reviewId))
  const written = await tx.update(reviewComments).set(values).where(one).returning({ id: reviewComments.id })
  return written.length > 0
}

export function listComments(db: Database, reviewId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.reviewId, reviewId))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id))
}

/** Finds the last request for changes of a version. */
export async function findLastAsk(
  db: Database,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewComments)
    .where(
      and(eq(reviewComments.reviewId, id), eq(reviewComments.version, version), eq(reviewComments.asksChanges, true)),
    )
    .orderBy(desc(reviewComments.createdAt), desc(reviewComments.id))
    .limit(1)
  return row
}

export async function countComments(tx: Database, reviewId: string): Promise<number> {
  const counted = tx.select({ count: count() }).from(reviewComments).where(eq(reviewComments.reviewId, reviewId))
  return onlyRow(await counted).count
}

/** Inserts an approval and returns the valid one, which is the first. */
export async function approveOnce(tx: Database, row: ApprovalRow): Promise<ApprovalRow> {
  await tx.insert(reviewApprovals).values(row).onConflictDoNothing()
  const ofVersion = and(eq(reviewApprovals.reviewId, row.reviewId), eq(reviewApprovals.version, row.version))
  return onlyRow(await tx.select().from(reviewApprovals).where(ofVersion))
}

/** Finds the approval of the latest version that was approved. */
export async function findLastApproval(db: Database, reviewId: string): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewApprovals)
    .where(eq(reviewApprovals.reviewId, reviewId))
    .orderBy(desc(reviewApprovals.version))
    .limit(1)
  return row
}

export async function deleteReviewsOfUser(tx: Database, userId: string): Promise<void> {
  const ownAds = tx.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId))
  await tx.delete(reviews).where(inArray(reviews.creativeId, ownAds))
}
