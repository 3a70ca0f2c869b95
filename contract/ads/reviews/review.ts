import { z } from 'zod'
import { defineCall, idParams } from '../../platform/call.ts'
import { ownWordsSchema } from '../creative.ts'
import { formatIdSchema } from '../../format-id.ts'
import * as limits from '../../limits.ts'
import { REQUIRED_PARTS } from '../required-parts.ts'
import { textOf } from '../../text/typed-text.ts'
import { isVisible } from '../../text/visible-text.ts'
import { WORD_PARTS } from '../../word-parts.ts'

/** The calls by which clients view an ad through a link, without sign-in, and comment on it. */

const nameSchema = z
  .string('Please say who you are')
  .regex(/^\P{Cc}*$/u, 'A name must have no control characters')
  .pipe(
    textOf({
      max: limits.REVIEWER_NAME_MAX,
      tooLong: `A name must be at most ${limits.REVIEWER_NAME_MAX} characters`,
    }),
  )
  .refine(isVisible, 'Please say who you are')

/** Line breaks and tabs are part of what people type. */
const commentTextSchema = (missing: string) =>
  z
    .string(missing)
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'A comment must have no control characters')
    .pipe(
      textOf({
        max: limits.REVIEW_COMMENT_MAX,
        tooLong: `A comment must be at most ${limits.REVIEW_COMMENT_MAX} characters`,
      }),
    )
    .refine(isVisible, missing)

/** A place on a picture, as fractions of its width and height. */
export const spotSchema = z.object({
  format: formatIdSchema,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

/** The version that was shown: 1 at first, and one more each time a new version is shared. */
const versionSchema = z.number().int().min(1)

export const PROPOSAL_STATES = ['painting', 'ready', 'refused'] as const

export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** A change that the owner proposes because of a comment. Before and after are pictures of the same size. */
export const proposalSchema = z.object({
  format: formatIdSchema,
  /** Texts by part; null removes one. */
  words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()),
  state: z.enum(PROPOSAL_STATES),
  /** The reason why the picture cannot be changed like this. */
  message: z.string().nullable(),
  beforeUrl: z.string().nullable(),
  /** Set once it is painted. */
  afterUrl: z.string().nullable(),
})

export type ReviewProposal = z.infer<typeof proposalSchema>

export const reviewCommentSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  name: z.string(),
  text: z.string(),
  spot: spotSchema.nullable(),
  /** It states what has to change before its version is approved. */
  asksChanges: z.boolean(),
  /** The owner's answer. */
  answer: z.object({ text: z.string(), createdAt: z.iso.datetime() }).nullable(),
  /** The time at which the owner marked it as done. */
  doneAt: z.iso.datetime().nullable(),
  /** The version that implements it, if a proposal was accepted. */
  doneVersion: versionSchema.nullable(),
  /** A proposal that is not accepted yet; reviewers see it once it is painted. */
  proposal: proposalSchema.nullable(),
  createdAt: z.iso.datetime(),
})

export type ReviewComment = z.infer<typeof reviewCommentSchema>

export const approvalSchema = z.object({ version: versionSchema, name: z.string(), createdAt: z.iso.datetime() })

export type Approval = z.infer<typeof approvalSchema>

const standingFields = {
  /** The last reviewer who asked for changes of this version, as long as nobody has approved it. */
  changesAsked: approvalSchema.nullable(),
  /** The last day that the legal line names, as "2026-11-30". */
  lastDay: z.iso.date().nullable(),
}

/** One format of an ad at the time it was shared. */
const pictureSchema = z.object({
  id: z.uuid(),
  format: formatIdSchema,
  width: z.number().int(),
  height: z.number().int(),
  imageUrl: z.string(),
})

export type ReviewPicture = z.infer<typeof pictureSchema>

/** The link of an ad, for its owner. */
export const shareSchema = z.object({
  /**
   * Opens the link. Null if it is older than the storing of tokens, or if the server no longer has its secret: then the
   * link can only be replaced.
   */
  token: z.string().nullable(),
  version: versionSchema,
  /** Differs from `version` if the ad's pictures have changed since. */
  currentVersion: versionSchema,
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The shared pictures, in the order of the catalogue. */
  pictures: z.array(pictureSchema),
  /** The last approval, of this version or of an earlier one. */
  approval: approvalSchema.nullable(),
  ...standingFields,
  /** Oldest first. */
  comments: z.array(reviewCommentSchema),
})

export type Share = z.infer<typeof shareSchema>

const newShareSchema = shareSchema.extend({ token: z.string() })

export const getShareCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/share',
  scope: 'read',
  params: idParams,
  /** Null if there is no link, or it has expired. */
  success: { 200: z.object({ share: shareSchema.nullable() }) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const shareCreativeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share',
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 200: newShareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** Replaces the link. The old one ends at once; pictures, comments and approvals stay. */
export const renewShareLinkCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/link',
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 200: newShareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Shows the ad's current pictures under the same link; they have to be approved again. Does nothing if the pictures
 * have not changed.
 */
export const shareNewVersionCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/version',
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

const commentParams = idParams.extend({ commentId: z.uuid() })

/** Deletes a reviewer's comment, for reviewers too. */
export const deleteShareCommentCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share/comments/:commentId',
  scope: 'make',
  params: commentParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Answers a comment, for reviewers too; null deletes the answer. Marks it as done, or as open again. A field that is
 * left out stays.
 */
export const updateShareCommentCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId',
  scope: 'make',
  params: commentParams,
  body: z
    .object({ answer: commentTextSchema('Please write an answer').nullable().optional(), done: z.boolean().optional() })
    .refine(
      ({ answer, done }) => answer !== undefined || done !== undefined,
      'Please answer the comment, or mark it as done.',
    ),
  success: { 200: shareSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Previews a picture with other words, for reviewers too. It replaces an earlier proposal for the comment. Free, as a
 * change is.
 */
export const proposeChangeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId/proposal',
  scope: 'make',
  idempotent: true,
  params: commentParams,
  body: z.object({
    words: ownWordsSchema.refine((words) => Object.keys(words).length > 0, 'Please change a text.'),
    /** Defaults to the comment's format; for a comment on the whole ad, to the first that is shown. */
    format: formatIdSchema.optional(),
  }),
  /** The state is `painting` if it takes longer than a call should last. */
  success: { 200: shareSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawProposalCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share/comments/:commentId/proposal',
  scope: 'make',
  params: commentParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Makes the change on all pictures of the ad, shares them as a new version, and marks the comment as done in it. A
 * repeated call changes nothing.
 */
export const acceptProposalCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId/proposal/accept',
  scope: 'make',
  idempotent: true,
  params: commentParams,
  success: {
    /** `refused` lists formats that have no room for it and stayed as they were. */
    200: shareSchema.extend({ refused: z.array(z.object({ format: formatIdSchema, message: z.string() })) }),
    /** The change takes longer than a call should last: the same call again finishes it. */
    202: z.object({ jobId: z.uuid() }),
  },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT', 'GENERATION_FAILED'],
})

export const revokeShareCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Path parameters with a token of 128 bits; any other text cannot name a link. */
export const reviewTokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) })

export const reviewSchema = z.object({
  productName: z.string(),
  version: versionSchema,
  expiresAt: z.iso.datetime(),
  /** The pictures in the order of the catalogue. */
  pictures: z.array(
    pictureSchema.extend({
      /** Required parts that are missing on it: approval without them has to name them. */
      lacking: z.array(z.enum(REQUIRED_PARTS)),
    }),
  ),
  /** The approval of this version. */
  approval: approvalSchema.nullable(),
  /** The last approval of an earlier version, if this one is not approved. */
  approvedBefore: approvalSchema.nullable(),
  ...standingFields,
  /** Comments on every version, oldest first. */
  comments: z.array(reviewCommentSchema),
})

export type Review = z.infer<typeof reviewSchema>

export const getReviewCall = defineCall({
  method: 'GET',
  path: '/api/reviews/:token',
  params: reviewTokenParams,
  success: { 200: reviewSchema },
  codes: ['NOT_FOUND'],
})

export const REVIEW_PICTURE_PATH = '/api/reviews/:token/pictures/:pictureId'
export const reviewPictureParams = reviewTokenParams.extend({ pictureId: z.uuid() })

export const addCommentBody = z.object({
  /** The version that was viewed; any other is a CONFLICT. */
  version: versionSchema,
  name: nameSchema,
  text: commentTextSchema('Please write a comment'),
  spot: spotSchema.nullish().transform((spot) => spot ?? null),
})

export const addReviewCommentCall = defineCall({
  method: 'POST',
  path: '/api/reviews/:token/comments',
  params: reviewTokenParams,
  body: addCommentBody,
  success: { 200: reviewCommentSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

export const approveBody = z.object({
  version: versionSchema,
  name: nameSchema,
  /**
   * Required parts whose absence is accepted: otherwise a picture that lacks one is a CONFLICT whose field is
   * `without`.
   */
  without: z.array(z.enum(REQUIRED_PARTS)).optional(),
})

/** Approves a version once: a second reviewer gets the first one's approval. */
export const approveReviewCall = defineCall({
  method: 'POST',
  path: '/api/reviews/:token/approve',
  params: reviewTokenParams,
  body: approveBody,
  success: { 200: approvalSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

export const askForChangesBody = z.object({
  version: versionSchema,
  name: nameSchema,
  text: commentTextSchema('Please say what should change'),
})

/**
 * States what has to change before this version is approved; it is kept as a comment. The same text of the same
 * reviewer answers the existing comment. CONFLICT if the version is approved.
 */
export const askForChangesCall = defineCall({
  method: 'POST',
  path: '/api/reviews/:token/changes',
  params: reviewTokenParams,
  body: askForChangesBody,
  success: { 200: reviewCommentSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})
