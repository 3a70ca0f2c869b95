import type { RefusedFormat } from '#contract/ads/change.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { freezeAgain, getReview, withOwnAd } from '#server/ads/reviews/share-creative.ts'
import {
  findProposalOfComment,
  type ProposalRow,
  type ReviewRow,
  deleteProposals,
  writeComment,
} from '#server/ads/reviews/store.ts'
import type { ChangeServices, Services } from '#server/services.ts'
import { changeAd } from '../change-ad.ts'
import { getComment } from './get-comment.ts'
import type { CommentRequest } from './propose-change.ts'

interface Accepted {
  review: ReviewRow
  /** Formats that have no room for it and stayed as they were. */
  refused: RefusedFormat[]
}

/**
 * Makes the proposed change on all pictures of the ad, shares them as a new version and marks the comment as done in
 * it. Does nothing if it is done already. If the change takes longer than a call should last, its id is the answer, and
 * the same call again finishes it.
 */
export async function acceptProposal(
  services: ChangeServices,
  request: CommentRequest,
  signal: AbortSignal,
): Promise<Accepted | { jobId: string }> {
  const { review, proposal } = await readProposal(services, request)
  if (!proposal) return { review, refused: [] }
  const { userId, creativeId } = request
  const changed = await changeAd(services, { userId, creativeId, changes: { words: proposal.words } }, signal)
  if ('jobId' in changed) return changed
  const refusal = changed.refused.find(({ format }) => format === proposal.format)
  if (refusal) throw new AppError('CONFLICT', refusal.message)
  return { review: await finish(services, request), refused: changed.refused }
}

function readProposal(
  services: Pick<Services, 'db' | 'now'>,
  { commentId, ...request }: CommentRequest,
): Promise<{ review: ReviewRow; proposal: ProposalRow | undefined }> {
  return withOwnAd(services, request, async (tx, { id }) => {
    const review = await getReview(tx, services, id)
    const { doneVersion } = await getComment(tx, review, commentId)
    const proposal = await findProposalOfComment(tx, commentId)
    if (proposal?.state === 'ready') return { review, proposal }
    if (!proposal && doneVersion !== null) return { review, proposal: undefined }
    throw new AppError('CONFLICT', proposal ? NOT_PAINTED : NONE)
  })
}

function finish(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  { commentId, ...request }: CommentRequest,
): Promise<ReviewRow> {
  return withOwnAd(services, request, async (tx, creative) => {
    const review = await getReview(tx, services, creative.id)
    // A second press has finished it meanwhile, or it was withdrawn: the pictures are changed all the same.
    if (!(await findProposalOfComment(tx, commentId))) return review
    await dropImages(tx, services, await deleteProposals(tx, { reviewId: review.id, commentId }))
    const next = await freezeAgain(tx, services, { creative, review })
    const done = { doneAt: services.now(), doneVersion: next.version }
    await writeComment(tx, { reviewId: review.id, id: commentId }, done)
    return next
  })
}

const NOT_PAINTED = 'This proposal is not painted. Please wait until you see it, or propose something else.'
const NONE = 'Nothing is proposed here any more. Please reload the page.'
