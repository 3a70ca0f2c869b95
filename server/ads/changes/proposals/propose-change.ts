import { isDeepStrictEqual } from 'node:util'
import type { OwnWords } from '#contract/ads/creative.ts'
import { FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { GENERATE_WAIT_MS } from '#contract/ads/generation.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { Database } from '#server/platform/db/database.ts'
import { waitForEnd } from '#server/ads/generation/wait-for-job.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { paintProposalJob } from '#server/ads/reviews/paint-proposal-job.ts'
import { getReview, hasChanged, type ShareRequest, withOwnAd } from '#server/ads/reviews/share-creative.ts'
import {
  type CommentRow,
  findProposal,
  insertProposal,
  listReviewPictures,
  listProposals,
  type ReviewRow,
  deleteProposals,
} from '#server/ads/reviews/store.ts'
import type { Services } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { getComment } from './get-comment.ts'

export interface CommentRequest extends ShareRequest {
  commentId: string
}

interface ProposalRequest extends CommentRequest {
  words: OwnWords
  /** Defaults to the comment's own format or, for a comment on the whole ad, to the first one shown. */
  format?: FormatId | undefined
}

/** Most proposals of one ad that are painted at once. */
const AT_ONCE_MAX = 4

/**
 * Paints a picture with other words because of a comment, and waits for it as long as a call should last. It replaces
 * the previous proposal for the comment; a repeated request returns the existing one. Throws CONFLICT if the ad differs
 * from what its link shows.
 */
export async function proposeChange(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'storage'>,
  { commentId, words, format, ...request }: ProposalRequest,
  signal: AbortSignal,
): Promise<ReviewRow> {
  requireSettable({ words })
  const { review, proposalId } = await withOwnAd(services, request, async (tx, { id: creativeId }) => {
    const shared = await getReview(tx, services, creativeId)
    const comment = await getComment(tx, shared, commentId)
    const shown = await requireShown(tx, { review: shared, comment, creativeId, format })
    const wanted = { words, format: shown }
    const proposals = await listProposals(tx, shared.id)
    const before = proposals.find((one) => one.commentId === commentId)
    const isSame = before && isDeepStrictEqual({ words: before.words, format: before.format }, wanted)
    if (isSame && before.state !== 'refused') return { review: shared, proposalId: before.id }
    if (proposals.filter(({ state }) => state === 'painting').length >= AT_ONCE_MAX) {
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'Some proposals are still being painted. Please wait a moment and try again.',
      )
    }
    await services.storage.requireRoom()
    await dropImages(tx, services, await deleteProposals(tx, { reviewId: shared.id, commentId }))
    const id = services.newId()
    const row = { id, commentId, creativeId, ...wanted, state: 'painting' as const }
    await insertProposal(tx, { ...row, message: null, imageId: null, createdAt: services.now() })
    await services.jobs.send(tx, paintProposalJob, { proposalId: id })
    return { review: shared, proposalId: id }
  })
  notifyAdUpdated(request.creativeId)
  const read = () => findProposal(services.db, proposalId)
  await waitForEnd(read, ({ state }) => state !== 'painting', { timeoutMs: GENERATE_WAIT_MS, signal })
  return review
}

/** Returns the format whose picture is proposed, which has to be shared as the ad has it. */
async function requireShown(
  tx: Database,
  {
    review,
    comment,
    creativeId,
    format,
  }: { review: ReviewRow; comment: CommentRow; creativeId: string; format: FormatId | undefined },
): Promise<FormatId> {
  const formats = (await listReviewPictures(tx, review.id)).map((picture) => picture.format)
  const wanted = format ?? comment.spot?.format ?? FORMAT_IDS.find((one) => formats.includes(one))
  if (!wanted || !formats.includes(wanted)) {
    throw new AppError('CONFLICT', 'This picture is not shared any more. Please share the new version first.', 'format')
  }
  if (await hasChanged(tx, review.id, await listShownVariants(tx, [creativeId]))) {
    throw new AppError('CONFLICT', 'Your ads have changed since you shared them. Please share the new version first.')
  }
  return wanted
}
