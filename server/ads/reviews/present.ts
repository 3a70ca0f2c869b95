import { sortByFormat } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { missingParts } from '#contract/ads/required-parts.ts'
import type { Approval, ReviewProposal, Review, ReviewComment, Share } from '#contract/ads/reviews/review.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import type { LinkSeal } from './link-seal.ts'
import { hasChanged } from './share-creative.ts'
import {
  type ApprovalRow,
  type CommentRow,
  findLastApproval,
  findLastAsk,
  listComments,
  listReviewPictures,
  listProposals,
  type PictureRow,
  type ProposalRow,
  type ReviewRow,
} from './store.ts'

/** Presents a share to the ad's owner. */
export async function presentShare(
  { db, links }: { db: Database; links: LinkSeal },
  review: ReviewRow,
): Promise<Share> {
  const { id, creativeId, version, sharedAt, expiresAt } = review
  const isOutdated = await hasChanged(db, id, await listShownVariants(db, [creativeId]))
  const approval = await findLastApproval(db, id)
  const pictures = sortByFormat(await listReviewPictures(db, id))
  return {
    token: links.open(review),
    version,
    currentVersion: isOutdated ? version + 1 : version,
    sharedAt: sharedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    pictures: pictures.map((picture) => ({ ...presentPicture(picture), imageUrl: imageUrl(picture.imageId) })),
    approval: approval ? presentApproval(approval) : null,
    ...(await presentReviewState(db, review, approval)),
    comments: await presentComments(db, id, {
      imageUrlOf: ({ imageId }) => imageUrl(imageId),
      pictures,
      isOwner: true,
    }),
  }
}

/** Presents a review to a reviewer: nothing about its owner, and no address but the link's own. */
export async function presentReview(db: Database, review: ReviewRow, token: string): Promise<Review> {
  const { id, productName, version, expiresAt } = review
  const approval = await findLastApproval(db, id)
  const pictures = sortByFormat(await listReviewPictures(db, id))
  const urlOf = (picture: { id: string }) => `/api/reviews/${token}/pictures/${picture.id}`
  return {
    productName,
    version,
    expiresAt: expiresAt.toISOString(),
    pictures: pictures.map((picture) => ({
      ...presentPicture(picture),
      imageUrl: urlOf(picture),
      lacking: missingParts(picture.findings),
    })),
    approval: approval?.version === version ? presentApproval(approval) : null,
    approvedBefore: approval && approval.version < version ? presentApproval(approval) : null,
    ...(await presentReviewState(db, review, approval)),
    comments: await presentComments(db, id, { imageUrlOf: urlOf, pictures }),
  }
}

export async function presentReviewState(
  db: Database,
  review: ReviewRow,
  approval: ApprovalRow | undefined,
): Promise<Pick<Share, 'changesAsked' | 'lastDay'>> {
  const { version, lastDay } = review
  const ask = approval?.version === version ? undefined : await findLastAsk(db, review)
  return { changesAsked: ask ? presentApproval(ask) : null, lastDay }
}

function presentPicture({ id, format, width, height }: PictureRow) {
  return { id, format, width, height }
}

interface Shown {
  pictures: readonly PictureRow[]
  imageUrlOf: (picture: { id: string; imageId: string }) => string
  /** True for the owner, who also sees proposals before they are painted, and those that cannot be. */
  isOwner?: boolean
}

async function presentComments(db: Database, reviewId: string, shown: Shown): Promise<ReviewComment[]> {
  const proposals = await listProposals(db, reviewId)
  return (await listComments(db, reviewId)).map((comment) => {
    const proposal = proposals.find(({ commentId }) => commentId === comment.id)
    const isShown = proposal && (shown.isOwner || proposal.state === 'ready')
    return presentComment(comment, isShown ? presentProposal(proposal, shown) : null)
  })
}

function presentProposal(
  { id, format, words, state, message, imageId }: ProposalRow,
  { pictures, imageUrlOf }: Shown,
): ReviewProposal {
  const before = pictures.find((picture) => picture.format === format)
  return {
    format,
    words,
    state,
    message,
    beforeUrl: before ? imageUrlOf(before) : null,
    afterUrl: imageId ? imageUrlOf({ id, imageId }) : null,
  }
}

/** Presents a comment as both sides see it. */
export function presentComment(row: CommentRow, proposal: ReviewProposal | null = null): ReviewComment {
  const { id, version, name, text, spot, asksChanges, answer, answeredAt, doneAt, doneVersion, createdAt } = row
  return {
    id,
    version,
    name,
    text,
    spot,
    asksChanges,
    doneVersion,
    proposal,
    answer: answer && answeredAt ? { text: answer, createdAt: answeredAt.toISOString() } : null,
    doneAt: doneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export function presentApproval({ version, name, createdAt }: Omit<ApprovalRow, 'reviewId'>): Approval {
  return { version, name, createdAt: createdAt.toISOString() }
}
