import type { z } from 'zod'
import type { addCommentBody, approveBody } from '#contract/review.ts'
import { REVIEW_COMMENTS_MAX } from '#contract/limits.ts'
import { AppError } from '../http/app-error.ts'
import { requireAccepted } from '../http/require-accepted.ts'
import type { Services } from '../services.ts'
import { lockOpenReview } from './get-open-review.ts'
import { approveOnce, type ApprovalRow, type CommentRow, countComments, insertComment, listPictures } from './store.ts'

/** What whoever has the link says of the ad. */

type Needed = Pick<Services, 'db' | 'now' | 'newId'>

export function addComment(
  services: Needed,
  token: string,
  { version, ...said }: z.output<typeof addCommentBody>,
): Promise<CommentRow> {
  return services.db.transaction(async (tx) => {
    const { id: reviewId } = await lockOpenReview(tx, services, { token, version })
    if ((await countComments(tx, reviewId)) >= REVIEW_COMMENTS_MAX) throw new AppError('CONFLICT', FULL)
    const { spot } = said
    const isShown = !spot || (await listPictures(tx, reviewId)).some(({ format }) => format === spot.format)
    if (!isShown) throw new AppError('CONFLICT', GONE, 'spot')
    const comment = { ...said, id: services.newId(), reviewId, version, createdAt: services.now() }
    await insertComment(tx, comment)
    return comment
  })
}

export function approve(
  services: Needed,
  token: string,
  { version, name, without }: z.output<typeof approveBody>,
): Promise<ApprovalRow> {
  return services.db.transaction(async (tx) => {
    const { id: reviewId } = await lockOpenReview(tx, services, { token, version })
    const pictures = await listPictures(tx, reviewId)
    if (pictures.length === 0) throw new AppError('CONFLICT', GONE)
    requireAccepted({ findings: pictures.flatMap(({ findings }) => findings), without, act: 'Approve' })
    return approveOnce(tx, { reviewId, version, name, createdAt: services.now() })
  })
}

const FULL = `This link has ${REVIEW_COMMENTS_MAX} comments and takes no more until its owner deletes some. Please write to whoever sent it.`
const GONE = 'This picture is not shared any more. Please reload the page.'
