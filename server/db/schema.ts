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
 * The tables: the entities of SPEC.md section 3 with their fields, and what their rules need beside them (sessions, jobs,
 * the credit ledger, images). One schema and one set of migrations for PGlite and PostgreSQL.
 */

/** A font of a brand, as it is kept: its file is stored as a picture's is. */
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
    /** The provider's subject; prefixed by the issuer when it is not Google, by `demo` for the demo issuer. */
    googleId: text().unique(),
    profilePicture: text(),
    stripeCustomerId: text().unique(),
    /** Since when an operator has shut them out; null where nobody has. */
    suspendedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_created_at').on(table.createdAt),
    /** Only letters of ASCII are folded, and by bytes, so that the beginning of an address is a range of it: sign-in, an operator's search. */
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
    /** The version of what was painted over each photo, by the photo's id: whether a picture is from before that is told by it. */
    touchedUp: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Formats chosen in step 4 and not generated yet; the contract's selectedFormats also counts variants and jobs. */
    chosenFormats: jsonb().$type<FormatId[]>().notNull().default([]),
    /** Texts in her own words, by part: they win over the fields. */
    words: jsonb().$type<OwnWords>().notNull().default({}),
    /** Colors by what they are for, which win over palette and style in every picture; and those of single formats, which win there. */
    roleColors: jsonb().$type<RoleColors>().notNull().default({}),
    formatColors: jsonb().$type<Partial<Record<FormatId, RoleColors>>>().notNull().default({}),
    /** Of a copy: what single pictures of its original have alone, until the first picture of that format has it. */
    formatOwn: jsonb().$type<Partial<Record<FormatId, PictureOwn>>>().notNull().default({}),
    /** How large parts are and where the product stands, in every picture that says nothing else of its own. */
    dials: jsonb().$type<Dials>().notNull().default({}),
    logo: jsonb().$type<Logo>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /** Whose logo, colors and texts it was given; null where it was given none, or the brand is deleted. */
    brandId: uuid().references((): AnyPgColumn => brands.id, { onDelete: 'set null' }),
    /** What it is in; null is guessed from its words. */
    language: text().$type<LanguageCode>(),
    /** Of the ads of one test, and what it leads with as one of them: there is one of each. The ad that they came from has no angle. */
    testId: uuid(),
    angle: text().$type<Angle>(),
    /** For its sketches and its first picture; of a copy those of the ad that it was copied from. Null in ads from before sketches were kept. */
    seed: integer(),
    campaignSeed: integer(),
    /** How the pictures of that ad were composed; null where it had none, or is of before this was kept. */
    composedAs: jsonb().$type<ComposedAs>(),
    /** Of a product of a campaign, which is shown there and is none of the person's ads. */
    campaignId: uuid().references((): AnyPgColumn => campaigns.id, { onDelete: 'cascade' }),
    /** Those of the browser that saved it last, best first. */
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

/** Uploads, logos, fonts, painted ads and copies of profile pictures: the row says whose they are, storage holds the bytes under the row's id. */
export const images = pgTable(
  'images',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid().references(() => creatives.id, { onDelete: 'cascade' }),
    /** Of a photo of its products. */
    campaignId: uuid().references((): AnyPgColumn => campaigns.id, { onDelete: 'cascade' }),
    kind: text().$type<'upload' | 'variant' | 'profile' | 'logo' | 'font'>().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /**
     * How it was made, as a term of IPTC's: what an upload's metadata said before it was taken away, and what an ad's file says. Null
     * where an upload says nothing, and for ads from before this was kept.
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
 * What the ads of one brand have in common. A person has a first one and, on Pro, further ones: the first alone is known to /api/brand, and
 * to the version before, which finds it by `user_id`.
 */
export const brands = pgTable(
  'brands',
  {
    id: id().defaultRandom(),
    /** Whose first brand it is; null for a further one. */
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose further brand it is; null for a first one. */
    furtherOf: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    logo: jsonb().$type<Brand['logo']>(),
    colors: jsonb().$type<Brand['colors']>().notNull().default([]),
    typography: text().$type<Typography>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /** Its fonts by what they set: the image is the file, and `licensedAt` when the person said that the licence allows it. */
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
 * Product pages that were read for a person within the last hour: what their number is counted by, and the pictures that may be taken
 * from them.
 */
export const pageReads = pgTable(
  'page_reads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** Addresses of the pictures that it named. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    readAt: moment().notNull(),
  },
  (table) => [index('page_reads_user_id').on(table.userId, table.readAt), index('page_reads_read_at').on(table.readAt)],
)

/** What a person painted over a photo of an ad, to mend its cut-out: goes with the ad, and with the photo. */
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

/** Storage keys whose rows are gone: the bytes are deleted by a job, within a day. */
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
    /** Chooses what the ad says; the seed chooses how it is composed. */
    campaignSeed: integer().notNull(),
    /** The ad as data, so that words can be changed later without starting anew. */
    layout: jsonb().$type<StoredLayout>().notNull(),
    report: jsonb().$type<Report>().notNull(),
    /** Which engine and models made it, and at what cost; null for variants from before this was noted. */
    provenance: jsonb('making').$type<Provenance>(),
    /** What it was painted from, so that it can be changed and told from what the ad says by now; null from before this was noted. */
    photos: jsonb().$type<PaintedPhoto[]>(),
    texts: jsonb().$type<PaintedText[]>(),
    look: jsonb().$type<PaintedLook>(),
    /** Its colors by role, as hex. */
    colors: jsonb().$type<Record<string, string>>(),
    logo: jsonb().$type<Logo>(),
    /** What was changed on it alone, and its next versions keep; null where nothing was. */
    own: jsonb().$type<PictureOwn>(),
    /** What of layout, report and making is shown, so that no list unpacks those; null for variants from before this was noted. */
    summary: jsonb().$type<VariantSummary>(),
    createdAt: createdAt(),
    /** Set when Regenerate or a change replaced it; a replaced variant is kept 30 days. */
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
    /** `studio` where the person wants no model to take part. */
    engine: text().$type<'studio'>(),
    /** As which it is painted and no other; once it is done, as which it was. Null of what nobody has seen before, and with models. */
    recipe: jsonb().$type<JobRecipe>(),
    /** What this ad will still take, as told at its last stage. */
    secondsLeft: integer(),
    /** How long each part of its making took, for the estimates of later ones. */
    timings: jsonb().$type<Timings>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    /** The same ad and format asked for twice at once is one job. */
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
    /** What an operator looks at: those that are under way, and those that failed lately. */
    index('generation_jobs_unfinished_since')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_failed')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'failed'`),
  ],
)

/** A change as it was accepted: its logo is under the name of its upload. */
export type AcceptedChanges = Omit<AdChangesBody, 'logo'> & {
  logo?: Logo | null | undefined
  /** For some of the ad's pictures alone, so that the ad itself stays as it is. */
  onlyThese?: true | undefined
  /** What does not say the changed words stays to the pixel, or the format refuses them. */
  frozen?: true | undefined
}

/** What became of one format of a change. */
export type ChangeOutcome = { format: FormatId } &
  /** `alike`: its photo was shown so before, so that it looks as it did. `moved` where other parts than the changed words had to. */
  (
    | { variantId: string; alike?: true; moved?: true }
    /** Why it could not take the change. */
    | { message: string }
    /** Why nothing of the change is to be seen on it; only told where no other format took it. */
    | { unseen: string }
  )

/** Changes of finished ads, which cost nothing: a job of their own kind. */
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
    /** As they come; what is in it is not done again after a restart. */
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

/** The states of an ad's sale: from when each stands, and what it says in place of the ad's words. */
export const saleStates = pgTable(
  'sale_states',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Its first day, as "2026-11-27". */
    fromDay: text().notNull(),
    words: jsonb().$type<SaleWords>().notNull().default({}),
    updatedAt: moment().notNull(),
  },
  (table) => [index('sale_states_creative_id').on(table.creativeId, table.fromDay)],
)

/** What is kept with a picture of a sale for the table beside it. */
export interface PaintedSale {
  layout: StoredLayout
  texts: PaintedText[]
  findings: Report['findings']
}

/** The pictures of a state, one for each format: files of their own, which stay when the ad's are made anew. */
export const salePictures = pgTable(
  'sale_pictures',
  {
    id: id(),
    stateId: uuid()
      .notNull()
      .references(() => saleStates.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    state: text().$type<'queued' | 'done' | 'refused'>().notNull(),
    /** Why it was refused, or what is not seen on it. */
    message: text(),
    /** Null until it is painted. */
    imageId: uuid().references(() => images.id, { onDelete: 'cascade' }),
    /** The picture of the ad and the words that it was painted with, or refused: with others it is outdated. */
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

/** The link by which an ad is shown to whoever has it, and what it shows. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** One for each ad. */
    creativeId: uuid()
      .notNull()
      .unique()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the address carries. */
    tokenHash: text().notNull().unique(),
    /** What the address carries, sealed with the server's secret; null of a link from before it was kept. */
    tokenSealed: text(),
    productName: text().notNull(),
    version: integer().notNull(),
    sharedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The day that the legal line of what was shared names as its last; null where it names none. */
    lastDay: text(),
  },
  (table) => [index('reviews_expires_at').on(table.expiresAt)],
)

/** The pictures of its version. They are kept as long as they are here, whether or not the ad still has them. */
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
    /** It says what has to change before its version is approved. */
    asksChanges: boolean().notNull().default(false),
    /** What the ad's owner says to it. */
    answer: text(),
    answeredAt: moment(),
    /** When its owner marked it as done. */
    doneAt: moment(),
    /** The version that does what it says, where a proposal of its owner was accepted. */
    doneVersion: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('review_comments_review_id').on(table.reviewId, table.createdAt)],
)

/** What the ad's owner would change because of a comment, and how the picture would look: one for each comment. */
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
    /** Why the picture cannot be changed so. */
    message: text(),
    /** The picture with the change, once it is painted; it is kept for this alone. */
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

/** One link for several ads, each of which is approved by itself. */
export const reviewLists = pgTable(
  'review_lists',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As of a review. */
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
    /** SHA-256 of what opens the ad by way of this list: it follows from the list's own token, and ends with it. */
    tokenHash: text().notNull().unique(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.reviewId] }),
    index('review_list_ads_review_id').on(table.reviewId),
  ],
)

/** Every product of a feed in one look. */
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
    /** What is known of the file whose products it has. */
    feed: jsonb().$type<CampaignFeed>(),
    /** How its owner said that feeds are to be read. */
    reading: jsonb()
      .$type<{ kind: FeedKind | null; variantsApart: boolean; isCurrencySaid?: boolean }>()
      .notNull()
      .default({ kind: null, variantsApart: false }),
    /** By what those are known that the shop does not sell and somebody has taken in, the last one last. */
    takenIn: jsonb().$type<string[]>().notNull().default([]),
    /** One for all of its products, so that they are alike. */
    seed: integer().notNull().default(1),
    /** Of its last start; jobs of an earlier one find another number here and end. */
    run: integer().notNull().default(0),
    startedAt: moment(),
    /** Its owner was told that its last start takes credits; false where it was started on a plan that takes none, null from before this was noted. */
    takesCredits: boolean(),
    /** How the feed differs from what was started. */
    differences: jsonb().$type<FeedDifferences>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('campaigns_user_id').on(table.userId, table.createdAt),
    index('campaigns_updated_at').on(table.updatedAt),
  ],
)

/** The rows of a campaign's feed, in its order. */
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
    /** Why it cannot be made into ads. */
    problem: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    /** The product where the shop does not sell it today, taken in or not. */
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

/** The products of a campaign that were started, each with what became of it: the feed may have changed since. */
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
    /** As its pictures shall be. */
    product: jsonb().$type<FeedProduct>().notNull(),
    /** As its ad is by now. */
    painted: jsonb().$type<FeedProduct>(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    state: text().$type<ResultState>().notNull(),
    /** Of the start that it waits for or was painted by. */
    run: integer().notNull(),
    changed: boolean().notNull().default(false),
    message: text(),
    /** Formats without a picture, and why. */
    missing: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /** Formats whose picture shows something else than the product says and could not be changed, and why: only made anew they show it. */
    outdated: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /** Its owner has agreed to the cost of making those anew. */
    remake: boolean().notNull().default(false),
    /** Holds its pictures, and what they are painted from. */
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

/** The photos of a campaign, each once. */
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

/** The balance, one row a credit type. Changed only together with the ledger rows that explain it. */
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
 * Append-only. `amount` is what the balance changed by: a reserve is -1, a release +1, a settle 0. `reference` is the
 * job (reserve, settle, release), the month (grant), the request (gift) or the checkout (purchase; a reclaim, which a refund brings and a won
 * dispute takes back, adds what caused it), so that each happens at most once. A release is 0 where its credit has no place any
 * more: a new month has filled the monthly ones up.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<LedgerKind>().notNull(),
    /** Which balance it moved; `unlimited` records what a Pro plan used. */
    creditType: text().$type<CreditType | 'unlimited'>().notNull(),
    amount: integer().notNull(),
    reference: text().notNull(),
    /** Of a gift: why an operator gave it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [unique('credit_ledger_once').on(table.userId, table.kind, table.reference)],
)

/** One opening grant for each (issuer, subject), remembered as a hash after the account is deleted. */
export const openingGrants = pgTable('opening_grants', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** One trial for each (issuer, subject) at a payment provider, remembered likewise. */
export const usedTrials = pgTable('used_trials', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** Reads of the truth at the provider are numbered: only one that began later than the last one written is written. */
const tickets = () => ({ readTicket: integer().notNull().default(0), writtenTicket: integer().notNull().default(0) })

/** Who a user is at a payment provider. The id is the reference under which the provider makes its customer once. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    provider: text().notNull(),
    /** Null when the account is deleted: the provider's customer is deleted next, and then this row. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the provider has answered. */
    externalId: text(),
    /** When the person was last sent to a page of the provider's, from which they may come back with changes. */
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

/** `pending` is a person who has paid in a way that takes days; `over` is a page on which nobody can pay any more. */
export type CheckoutState = 'open' | 'pending' | 'paid' | 'over'

/** A payment page that was opened for a user, and for a pack of credits what became of it. */
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
    /** These are null until the provider has answered. */
    externalId: text(),
    url: text(),
    priceId: text(),
    paymentId: text(),
    /** After a refund or dispute: how many of the pack's credits were taken back, and how many had been spent. */
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

/** A subscription as its payment provider last reported it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    provider: text().notNull(),
    externalId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** When it ends for good; null while it renews by itself. */
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

/** What a day's ceilings are told from: the cost of model calls (millionths of a dollar) and the free ads after faults. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** UTC, as 2026-03-17. */
    day: text().notNull(),
    /** What is counted and for whom, in one key: `models`, `models:{userId}`, `free-ads:{userId}`. */
    scope: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] }), index('daily_counts_user_id').on(table.userId)],
)

/**
 * What happened to money and sign-ins, and what operators did. It outlives the account, of which only an id is left that belongs to nobody:
 * so no key refers to the person.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull(),
    /** See server/audit/events.ts. */
    kind: text().notNull(),
    userId: uuid(),
    /** The operator who did it. */
    actorId: uuid(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_user_id').on(table.userId, table.at)],
)

/** How much of a minute's calls the processes have taken for a caller. Unlogged: a crash of the database begins new minutes. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** A hash of the limit's name and of whose calls it counts. */
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
