import type { z } from 'zod'
import type { addCommentBody, approveBody, askForChangesBody } from '#contract/ads/reviews/review.ts'
import { REVIEW_COMMENTS_MAX } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { announceApproved, announceCommented } from './announce-review.ts'
import { lockOpenReview } from './get-open-review.ts'
import {
  approveOnce,
  type ApprovalRow,
  type CommentRow,
  countComments,
  findLastApproval,
  insertComment,
  listComments,
  listReviewPictures,
  type ReviewRow,
} from './store.ts'

/** Answers of reviewers to an ad: approval, comments and requests for changes. */

type Needed = EventServices & Pick<Services, 'db'>

export function addComment(
  services: Needed,
  token: string,
  { version, ...comment }: z.output<typeof addCommentBody>,
): Promise<CommentRow> {
  return services.db.transaction(async (tx) => {
    const review = await lockOpenReview(tx, services, { token, version })
    const reviewId = review.id
    await requireRoom(tx, reviewId)
    const { spot } = comment
    const isShown = !spot || (await listReviewPictures(tx, reviewId)).some(({ format }) => format === spot.format)
    if (!isShown) throw new AppError('CONFLICT', GONE, 'spot')
    return storeComment(tx, services, review, { ...comment, version, asksChanges: false })
  })
}

/** Asks for changes before the version is approved. Pressed twice it is recorded once. */
export function askForChanges(
  services: Needed,
  token: string,
  { version, name, text }: z.output<typeof askForChangesBody>,
): Promise<CommentRow> {
  return services.db.transaction(async (tx) => {
    const review = await lockOpenReview(tx, services, { token, version })
    const reviewId = review.id
    const isSame = (one: CommentRow) =>
      one.asksChanges && one.version === version && one.name === name && one.text === text
    const before = (await listComments(tx, reviewId)).find(isSame)
    if (before) return before
    if ((await findLastApproval(tx, reviewId))?.version === version) throw new AppError('CONFLICT', APPROVED)
    await requireRoom(tx, reviewId)
    return storeComment(tx, services, review, { version, name, text, spot: null, asksChanges: true })
  })
}

export function approve(
  services: Needed,
  token: string,
  { version, name, without }: z.output<typeof approveBody>,
): Promise<ApprovalRow> {
  return services.db.transaction(async (tx) => {
    const review = await lockOpenReview(tx, services, { token, version })
    const reviewId = review.id
    const pictures = await listReviewPictures(tx, reviewId)
    if (pictures.length === 0) throw new AppError('CONFLICT', GONE)
    requireAccepted({ findings: pictures.flatMap(({ findings }) => findings), without, act: 'Approve' })
    const before = await findLastApproval(tx, reviewId)
    const approval = await approveOnce(tx, { reviewId, version, name, createdAt: services.now() })
    // Pressed twice, it is announced once.
    if (before?.version !== version) await announceApproved(tx, services, review)
    return approval
  })
}

async function requireRoom(tx: Database, reviewId: string): Promise<void> {
  if ((await countComments(tx, reviewId)) >= REVIEW_COMMENTS_MAX) throw new AppError('CONFLICT', FULL)
}

async function storeComment(
  tx: Database,
  services: Needed,
  review: ReviewRow,
  sent: Pick<CommentRow, 'version' | 'name' | 'text' | 'spot' | 'asksChanges'>,
): Promise<CommentRow> {
  const comment = {
    ...sent,
    reviewId: review.id,
    id: services.newId(),
    createdAt: services.now(),
    answer: null,
    answeredAt: null,
    doneAt: null,
    doneVersion: null,
  }
  await insertComment(tx, comment)
  await announceCommented(tx, services, { review, comment })
  return comment
}

const APPROVED =
  'This version is approved already. Write a comment, or ask whoever sent you the link for a new version.'
const FULL = `This link has ${REVIEW_COMMENTS_MAX} comments and takes no more until its owner deletes some. Please write to whoever sent it.`
const GONE = 'This picture is not shared any more. Please reload the page.'
