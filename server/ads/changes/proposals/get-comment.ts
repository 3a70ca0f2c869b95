import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type CommentRow, findComment, type ReviewRow } from '#server/ads/reviews/store.ts'

/** Returns the comment. Throws NOT_FOUND if it is deleted, or belongs to another ad. */
export async function getComment(tx: Database, review: ReviewRow, commentId: string): Promise<CommentRow> {
  const comment = await findComment(tx, review.id, commentId)
  if (comment) return comment
  throw new AppError('NOT_FOUND', 'This comment is deleted already. Please reload the page.')
}
