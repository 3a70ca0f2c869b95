import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Angle } from '#contract/angles.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CampaignFeed, CampaignLook, CampaignProduct, FeedDifferences, ResultState } from '#contract/campaign.ts'
import type { FeedKind, NotForSale } from '#contract/feed.ts'
import type { Brand } from '#contract/brand.ts'
import type { FontSlot } from '#contract/brand-fonts.ts'
import type { AdChangesBody } from '#contract/change.ts'
import type { AdStyle, ColorPalette, Tone, Typography } from '#contract/choices.ts'
import type { Dials } from '#contract/dials.ts'
import type { OwnWords, RoleColors } from '#contract/creative.ts'
import type { Stroke } from '#contract/cut-out.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { FormatId } from '#contract/formats.ts'
import type { GenerationStage } from '#contract/generation-stages.ts'
import type { ImageEntry } from '#contract/image.ts'
import type { Logo } from '#contract/logo.ts'
import type { Report } from '#contract/report.ts'
import type { SALE_WORDS } from '#contract/sale-days.ts'
import type { ProposalState, ReviewComment } from '#contract/review.ts'
import type { Purchase } from '#contract/subscription.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { ComposedAs } from './composed-as.ts'
import type { PaintedLook, PaintedPhoto, PaintedText, PictureOwn } from './painted.ts'
import type { JobRecipe } from './job-recipe.ts'
import type { Timings } from './timings.ts'
import type { Provenance } from './provenance.ts'
import type { VariantSummary } from './variant-summary.ts'

/**
 * The tables: the entities of SPEC.md section 3 with their fields, and what their rules need besides (sessions, jobs,
 * the credit ledger, images). One schema and one set of migrations for PGlite and PostgreSQL.
 */

/** Font of a brand; its file is stored like a picture's. */
export interface BrandFont {
  imageId: string
  sha256: string
  name: string
  licensedAt: string
}

export type BrandFonts = Partial<Record<FontSlot, BrandFont>>

const id = () => uuid().primaryKey()
const createdAt = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().unique(),
    /** Exists because SPEC.md names it; always null, and never leaves the server. */
    password: text(),
    email: text().notNull().unique(),
    displayName: text().notNull(),
    /** Subject of the identity provider; prefixed by the issuer if it is not Google, by `demo` for the demo issuer. */
    googleId: text().unique(),
    profilePicture: text(),
    stripeCustomerId: text().unique(),
    /** Time at which an operator suspended the user; null if they are not suspended. */
    suspendedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_created_at').on(table.createdAt),
    /**
     * Folds only ASCII letters and compares bytes, so that a prefix of an address is a range of the index: for sign-in
     * and an operator's search.
     */
    index('users_folded_email').on(sql`lower(${table.email} collate "C")`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt), index('sessions_user_id').on(table.userId)],
)

export const creatives = pgTable(
  'creatives',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productName: text().notNull(),
    productDescription: text().notNull(),
    productPrice: text(),
    productDiscount: text(),
    taglines: jsonb().$type<string[]>().notNull().default([]),
    adStyle: text().$type<AdStyle>(),
    colorPalette: text().$type<ColorPalette>(),
    customPalette: jsonb().$type<{ id: string; name: string; colors: string[] }>(),
    customColors: jsonb().$type<string[]>().notNull().default([]),
    typography: text().$type<Typography>(),
    tone: text().$type<Tone>(),
    productImages: jsonb().$type<ImageEntry[]>().notNull().default([]),
    inspirationImages: jsonb().$type<ImageEntry[]>().notNull().default([]),
    /** Version of the touch-up of each photo, by the photo's id: shows whether a picture is older than it. */
    touchedUp: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Formats chosen in step 4 and not generated yet; the contract's selectedFormats also counts variants and jobs. */
    chosenFormats: jsonb().$type<FormatId[]>().notNull().default([]),
    /** Texts in the user's own words, by part: they take precedence over the fields. */
    words: jsonb().$type<OwnWords>().notNull().default({}),
    /**
     * Colors by role, which take precedence over palette and style in every picture, and colors of single formats,
     * which take precedence there.
     */
    roleColors: jsonb().$type<RoleColors>().notNull().default({}),
    formatColors: jsonb().$type<Partial<Record<FormatId, RoleColors>>>().notNull().default({}),
    /**
     * Settings of a copy that single pictures of its original have alone, until the first picture of that format has
     * them.
     */
    formatOwn: jsonb().$type<Partial<Record<FormatId, PictureOwn>>>().notNull().default({}),
    /** Sizes of parts and position of the product, for every picture without dials of its own. */
    dials: jsonb().$type<Dials>().notNull().default({}),
    logo: jsonb().$type<Logo>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /** Brand that gave the ad its logo, colors and texts; null if there was none or the brand was deleted. */
    brandId: uuid().references((): AnyPgColumn => brands.id, { onDelete: 'set null' }),
    /** Language of the ad; null if it is detected from its words. */
    language: text().$type<LanguageCode>(),
    /**
     * Id of the experiment that the ad belongs to, and the angle with which it leads as one of its ads; each angle
     * occurs once. The ad that they came from has no angle.
     */
    testId: uuid(),
    angle: text().$type<Angle>(),
    /**
     * Seeds for the ad's sketches and its first picture; a copy has those of its original. Null in ads from before
     * sketches were stored.
     */
    seed: integer(),
    campaignSeed: integer(),
    /** Composition of the original's pictures; null if there were none, or if the ad is older than this column. */
    composedAs: jsonb().$type<ComposedAs>(),
    /** Campaign, if the ad is a campaign product: it is shown there and is not listed among the user's ads. */
    campaignId: uuid().references((): AnyPgColumn => campaigns.id, { onDelete: 'cascade' }),
    /** Languages of the browser that saved it last, best first. */
    browserLanguages: jsonb().$type<LanguageCode[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('creatives_user_id').on(table.userId, table.createdAt),
    index('creatives_campaign_id').on(table.campaignId),
    index('creatives_brand_id').on(table.brandId),
    uniqueIndex('creatives_test').on(table.testId, table.angle),
  ],
)

/**
 * Uploads, logos, fonts, painted ads and copies of profile pictures: the row says who owns them, and storage holds the
 * bytes under the row's id.
 */
export const images = pgTable(
  'images',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid().references(() => creatives.id, { onDelete: 'cascade' }),
    /** Campaign, if it is a photo of its products. */
    campaignId: uuid().references((): AnyPgColumn => campaigns.id, { onDelete: 'cascade' }),
    kind: text().$type<'upload' | 'variant' | 'profile' | 'logo' | 'font'>().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /**
     * Origin of the image as an IPTC term: from an upload's metadata before that was removed, or for an ad the term in
     * its file. Null if an upload gives none, and for ads from before this was recorded.
     */
    digitalSource: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_user_id').on(table.userId),
    index('images_creative_id').on(table.creativeId),
    index('images_campaign_id').on(table.campaignId),
    /** Ads whose files do not have the right term yet. */
    index('images_without_source')
      .on(table.id)
      .where(sql`${table.kind} = 'variant' and ${table.digitalSource} is null`),
  ],
)

/**
 * Brands: what the ads of each have in common. A user has a first brand and, on Pro, further ones. Only the first is
 * known to /api/brand and to the previous version, which finds it by `user_id`.
 */
export const brands = pgTable(
  'brands',
  {
    id: id().defaultRandom(),
    /** Owner, if it is their first brand; null for a further one. */
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Owner, if it is a further brand; null for a first one. */
    furtherOf: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    logo: jsonb().$type<Brand['logo']>(),
    colors: jsonb().$type<Brand['colors']>().notNull().default([]),
    typography: text().$type<Typography>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /**
     * Fonts by the texts they set: the image is the file, and `licensedAt` is when the user confirmed that the licence
     * allows it.
     */
    fonts: jsonb().$type<BrandFonts>().notNull().default({}),
    createdAt: createdAt().defaultNow(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('brands_one_owner', sql`num_nonnulls(${table.userId}, ${table.furtherOf}) = 1`),
    index('brands_further_of').on(table.furtherOf),
  ],
)

/**
 * Product pages read for a user within the last hour: for counting them, and for the pictures that may be taken from
 * them.
 */
export const pageReads = pgTable(
  'page_reads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** Addresses of the pictures on the page. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    readAt: moment().notNull(),
  },
  (table) => [index('page_reads_user_id').on(table.userId, table.readAt), index('page_reads_read_at').on(table.readAt)],
)

/**
 * Touch-ups that a user painted over a photo of an ad to correct its cut-out; deleted with the ad and with the photo.
 */
export const touchUps = pgTable(
  'touch_ups',
  {
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    strokes: jsonb().$type<Stroke[]>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creativeId, table.imageId] }),
    index('touch_ups_image_id').on(table.imageId),
  ],
)

/** Storage keys whose rows are gone: a job deletes the bytes within a day. */
export const orphanedObjects = pgTable(
  'orphaned_objects',
  { key: text().primaryKey(), createdAt: createdAt() },
  (table) => [index('orphaned_objects_created_at').on(table.createdAt)],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    adId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    imageUrl: text().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    seed: integer().notNull(),
    /** Seed for the ad's content; `seed` is for its composition. */
    campaignSeed: integer().notNull(),
    /** The ad as data, so that words can be changed later without starting over. */
    layout: jsonb().$type<StoredLayout>().notNull(),
    report: jsonb().$type<Report>().notNull(),
    /** Engine, models and cost of the variant; null for variants from before this was recorded. */
    provenance: jsonb('making').$type<Provenance>(),
    /** Sources of the picture, for changes and for detecting a stale picture; null from before this was recorded. */
    photos: jsonb().$type<PaintedPhoto[]>(),
    texts: jsonb().$type<PaintedText[]>(),
    look: jsonb().$type<PaintedLook>(),
    /** Colors by role, as hex. */
    colors: jsonb().$type<Record<string, string>>(),
    logo: jsonb().$type<Logo>(),
    /** Changes made to this picture alone, which its next versions inherit; null if there were none. */
    own: jsonb().$type<PictureOwn>(),
    /**
     * The shown parts of layout, report and making, so that no list has to unpack those; null for variants from before
     * this was recorded.
     */
    summary: jsonb().$type<VariantSummary>(),
    createdAt: createdAt(),
    /** Set when Regenerate or a change replaced the variant; it is kept for 30 days after that. */
    replacedAt: moment(),
  },
  (table) => [
    uniqueIndex('variants_current')
      .on(table.adId, table.format)
      .where(sql`${table.replacedAt} is null`),
    index('variants_ad_id').on(table.adId, table.createdAt),
    index('variants_image_id').on(table.imageId),
    index('variants_replaced_at')
      .on(table.replacedAt)
      .where(sql`${table.replacedAt} is not null`),
  ],
)

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export const generationJobs = pgTable(
  'generation_jobs',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    seed: integer().notNull(),
    campaignSeed: integer().notNull(),
    state: text().$type<JobState>().notNull(),
    stage: text().$type<GenerationStage>().notNull(),
    percentage: integer().notNull().default(0),
    code: text().$type<ErrorCode>(),
    message: text(),
    variantId: uuid(),
    /** `studio` if the user wants no model to take part. */
    engine: text().$type<'studio'>(),
    /**
     * Recipe that the job must paint; once it is done, the one that it painted. Null if no sketch was shown before, and
     * with models.
     */
    recipe: jsonb().$type<JobRecipe>(),
    /** Estimated seconds until the ad is done, as of its last stage. */
    secondsLeft: integer(),
    /** Duration of each part of the job, for later estimates. */
    timings: jsonb().$type<Timings>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    /** The same ad and format requested twice at once is one job. */
    uniqueIndex('generation_jobs_unfinished')
      .on(table.creativeId, table.format)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_creative_id').on(table.creativeId, table.createdAt),
    index('generation_jobs_user_id').on(table.userId),
    index('generation_jobs_unfinished_of_user')
      .on(table.userId)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_timings')
      .on(table.updatedAt)
      .where(sql`${table.timings} is not null`),
    /** Index for operators: jobs under way, and jobs that failed recently. */
    index('generation_jobs_unfinished_since')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_failed')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'failed'`),
  ],
)

/** A change as it was accepted: its logo is named by the id of its upload. */
export type AcceptedChanges = Omit<AdChangesBody, 'logo'> & {
  logo?: Logo | null | undefined
  /** Set if the change is for some of the ad's pictures alone, and the ad itself stays as it is. */
  onlyThese?: true | undefined
  /**
   * Set if everything but the changed words must stay the same to the pixel; a format that cannot do so refuses the
   * change.
   */
  frozen?: true | undefined
}

/** Outcome of a change for one format. */
export type ChangeOutcome = { format: FormatId } &
  /**
   * `alike`: the photo was shown in this way before, so that the picture looks the same. `moved`: parts other than the
   * changed words had to move.
   */
  (
    | { variantId: string; alike?: true; moved?: true }
    /** Reason why the format could not take the change. */
    | { message: string }
    /** Reason why the change is not visible in the picture; set only if no other format took it. */
    | { unseen: string }
  )

/** Changes of finished ads, which are free: a job kind of their own. */
export const adChanges = pgTable(
  'ad_changes',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changes: jsonb().$type<AcceptedChanges>().notNull(),
    formats: jsonb().$type<FormatId[]>().notNull(),
    /** Outcomes in the order of completion; after a restart, those formats are not done again. */
    outcomes: jsonb().$type<ChangeOutcome[]>().notNull().default([]),
    state: text().$type<JobState>().notNull(),
    message: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('ad_changes_creative_id').on(table.creativeId, table.createdAt),
    index('ad_changes_user_id').on(table.userId),
    index('ad_changes_created_at').on(table.createdAt),
  ],
)

export type SaleWords = Pick<OwnWords, (typeof SALE_WORDS)[number]>

/** States of an ad's sale: the day from which each holds, and its words in place of the ad's own. */
export const saleStates = pgTable(
  'sale_states',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** First day, as "2026-11-27". */
    fromDay: text().notNull(),
    words: jsonb().$type<SaleWords>().notNull().default({}),
    updatedAt: moment().notNull(),
  },
  (table) => [index('sale_states_creative_id').on(table.creativeId, table.fromDay)],
)

/** Data stored with a picture of a sale, beside its row. */
export interface PaintedSale {
  layout: StoredLayout
  texts: PaintedText[]
  findings: Report['findings']
}

/** Pictures of a sale state, one for each format: separate files, which remain when the ad is generated again. */
export const salePictures = pgTable(
  'sale_pictures',
  {
    id: id(),
    stateId: uuid()
      .notNull()
      .references(() => saleStates.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    state: text().$type<'queued' | 'done' | 'refused'>().notNull(),
    /** Reason why it was refused, or what is not visible in it. */
    message: text(),
    /** Null until it is painted. */
    imageId: uuid().references(() => images.id, { onDelete: 'cascade' }),
    /**
     * Picture of the ad, and the words with which this one was painted or refused: if either has changed, it is
     * outdated.
     */
    variantId: uuid(),
    words: jsonb().$type<SaleWords>(),
    painted: jsonb().$type<PaintedSale>(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('sale_pictures_format').on(table.stateId, table.format),
    index('sale_pictures_image_id').on(table.imageId),
  ],
)

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

/** Campaigns: every product of a feed in one look. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    look: jsonb().$type<CampaignLook>().notNull(),
    formats: jsonb().$type<FormatId[]>().notNull(),
    /** Facts about the file that its products came from. */
    feed: jsonb().$type<CampaignFeed>(),
    /** Settings of the owner for reading feeds. */
    reading: jsonb()
      .$type<{ kind: FeedKind | null; variantsApart: boolean; isCurrencySaid?: boolean }>()
      .notNull()
      .default({ kind: null, variantsApart: false }),
    /** Keys of unavailable products that were included by hand, latest last. */
    takenIn: jsonb().$type<string[]>().notNull().default([]),
    /** One seed for all products, so that their ads look alike. */
    seed: integer().notNull().default(1),
    /** Number of the last start; jobs of an earlier one see another number here and end. */
    run: integer().notNull().default(0),
    startedAt: moment(),
    /**
     * Is true if the owner was informed that its last start takes credits; false if it was started on a plan that takes
     * none, null from before this was recorded.
     */
    takesCredits: boolean(),
    /** Differences between the feed and what was started. */
    differences: jsonb().$type<FeedDifferences>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('campaigns_user_id').on(table.userId, table.createdAt),
    index('campaigns_updated_at').on(table.updatedAt),
  ],
)

/** Rows of a campaign's feed, in its order. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    key: text(),
    name: text(),
    product: jsonb().$type<NonNullable<CampaignProduct['product']>>(),
    /** Reason why no ad can be made of it. */
    problem: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    /** The product, if the shop does not sell it today, included by hand or not. */
    leftOut: jsonb().$type<LeftOutProduct>(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
)

type FeedProduct = NonNullable<CampaignProduct['product']>

interface LeftOutProduct {
  why: NotForSale
  product: FeedProduct
  notes: string[]
}

/** Started products of a campaign with their outcomes: the feed may have changed since. */
export const campaignResults = pgTable(
  'campaign_results',
  {
    id: id().defaultRandom(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    /** Product as its pictures are to show it. */
    product: jsonb().$type<FeedProduct>().notNull(),
    /** Product as its ad shows it now. */
    painted: jsonb().$type<FeedProduct>(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    state: text().$type<ResultState>().notNull(),
    /** Number of the start that it waits for or was painted by. */
    run: integer().notNull(),
    changed: boolean().notNull().default(false),
    message: text(),
    /** Formats without a picture, and the reason. */
    missing: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /**
     * Formats whose picture differs from the product and could not be changed, and the reason: only generating them
     * again helps.
     */
    outdated: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /** Is true if the owner has agreed to the cost of generating those again. */
    remake: boolean().notNull().default(false),
    /** Creative with its pictures and their sources. */
    creativeId: uuid().references(() => creatives.id, { onDelete: 'set null' }),
    openedAs: uuid().references(() => creatives.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('campaign_results_key').on(table.campaignId, table.key),
    index('campaign_results_place').on(table.campaignId, table.place),
    index('campaign_results_state').on(table.campaignId, table.state),
    index('campaign_results_creative_id').on(table.creativeId),
    index('campaign_results_opened_as').on(table.openedAs),
  ],
)

/** Photos of a campaign, each once. */
export const campaignPhotos = pgTable(
  'campaign_photos',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.address] }),
    index('campaign_photos_image_id').on(table.imageId),
  ],
)

export const CREDIT_TYPES = ['monthly', 'pack'] as const
export type CreditType = (typeof CREDIT_TYPES)[number]

/** Balances, one row for each credit type. Changed only together with the ledger rows that explain it. */
export const userCredits = pgTable(
  'user_credits',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creditType: text().$type<CreditType>().notNull(),
    amount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('user_credits_user_type').on(table.userId, table.creditType),
    check('user_credits_not_negative', sql`${table.amount} >= 0`),
  ],
)

export const LEDGER_KINDS = ['grant', 'reserve', 'settle', 'release', 'purchase', 'reclaim', 'gift'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/**
 * Append-only. `amount` is the change of the balance: a reserve is -1, a release +1, a settle 0. `reference` is the job
 * (reserve, settle, release), the month (grant), the request (gift) or the checkout (purchase; a reclaim, made by a
 * refund and undone by a won dispute, appends its cause), so that each happens at most once. A release is 0 if there is
 * no room for its credit any more, because a new month has filled up the monthly ones.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<LedgerKind>().notNull(),
    /** Balance that it changed; `unlimited` records what a Pro plan used. */
    creditType: text().$type<CreditType | 'unlimited'>().notNull(),
    amount: integer().notNull(),
    reference: text().notNull(),
    /** Reason that the operator gave for a gift. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [unique('credit_ledger_once').on(table.userId, table.kind, table.reference)],
)

/** One opening grant for each (issuer, subject), stored as a hash that outlives the account. */
export const openingGrants = pgTable('opening_grants', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** One trial for each (issuer, subject) at a payment provider, stored in the same way. */
export const usedTrials = pgTable('used_trials', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/**
 * Reads from the payment provider are numbered: a result is written only if its read began later than that of the last
 * one written.
 */
const tickets = () => ({ readTicket: integer().notNull().default(0), writtenTicket: integer().notNull().default(0) })

/** Customers of a payment provider. The id is the reference by which the provider makes its customer only once. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    provider: text().notNull(),
    /** Null once the account is deleted: the provider's customer is deleted next, and then this row. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the provider has answered. */
    externalId: text(),
    /** Time at which the user was last sent to a page of the provider, from which they may return with changes. */
    awaySince: moment(),
    readAt: moment(),
    ...tickets(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('customers_user').on(table.provider, table.userId),
    unique('customers_external_id').on(table.provider, table.externalId),
    index('customers_user_id').on(table.userId),
    index('customers_away')
      .on(table.provider, table.readAt)
      .where(sql`${table.awaySince} is not null`),
  ],
)

/** `pending`: the user has paid in a way that takes days. `over`: nobody can pay on the page any more. */
export type CheckoutState = 'open' | 'pending' | 'paid' | 'over'

/** Payment pages opened for a user, and for a pack of credits its outcome. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    provider: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purchase: text().$type<Purchase>().notNull(),
    trialDays: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<CheckoutState>().notNull(),
    /** Null until the provider has answered, like `url`. */
    externalId: text(),
    url: text(),
    priceId: text(),
    paymentId: text(),
    /** Number of the pack's credits taken back after a refund or dispute, and number of those already spent. */
    reclaimedCredits: integer().notNull().default(0),
    spentCredits: integer().notNull().default(0),
    ...tickets(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('checkouts_external_id').on(table.provider, table.externalId),
    /** One open checkout for each user. */
    uniqueIndex('checkouts_open')
      .on(table.provider, table.userId)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_user_id').on(table.userId),
    index('checkouts_payment_id').on(table.provider, table.paymentId),
  ],
)

/** Webhook events that have been applied. */
export const paymentEvents = pgTable(
  'payment_events',
  { provider: text().notNull(), id: text().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_events_created_at').on(table.createdAt),
  ],
)

/** Subscriptions as last reported by their payment provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    provider: text().notNull(),
    externalId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** Final end; null while it renews automatically. */
    endDate: moment(),
    trialEnd: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.externalId] }),
    index('subscriptions_user_id').on(table.userId),
  ],
)

/** Basis of the daily limits: the cost of model calls (millionths of a dollar) and the free ads after failures. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** Day in UTC, as 2026-03-17. */
    day: text().notNull(),
    /** Key for what is counted and for whom: `models`, `models:{userId}`, `free-ads:{userId}`. */
    scope: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] }), index('daily_counts_user_id').on(table.userId)],
)

/**
 * Events about money, sign-ins and operators. They outlive the account, of which only an id remains that no longer
 * belongs to anybody: so there is no foreign key to the user.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull(),
    /** See server/people/audit/events.ts. */
    kind: text().notNull(),
    userId: uuid(),
    /** Operator who acted. */
    actorId: uuid(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_user_id').on(table.userId, table.at)],
)

/**
 * Calls of the current minute that all processes together have counted for a caller. Unlogged: a database crash resets
 * the minute.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** Hash of the limit's name and of the caller whose calls it counts. */
    key: text().primaryKey(),
    taken: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('rate_windows_expires_at').on(table.expiresAt)],
)

export const cacheItems = pgTable(
  'cache_items',
  {
    id: id(),
    key: text().notNull().unique(),
    value: jsonb().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('cache_items_expires_at').on(table.expiresAt)],
)

export { sandboxCheckouts, sandboxCustomers, sandboxPayments, sandboxSubscriptions } from './sandbox-tables.ts'
