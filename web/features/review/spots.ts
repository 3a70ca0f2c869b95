import type { FormatId } from '#contract/formats.ts'
import type { ReviewComment } from '#contract/review.ts'

/** A place on a picture, as fractions of its width and height. */
export interface Point {
  x: number
  y: number
}

/** A comment with the number that it has beside its picture, and on it. */
export type NumberedComment = ReviewComment & { number: number }

export interface SortedComments {
  /** Of this version, by the picture that they are about. */
  on: (format: FormatId) => NumberedComment[]
  /** Of this version, about all of it. */
  general: NumberedComment[]
  earlier: NumberedComment[]
}

/** The comments of a review where they belong. Oldest first, so that a number stays what it is. */
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
