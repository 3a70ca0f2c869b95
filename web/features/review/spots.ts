import type { FormatId } from '#contract/formats.ts'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'

/** A place on a picture, as fractions of its width and height. */
export interface SpotPoint {
  x: number
  y: number
}

/** A comment with the number that it has in the list and on its picture. */
export type NumberedComment = ReviewComment & { number: number }

export interface SortedComments {
  /** Gives the comments on this version's picture of a format. */
  on: (format: FormatId) => NumberedComment[]
  /** The comments on this version as a whole. */
  general: NumberedComment[]
  earlier: NumberedComment[]
}

/** Groups the comments of a review, oldest first, so that their numbers do not change. */
export function sortComments(
  comments: readonly ReviewComment[],
  { version, formats }: { version: number; formats: readonly FormatId[] },
): SortedComments {
  const current = comments.filter((comment) => comment.version === version)
  return {
    on: (format) => numbered(current.filter(({ spot }) => spot?.format === format)),
    general: numbered(current.filter(({ spot }) => !spot || !formats.includes(spot.format))),
    earlier: numbered(comments.filter((comment) => comment.version !== version)),
  }
}

function numbered(comments: readonly ReviewComment[]): NumberedComment[] {
  return comments.map((comment, at) => ({ ...comment, number: at + 1 }))
}
