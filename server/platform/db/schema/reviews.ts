import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OwnWords } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Report } from '#contract/ads/report.ts'
import type { ProposalState, ReviewComment } from '#contract/ads/reviews/review.ts'
import { createdAt, id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { images } from './images.ts'
import { users } from './people.ts'

/** Review link of an ad, and what it shows. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** One review for each ad. */
    creativeId: uuid()
      .notNull()
      .unique()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address. */
    tokenHash: text().notNull().unique(),
    /** The token, sealed with the server's secret; null for a link from before it was stored. */
    tokenSealed: text(),
    productName: text().notNull(),
    version: integer().notNull(),
    sharedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Last day named by the legal line of what was shared; null if it names none. */
    lastDay: text(),
  },
  (table) => [index('reviews_expires_at').on(table.expiresAt)],
)

/** Pictures of a review's version. They are kept as long as they are listed here, even if the ad no longer has them. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: id(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    findings: jsonb().$type<Report['findings']>().notNull(),
  },
  (table) => [
    unique('review_pictures_format').on(table.reviewId, table.format),
    index('review_pictures_image_id').on(table.imageId),
  ],
)

export const reviewComments = pgTable(
  'review_comments',
  {
    id: id(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    spot: jsonb().$type<ReviewComment['spot']>(),
    /** Marks a comment that lists what has to change before the version is approved. */
    asksChanges: boolean().notNull().default(false),
    /** Answer of the ad's owner. */
    answer: text(),
    answeredAt: moment(),
    /** Time at which the owner marked it as done. */
    doneAt: moment(),
    /** Version that carries out the comment, if a proposal of the owner was accepted. */
    doneVersion: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('review_comments_review_id').on(table.reviewId, table.createdAt)],
)

/**
 * Proposals: what the owner would change because of a comment, and how the picture would look; one for each comment.
 */
export const reviewProposals = pgTable(
  'review_proposals',
  {
    id: id(),
    commentId: uuid()
      .notNull()
      .unique()
      .references(() => reviewComments.id, { onDelete: 'cascade' }),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    words: jsonb().$type<OwnWords>().notNull(),
    format: text().$type<FormatId>().notNull(),
    state: text().$type<ProposalState>().notNull(),
    /** Reason why the picture cannot be changed in this way. */
    message: text(),
    /** Picture with the change, once it is painted; stored for the proposal alone. */
    imageId: uuid().references(() => images.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('review_proposals_creative_id').on(table.creativeId),
    index('review_proposals_image_id').on(table.imageId),
  ],
)

export const reviewApprovals = pgTable(
  'review_approvals',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.version] })],
)

/** One link for several ads, each of which is approved separately. */
export const reviewLists = pgTable(
  'review_lists',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Same as for a review. */
    tokenHash: text().notNull().unique(),
    tokenSealed: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('review_lists_user_id').on(table.userId), index('review_lists_expires_at').on(table.expiresAt)],
)

export const reviewListAds = pgTable(
  'review_list_ads',
  {
    listId: uuid()
      .notNull()
      .references(() => reviewLists.id, { onDelete: 'cascade' }),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /**
     * SHA-256 of the token that opens the ad through this list; it is derived from the list's own token, and ends with
     * it.
     */
    tokenHash: text().notNull().unique(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.reviewId] }),
    index('review_list_ads_review_id').on(table.reviewId),
  ],
)
