import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { ownWordsSchema } from './creative.ts'
import { formatIdSchema } from './format-id.ts'
import * as limits from './limits.ts'
import { REQUIRED_PARTS } from './required-parts.ts'
import { textOf } from './typed-text.ts'
import { isVisible } from './visible-text.ts'
import { WORD_PARTS } from './word-parts.ts'

/** What a client is shown of an ad by a link, without a sign-in, and what they say of it. */

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

/** Line breaks and tabs are what people type. */
const saidSchema = (missing: string) =>
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

/** Of what was shown: 1 at first, and one more each time that a new version is shared. */
const versionSchema = z.number().int().min(1)

export const PROPOSAL_STATES = ['painting', 'ready', 'refused'] as const

export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** What whoever shared the ad would change because of a comment. Before and after are pictures of the same size. */
export const proposalSchema = z.object({
  format: formatIdSchema,
  /** Texts by part; null takes one away. */
  words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()),
  state: z.enum(PROPOSAL_STATES),
  /** Why the picture cannot be changed so. */
  message: z.string().nullable(),
  beforeUrl: z.string().nullable(),
  /** Once it is painted. */
  afterUrl: z.string().nullable(),
})

export type Proposal = z.infer<typeof proposalSchema>

export const reviewCommentSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  name: z.string(),
  text: z.string(),
  spot: spotSchema.nullable(),
  /** It says what has to change before its version is approved. */
  asksChanges: z.boolean(),
  /** What whoever shared the ad says to it. */
  answer: z.object({ text: z.string(), createdAt: z.iso.datetime() }).nullable(),
  /** When whoever shared the ad marked it as done. */
  doneAt: z.iso.datetime().nullable(),
  /** The version that does what it says, where a proposal was accepted. */
  doneVersion: versionSchema.nullable(),
  /** One that is not accepted yet; whoever has the link sees it once it is painted. */
  proposal: proposalSchema.nullable(),
  createdAt: z.iso.datetime(),
})

export type ReviewComment = z.infer<typeof reviewCommentSchema>

export const approvalSchema = z.object({ version: versionSchema, name: z.string(), createdAt: z.iso.datetime() })

export type Approval = z.infer<typeof approvalSchema>

const standingFields = {
  /** Who asked last for changes of this version, while nobody has approved it. */
  changesAsked: approvalSchema.nullable(),
  /** The last day that the legal line names, as "2026-11-30". */
  lastDay: z.iso.date().nullable(),
}

/** One format of an ad as it was when it was shared. */
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
  /** Opens the link. Null of one from before it was kept, or of a secret that the server has no more: it can only be replaced. */
  token: z.string().nullable(),
  version: versionSchema,
  /** Another than `version` where the ad's pictures are others by now. */
  currentVersion: versionSchema,
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** What it shows, in the order of the catalogue. */
  pictures: z.array(pictureSchema),
  /** The last one, of this version or of an earlier one. */
  approval: approvalSchema.nullable(),
  ...standingFields,
  /** Oldest first. */
  comments: z.array(reviewCommentSchema),
})

export type Share = z.infer<typeof shareSchema>

const newShareSchema = shareSchema.extend({ token: z.string() })

export const getShare = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/share',
  params: idParams,
  /** Null where there is no link, or where its time is over. */
  success: { 200: z.object({ share: shareSchema.nullable() }) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const shareCreative = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share',
  params: idParams,
  success: { 200: newShareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** The old link ends at once; what was shown, said and approved stays. */
export const renewShareLink = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/link',
  params: idParams,
  success: { 200: newShareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Shows the ad's pictures as they are now under the same link; they are to be approved anew. Without new pictures it changes nothing. */
export const shareNewVersion = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/version',
  params: idParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

const commentParams = idParams.extend({ commentId: z.uuid() })

/** Of what was said by the link, one comment goes, and whoever has the link sees it no longer. */
export const deleteShareComment = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share/comments/:commentId',
  params: commentParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Answers a comment, for whoever has the link too; null takes the answer back. Marks it as done, or open again. What is left out stays. */
export const updateShareComment = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId',
  params: commentParams,
  body: z
    .object({ answer: saidSchema('Please write an answer').nullable().optional(), done: z.boolean().optional() })
    .refine(
      ({ answer, done }) => answer !== undefined || done !== undefined,
      'Please answer the comment, or mark it as done.',
    ),
  success: { 200: shareSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Shows how a picture would look with other words, to whoever has the link too. It takes the place of an earlier one of the comment. Free, as a change is. */
export const proposeChange = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId/proposal',
  params: commentParams,
  body: z.object({
    words: ownWordsSchema.refine((words) => Object.keys(words).length > 0, 'Please change a text.'),
    /** The comment's own where this is left out, and of one on all of it the first that is shown. */
    format: formatIdSchema.optional(),
  }),
  /** While it takes longer than a call should last its state is `painting`. */
  success: { 200: shareSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawProposal = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share/comments/:commentId/proposal',
  params: commentParams,
  success: { 200: shareSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Changes all pictures of the ad so, shares them as a new version, and marks the comment as done in it. The same again changes nothing. */
export const acceptProposal = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/share/comments/:commentId/proposal/accept',
  params: commentParams,
  success: {
    /** `refused` are formats that have no room for it and stayed as they were. */
    200: shareSchema.extend({ refused: z.array(z.object({ format: formatIdSchema, message: z.string() })) }),
    /** The change takes longer than a call should last: the same call again finishes it. */
    202: z.object({ jobId: z.uuid() }),
  },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT', 'GENERATION_FAILED'],
})

export const revokeShare = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/share',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** 128 bits; what is none can name nothing. */
export const reviewTokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) })

export const reviewSchema = z.object({
  productName: z.string(),
  version: versionSchema,
  expiresAt: z.iso.datetime(),
  /** In the order of the catalogue. */
  pictures: z.array(
    pictureSchema.extend({
      /** The required parts that are not on it: it is approved without them only where they are named. */
      lacking: z.array(z.enum(REQUIRED_PARTS)),
    }),
  ),
  /** Of this version. */
  approval: approvalSchema.nullable(),
  /** The last one of an earlier version, where this one is not approved. */
  approvedBefore: approvalSchema.nullable(),
  ...standingFields,
  /** Of every version, oldest first. */
  comments: z.array(reviewCommentSchema),
})

export type Review = z.infer<typeof reviewSchema>

export const getReview = defineCall({
  method: 'GET',
  path: '/api/reviews/:token',
  params: reviewTokenParams,
  success: { 200: reviewSchema },
  codes: ['NOT_FOUND'],
})

export const REVIEW_PICTURE_PATH = '/api/reviews/:token/pictures/:pictureId'
export const reviewPictureParams = reviewTokenParams.extend({ pictureId: z.uuid() })

export const addCommentBody = z.object({
  /** The one that was looked at: of another it is a CONFLICT. */
  version: versionSchema,
  name: nameSchema,
  text: saidSchema('Please write a comment'),
  spot: spotSchema.nullish().transform((spot) => spot ?? null),
})

export const addReviewComment = defineCall({
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
  /** The required parts that are accepted to be missing: without, a picture that lacks one is a CONFLICT whose field is `without`. */
  without: z.array(z.enum(REQUIRED_PARTS)).optional(),
})

/** Once for each version: whoever comes second gets the first one's. */
export const approveReview = defineCall({
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
  text: saidSchema('Please say what should change'),
})

/**
 * Says what has to change before this version is approved; it is kept as a comment. The same of the same person again is the comment that there is.
 * Of a version that is approved it is a CONFLICT.
 */
export const askForChanges = defineCall({
  method: 'POST',
  path: '/api/reviews/:token/changes',
  params: reviewTokenParams,
  body: askForChangesBody,
  success: { 200: reviewCommentSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})
