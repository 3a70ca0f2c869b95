import { dropImages } from '#server/pictures/images/drop-images.ts'
import { getReview, withOwnAd } from '#server/ads/reviews/share-creative.ts'
import { type ReviewRow, deleteProposals } from '#server/ads/reviews/store.ts'
import type { Services } from '#server/services.ts'
import { getComment } from './get-comment.ts'
import type { CommentRequest } from './propose-change.ts'

/** Withdraws a proposal, with its picture. Succeeds if there is none. */
export function withdrawProposal(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { commentId, ...request }: CommentRequest,
): Promise<ReviewRow> {
  return withOwnAd(services, request, async (tx, { id }) => {
    const review = await getReview(tx, services, id)
    await getComment(tx, review, commentId)
    await dropImages(tx, services, await deleteProposals(tx, { reviewId: review.id, commentId }))
    return review
  })
}
