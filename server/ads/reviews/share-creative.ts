import type { Database } from '#server/platform/db/database.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { lastDayOfAd } from '#server/ads/creatives/last-day-of-ad.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import { endReview, deletePictures } from './end-review.ts'
import { expiryOf, isAlive } from './lifetime.ts'
import type { LinkSeal } from './link-seal.ts'
import { paintProposalJob } from './paint-proposal-job.ts'
import {
  dropComment,
  findReviewOfCreative,
  insertPictures,
  insertReview,
  listReviewPictures,
  resetProposals,
  deleteProposals,
  type ReviewRow,
  updateReview,
  writeComment,
} from './store.ts'
import { hashToken, makeToken } from './token.ts'

/**
 * Operations of an owner on the link of an ad. Every plan has them: existing pictures may be shown, after a downgrade
 * too.
 */

type WithoutLinks = Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>
export type Needed = WithoutLinks & { links: LinkSeal }

export interface ShareRequest {
  userId: string
  creativeId: string
}

export interface NewLink {
  review: ReviewRow
  token: string
}

/** Makes the link. Throws CONFLICT if there is one, so that a second click does not end it. */
export function shareCreative(services: Needed, request: ShareRequest): Promise<NewLink> {
  return withOwnAd(services, request, async (tx, creative) => {
    const now = services.now()
    const before = await findReviewOfCreative(tx, creative.id)
    if (before && isAlive(before, now)) throw new AppError('CONFLICT', SHARED_ALREADY)
    return makeReview(tx, services, { creative, before })
  })
}

/**
 * Returns the ad's review for a list, with the list's lifetime and its pictures as they are now; makes one if there is
 * none. Throws CONFLICT for an ad without a picture.
 */
export async function shareInList(
  tx: Database,
  services: Needed,
  { creative, expiresAt }: { creative: CreativeRow; expiresAt: Date },
): Promise<ReviewRow> {
  const before = await findReviewOfCreative(tx, creative.id)
  if ((await listCurrentVariants(tx, [creative.id])).length === 0)
    throw new AppError('CONFLICT', NO_PICTURE, 'creativeIds')
  if (!before || !isAlive(before, services.now())) return (await makeReview(tx, services, { creative, before })).review
  const review = await freezeAgain(tx, services, { creative, review: before })
  return review.expiresAt < expiresAt ? updateReview(tx, review.id, { expiresAt }) : review
}

async function makeReview(
  tx: Database,
  services: Needed,
  { creative, before }: { creative: CreativeRow; before: ReviewRow | undefined },
): Promise<NewLink> {
  if (before) await endReview(tx, services, before.id)
  const variants = await getCurrentVariants(tx, creative.id)
  const now = services.now()
  const token = makeToken()
  const id = services.newId()
  const review = {
    id,
    creativeId: creative.id,
    ...storedColumnsOf(services, id, token),
    productName: creative.productName,
    version: 1,
    sharedAt: now,
    expiresAt: expiryOf(now),
    lastDay: lastDayOfAd(creative),
  }
  await insertReview(tx, review)
  await freeze(tx, services, { review, creative, variants })
  return { review, token }
}

/** Replaces the current link by another. */
export function renewLink(services: Needed, request: ShareRequest): Promise<NewLink> {
  return withOwnAd(services, request, async (tx, creative) => {
    const { id } = await getReview(tx, services, creative.id)
    const token = makeToken()
    const values = { ...storedColumnsOf(services, id, token), expiresAt: expiryOf(services.now()) }
    return { review: await updateReview(tx, id, values), token }
  })
}

/** Freezes the pictures as they are now. Two requests at once make one new version. */
export function shareNewVersion(services: WithoutLinks, request: ShareRequest): Promise<ReviewRow> {
  return withOwnAd(services, request, async (tx, creative) =>
    freezeAgain(tx, services, { creative, review: await getReview(tx, services, creative.id) }),
  )
}

/** Freezes the pictures within the caller's transaction. */
export async function freezeAgain(
  tx: Database,
  services: WithoutLinks,
  { creative, review }: { creative: CreativeRow; review: ReviewRow },
): Promise<ReviewRow> {
  const variants = await getCurrentVariants(tx, creative.id)
  if (!(await hasChanged(tx, review.id, variants))) return review
  // Done first: an approval at this moment either finishes before it, or finds another version.
  const { productName } = creative
  const next = await updateReview(tx, review.id, {
    productName,
    lastDay: lastDayOfAd(creative),
    version: review.version + 1,
    sharedAt: services.now(),
  })
  await deletePictures(tx, services, review.id)
  await freeze(tx, services, { review, creative, variants })
  await repaintProposals(tx, services, review.id)
  return next
}

/** Paints open proposals again on the pictures of the new version. */
async function repaintProposals(tx: Database, services: WithoutLinks, reviewId: string): Promise<void> {
  const before = await resetProposals(tx, reviewId)
  await dropImages(
    tx,
    services,
    before.flatMap(({ imageId }) => imageId ?? []),
  )
  for (const { id: proposalId } of before) await services.jobs.send(tx, paintProposalJob, { proposalId })
}

/** Returns true if the ad's pictures differ from those of its link. */
export async function hasChanged(
  db: Database,
  reviewId: string,
  variants: readonly Pick<VariantRow, 'imageId'>[],
): Promise<boolean> {
  const frozen = new Set((await listReviewPictures(db, reviewId)).map(({ imageId }) => imageId))
  return frozen.size !== variants.length || variants.some(({ imageId }) => !frozen.has(imageId))
}

/** Deletes one comment. Throws NOT_FOUND if it is deleted already, or belongs to another ad. */
export function deleteComment(
  services: Needed,
  { commentId, ...request }: ShareRequest & { commentId: string },
): Promise<ReviewRow> {
  return withOwnAd(services, request, async (tx, creative) => {
    const review = await getReview(tx, services, creative.id)
    await dropImages(tx, services, await deleteProposals(tx, { reviewId: review.id, commentId }))
    if (await dropComment(tx, review.id, commentId)) return review
    throw new AppError('NOT_FOUND', GONE)
  })
}

interface CommentUpdateRequest extends ShareRequest {
  commentId: string
  /** The answer; null deletes it. */
  answer?: string | null | undefined
  done?: boolean | undefined
}

/** Answers a comment, marks it as done or open again. Throws NOT_FOUND if it is deleted, or belongs to another ad. */
export function updateComment(
  services: Needed,
  { commentId, answer, done, ...request }: CommentUpdateRequest,
): Promise<ReviewRow> {
  return withOwnAd(services, request, async (tx, creative) => {
    const review = await getReview(tx, services, creative.id)
    const now = services.now()
    const values = {
      ...(answer !== undefined && { answer, answeredAt: answer === null ? null : now }),
      ...(done !== undefined && { doneAt: done ? now : null, doneVersion: null }),
    }
    if (await writeComment(tx, { reviewId: review.id, id: commentId }, values)) return review
    throw new AppError('NOT_FOUND', GONE)
  })
}

export async function revokeShare(services: Needed, request: ShareRequest): Promise<void> {
  await withOwnAd(services, request, async (tx, creative) => {
    const review = await findReviewOfCreative(tx, creative.id)
    if (review) await endReview(tx, services, review.id)
  })
}

/**
 * Runs an operation on the user's own ad, under the account's lock, which keeps the ad's pictures as they are
 * meanwhile.
 */
export function withOwnAd<Result>(
  { db }: Pick<Services, 'db'>,
  { userId, creativeId }: ShareRequest,
  act: (tx: Database, creative: CreativeRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    return act(tx, await getOwnCreative(tx, userId, creativeId))
  })
}

export async function getReview(tx: Database, { now }: Pick<Services, 'now'>, creativeId: string): Promise<ReviewRow> {
  const review = await findReviewOfCreative(tx, creativeId)
  if (review && isAlive(review, now())) return review
  throw new AppError('NOT_FOUND', 'This ad is not shared any more. Please share it again.')
}

async function getCurrentVariants(tx: Database, creativeId: string): Promise<VariantRow[]> {
  const variants = await listCurrentVariants(tx, [creativeId])
  if (variants.length > 0) return variants
  throw new AppError('NOT_FOUND', 'There is no picture to share yet. Please generate an ad first.')
}

/** Returns the columns that are stored of a token. */
export function storedColumnsOf(
  { links }: Pick<Needed, 'links'>,
  id: string,
  token: string,
): { tokenHash: string; tokenSealed: string } {
  return { tokenHash: hashToken(token), tokenSealed: links.seal(id, token) }
}

async function freeze(
  tx: Database,
  { newId }: Pick<Services, 'newId'>,
  { review, creative, variants }: { review: { id: string }; creative: CreativeRow; variants: readonly VariantRow[] },
): Promise<void> {
  const rows = variants.map(async ({ imageId, format, width, height, report, texts }) => ({
    id: newId(),
    reviewId: review.id,
    imageId,
    format,
    width,
    height,
    findings: await findLacking({ texts, findings: report.findings ?? [] }, creative),
  }))
  await insertPictures(tx, await Promise.all(rows))
}

const GONE = 'This comment is deleted already. Please reload the page.'
const NO_PICTURE = 'One of these ads has no picture to share yet. Generate it first, or leave it out.'
const SHARED_ALREADY = 'This ad is shared already. Please reload the page.'
